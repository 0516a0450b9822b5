import { playerCommitment } from '@hanga/kernel';
import type { TableInfo } from '@hanga/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { named } from '../src/net/botApi/answers.ts';
import type { BotDesk } from '../src/net/botApi/index.ts';
import type { Operation } from '../src/net/botApi/operation.ts';
import { playOperations } from '../src/net/botApi/play.ts';
import { readOperations } from '../src/net/botApi/read.ts';
import { ServerProcess } from './support/process.ts';
import { Program, type Reading, type Told } from './support/program.ts';
import { eventually } from './support/within.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Record<string, object> }>>>>;
  readonly components: { readonly schemas: Record<string, object> };
}

/** The very operations that a server answers by; without a server behind them only their shapes are of use. */
const desk = { context: { games: new Map() } } as unknown as BotDesk;
const operations: readonly Operation[] = [...readOperations(desk), ...playOperations(desk)];
const nameOf = ({ method, path }: Operation): string => `${method} ${path.replace(':table', '{table}')}`;

let server: ServerProcess;
let description: Description;
beforeAll(async () => {
  server = await ServerProcess.start();
  description = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Description;
});
afterAll(() => server.kill());

let keys = 0;
const freshKey = (): string => `described-${++keys}`;
const OPEN = { kind: 'open' } as const;

test('everything that is answered is described, and nothing else', () => {
  expect(description.openapi).toBe('3.1.0');
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(operations.map(nameOf).toSorted());
});

test('every reference in it leads somewhere', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(5);
  for (const [, name] of references) expect(description.components.schemas).toHaveProperty(String(name));
});

/** Each operation asked, with the answer or the stream that came: a server's whole life in as few steps as do. */
async function everyAnswer(): Promise<Map<string, Told | Reading>> {
  const [host, guest] = [
    await Program.called('Host', server.address),
    await Program.called('Guest', server.address),
  ] as const;
  const all = new Map<string, Told | Reading>();
  const ask = async (who: Program, method: 'GET' | 'POST', path: string, shape: string, body?: object) => {
    const told = await who.request(method, path, body);
    all.set(`${method} /api/v1/${shape}`, told);
    return told;
  };
  await ask(host, 'GET', 'me', 'me');
  const news = await guest.stream('stream');
  all.set('GET /api/v1/stream', news);
  const table = { key: freshKey(), game: 'kanagawa', seats: [OPEN, OPEN], clock: { kind: 'deadline', seconds: 3600 } };
  const { id } = (await ask(host, 'POST', 'tables', 'tables', table)).answer as { id: string };
  const at = (who: Program, what: string, body?: object) =>
    ask(who, 'POST', `tables/${id}/${what}`, `tables/{table}/${what}`, body);
  await at(host, 'invite', { player: guest.owner.id });
  await ask(guest, 'GET', 'tables', 'tables');
  await at(guest, 'decline');
  await at(guest, 'sit', { key: freshKey(), seat: 1 });
  const streams = await Promise.all([host, guest].map(each => each.stream(`tables/${id}/stream?since=0`)));
  const [mine] = streams as [Reading];
  all.set('GET /api/v1/tables/{table}/stream', mine);
  await mine.until('the table', here => here.last('table') !== undefined);
  const promised = (mine.last('table')!['table'] as TableInfo).shuffle!.server;
  const part = '5'.repeat(64);
  const commitment = playerCommitment(promised, part);
  await at(guest, 'commit', { key: freshKey(), server: promised, commitment });
  await at(host, 'start', { key: freshKey() });
  await at(guest, 'reveal', { key: freshKey(), server: promised, part });
  const state = (n: number) => streams[n]!.last('state') as unknown as State;
  await Promise.all(streams.map(each => each.until('a state', here => here.last('state') !== undefined)));
  let canUndo = true;
  for (let moves = 0; state(0).toAct.length > 0 && moves < 2000; moves++) {
    const seat = state(0).toAct[0] as number;
    const who = seat === 0 ? host : guest;
    const { seq } = state(0);
    const settled = (before: number) =>
      Promise.all(streams.map(each => each.until('a change', here => (here.last('state')!['seq'] as number) > before)));
    await streams[seat]!.until('my turn', here => (here.last('state')!['seq'] as number) >= seq);
    const { question, legal } = state(seat);
    const action = legal[Math.floor(Math.random() * legal.length)];
    await at(who, 'move', { key: freshKey(), question, action });
    await settled(seq);
    if (!canUndo || state(seat).noUndo !== undefined || state(0).toAct.length === 0) continue;
    canUndo = false;
    await at(who, 'undo', { key: freshKey(), question: state(seat).question });
    await settled(seq + 1);
    await at(who, 'redo', { key: freshKey(), question: state(seat).question });
    await settled(seq + 2);
    await at(guest, 'leave', { key: freshKey() });
    await at(guest, 'back', { key: freshKey() });
  }
  await mine.until('the end', here => JSON.stringify(here.last('table')).includes('finished'));
  await news.until('the end', here => here.last('ended') !== undefined);
  await ask(guest, 'GET', `tables/${id}/record`, 'tables/{table}/record');
  await eventually('the record', async () => {
    const { answer } = await ask(guest, 'GET', 'records', 'records');
    return (answer as object[]).length > 1;
  });
  for (const each of [news, ...streams]) each.close();
  return all;
}

interface State {
  readonly toAct: readonly number[];
  readonly question: number;
  readonly legal: readonly object[];
  readonly noUndo?: string;
  readonly seq: number;
}

test('every operation answers as it is described', async () => {
  const all = await everyAnswer();
  for (const operation of operations) {
    const name = nameOf(operation);
    const told = all.get(name);
    expect(told, name).toBeDefined();
    const { answer: shape } = operation;
    expect(told!.status, `${name}: ${JSON.stringify('answer' in told! ? told.answer : '')}`).toBe(200);
    const lines = 'answer' in told! ? told.answer : told!.lines;
    const schema = shape.kind === 'one' ? shape.schema : v.array(shape.line);
    const { issues } = v.safeParse(schema, lines);
    expect(issues?.map(issue => `${v.getDotPath(issue)}: ${issue.message}`) ?? [], name).toEqual([]);
    if (shape.kind !== 'one') expect((lines as object[]).length, name).toBeGreaterThan(0);
  }
}, 180_000);

test('every operation is closed to who has no token or another scope, and says what is wrong with a body', async () => {
  const none = await Program.called('Nobody', server.address, ['records:read']);
  const bot = await Program.called('Somebody', server.address);
  const stranger = new Program(none.owner, `hanga_${'x'.repeat(43)}`);
  const { id } = (await bot.post('tables', { key: freshKey(), game: 'kanagawa', seats: [OPEN, OPEN] })).answer as {
    id: string;
  };
  for (const operation of operations) {
    const name = nameOf(operation);
    const path = operation.path.replace('/api/v1/', '').replace(':table', id);
    const described = description.paths[operation.path.replace(':table', '{table}')]?.[operation.method.toLowerCase()];
    const refused = async (who: Program, code: string, body?: object): Promise<void> => {
      const told = await who.request(operation.method, path, body);
      expect(told.answer, name).toMatchObject({ code });
      expect(v.is(named.Failed, told.answer), name).toBe(true);
      expect(described?.responses, name).toHaveProperty(String(told.status));
    };
    await refused(stranger, 'badToken', operation.body && {});
    if (operation.scope === 'play' || operation.scope === 'tables:read')
      await refused(none, 'noScope', operation.body && {});
    if (operation.body) await refused(bot, 'badMessage', { key: 7 });
    if (operation.path.includes(':table') && !operation.body && operation.refusals.includes('noSuchTable')) {
      const nowhere = await bot.request(operation.method, path.replace(id, 'A'.repeat(22)));
      expect([nowhere.status, nowhere.answer], name).toMatchObject([404, { code: 'noSuchTable' }]);
    }
  }
});

test('what is refused before any route is told in the same form', async () => {
  const bot = await Program.called('Anybody', server.address);
  for (const [path, status, code, more] of [
    ['nowhere', 404, 'noSuchRoute', {}],
    ['me%00', 400, 'badMessage', {}],
    [`tables/${'x'.repeat(200)}/stream`, 414, 'badMessage', {}],
    ['tables', 400, 'badMessage', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    [
      'tables',
      413,
      'badMessage',
      { method: 'POST', body: `"${'x'.repeat(20_000)}"`, headers: { 'content-type': 'application/json' } },
    ],
    ['tables', 415, 'badMessage', { method: 'POST', body: 'x', headers: { 'content-type': 'text/csv' } }],
    ['tables', 403, 'badMessage', { method: 'POST', body: '{}', headers: { origin: 'https://elsewhere.example' } }],
  ] as const) {
    const headers = { ...bot.headers, ...('headers' in more && more.headers) };
    const response = await fetch(`${server.address}/api/v1/${path}`, { ...more, headers });
    expect([path, response.status, await response.json()]).toMatchObject([path, status, { code }]);
  }
});
