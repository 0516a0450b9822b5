import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { Program, type Reading } from './support/program.ts';
import { eventually } from './support/within.ts';

const OPEN = { kind: 'open' } as const;
const data = freshFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ data });
});
afterAll(() => server.kill());

let count = 0;
const freshName = (): string => `Automaton ${++count}`;
const freshKey = (): string => `key-of-test-${++count}`;
const program = (scopes?: Parameters<typeof Program.called>[2]): Promise<Program> =>
  Program.called(freshName(), server.address, scopes);
const codeOf = (told: { answer: unknown }): string => (told.answer as { code: string }).code;

interface Asked {
  readonly toAct: readonly number[];
  readonly viewer: number;
  readonly question: number;
  readonly legal: readonly object[];
  readonly noUndo?: string;
  readonly seq: number;
}
const asked = (reading: Reading): Asked | undefined => reading.last('state') as Asked | undefined;
const isMyTurn = (reading: Reading): boolean => {
  const state = asked(reading);
  return state?.toAct.includes(state.viewer) ?? false;
};

/** A table of two programs that has begun. */
async function begun(more: object = {}): Promise<{ id: string; programs: Program[]; streams: Reading[] }> {
  const programs = [await program(), await program()];
  const [host, guest] = programs as [Program, Program];
  const opened = await host.post('tables', { key: freshKey(), game: 'kanagawa', seats: [OPEN, OPEN], ...more });
  const { id } = opened.answer as { id: string };
  expect((await guest.post(`tables/${id}/sit`, { key: freshKey() })).status).toBe(200);
  expect((await host.post(`tables/${id}/start`, { key: freshKey() })).status).toBe(200);
  const streams = await Promise.all(programs.map(each => each.stream(`tables/${id}/stream`)));
  await Promise.all(streams.map(stream => stream.until('a state', here => asked(here) !== undefined)));
  return { id, programs, streams };
}

/** Whoever must act moves until the table is over, or long enough. */
async function playOn(id: string, programs: Program[], streams: Reading[], most = 1000): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const [first] = streams as [Reading];
    const before = asked(first)!;
    if (before.toAct.length === 0) return;
    const mine = before.toAct[0] as number;
    await streams[mine]!.until('my turn', isMyTurn);
    const { question, legal } = asked(streams[mine]!)!;
    const action = legal[Math.floor(Math.random() * legal.length)];
    const told = await programs[mine]!.post(`tables/${id}/move`, { key: freshKey(), question, action });
    expect(told.answer).toEqual({ ok: true });
    await Promise.all(streams.map(each => each.until('the move', here => asked(here)!.seq > before.seq)));
  }
}

describe('tokens', () => {
  test('are shown once, named, and say when they were used last; none but the account’s own password makes one', async () => {
    const { owner, secret } = await program();
    const [token, ...more] = await owner.get<{ name: string; scopes: string[]; usedAt?: number }[]>('/api/me/tokens');
    expect(more).toEqual([]);
    expect(token).toMatchObject({ name: 'a test', scopes: ['tables:read', 'records:read', 'play'] });
    expect(token).not.toHaveProperty('usedAt');
    expect(JSON.stringify(token)).not.toContain(secret);
    expect((await new Program(owner, secret).get('me')).status).toBe(200);
    expect((await owner.get<{ usedAt: number }[]>('/api/me/tokens'))[0]!.usedAt).toBeGreaterThan(0);
    const wanted = { name: 'mine', scopes: ['play'] };
    expect(await owner.post('/api/me/tokens', { ...wanted, password: 'something else' })).toEqual({
      why: { kind: 'notYourPassword' },
    });
    const guest = await Person.called(freshName(), server.address);
    expect(await guest.post('/api/me/tokens', { ...wanted, password: '' })).toEqual({ why: { kind: 'notSignedIn' } });
    expect(await owner.post('/api/me/tokens', { ...wanted, scopes: ['everything'], password: '' })).toEqual({
      why: { kind: 'badMessage' },
    });
  });

  test.each([
    ['revoked', (owner: Person, id: string) => owner.post('/api/me/tokens/revoke', { id })],
    ['ended with the account', (owner: Person) => owner.post('/api/account/delete', { password: 'thirty-six views' })],
    [
      'ended with a new password',
      (owner: Person) =>
        owner.post('/api/account/password', { old: 'thirty-six views', password: 'fifty-three stations' }),
    ],
  ])('%s, they open nothing any more, and their streams end with a reason', async (_how, end) => {
    const reader = await program(['tables:read']);
    const other = await program(['tables:read']);
    const [stream, others] = [await reader.stream('stream'), await other.stream('stream')];
    const [{ id }] = await reader.owner.get<[{ id: string }]>('/api/me/tokens');
    expect((await reader.get('me')).status).toBe(200);
    await end(reader.owner, id);
    await stream.until('the end', ({ isOver }) => isOver);
    expect(stream.lines.at(-1)).toMatchObject({ t: 'end', code: 'badToken' });
    const told = await reader.get('me');
    expect([told.status, codeOf(told), told.headers.get('www-authenticate')]).toEqual([401, 'badToken', 'Bearer']);
    expect(others.isOver).toBe(false);
    expect((await other.get('me')).status).toBe(200);
    others.close();
  });

  test('of one account do not revoke another’s', async () => {
    const [mine, theirs] = [await program(), await program()];
    const [{ id }] = await theirs.owner.get<[{ id: string }]>('/api/me/tokens');
    await mine.owner.post('/api/me/tokens/revoke', { id });
    expect((await theirs.get('me')).status).toBe(200);
  });

  test('are no cookies: the page’s own routes do not know them, and cookies open nothing here', async () => {
    const { owner, headers } = await program();
    const page = await fetch(`${server.address}/api/me/tables`, { headers });
    expect(page.status).toBe(401);
    const api = await fetch(`${server.address}/api/v1/me`, { headers: { cookie: owner.cookie } });
    expect(api.status).toBe(401);
  });
});

describe('bots', () => {
  test('only an account that is one may play, and it is shown beside its name everywhere', async () => {
    const reader = await program(['tables:read']);
    const secret = await Program.tokenOf(reader.owner, ['play']);
    const player = new Program(reader.owner, secret);
    const table = { key: freshKey(), game: 'kanagawa', seats: [OPEN, OPEN] };
    expect(codeOf(await player.post('tables', table))).toBe('notABot');
    expect(codeOf(await reader.post('tables', table))).toBe('noScope');
    expect(await reader.owner.post('/api/account/bot')).toEqual({});
    expect(await reader.owner.post('/api/account/bot')).toEqual({ why: { kind: 'isBot' } });
    const { id } = (await player.post('tables', table)).answer as { id: string };
    const human = await Person.called(freshName(), server.address);
    const place = human.at(id);
    await place.until(({ table: shown }) => shown !== undefined);
    expect(place.table.seats[0]).toMatchObject({ kind: 'person', bot: true, player: reader.owner.id });
    await place.do({ kind: 'sit', name: 'A human', seat: 1 });
    expect(place.table.seats[1]).not.toHaveProperty('bot');
    expect(await human.get(`/api/players/${reader.owner.id}`)).toMatchObject({ bot: true });
    expect(await reader.owner.get('/api/me')).toMatchObject({ player: { bot: true } });
    const speaker = reader.owner.at(id);
    await speaker.until(({ table: shown }) => shown !== undefined);
    await speaker.do({ kind: 'chat', text: 'beep' });
    await place.until(({ chat }) => chat.includes('beep'));
    expect(human.received.find(text => text.includes('beep'))).toContain('"bot":true');
    human.close();
    reader.owner.close();
  });

  test('nobody becomes one at a table, or as a guest', async () => {
    const reader = await program(['tables:read']);
    await reader.owner.open({ seats: [OPEN, OPEN] });
    expect(await reader.owner.post('/api/account/bot')).toEqual({ why: { kind: 'atTables' } });
    const guest = await Person.called(freshName(), server.address);
    expect(await guest.post('/api/account/bot')).toEqual({ why: { kind: 'notSignedIn' } });
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('their games count only where the table says so (%s)', async (botsRated, games) => {
    const { id, programs, streams } = await begun({ botsRated });
    await playOn(id, programs, streams);
    await streams[0]!.until('the end', here => JSON.stringify(here.last('table')).includes('"finished"'));
    expect(streams[0]!.last('table')).toMatchObject({ table: { botsRated, result: { rated: botsRated } } });
    const ratings = async () =>
      (
        await programs[0]!.owner.get<{ ratings: { games: number; bot: boolean }[] }>(
          `/api/players/${programs[0]!.owner.id}`,
        )
      ).ratings;
    await eventually('ratings', async () => (await ratings()).length === games);
    for (const line of await ratings()) expect(line).toMatchObject({ games: 1, bot: true });
    for (const stream of streams) stream.close();
  });
});

describe('a table', () => {
  test('is played over requests alone; a repeated move is done once, and answers no other question', async () => {
    const { id, programs, streams } = await begun();
    const mine = asked(streams[0]!)!.toAct[0] as number;
    const [me, stream] = [programs[mine]!, streams[mine]!];
    const { question, legal, seq } = asked(stream)!;
    const move = { key: freshKey(), question, action: legal[0] };
    expect((await me.post(`tables/${id}/move`, move)).answer).toEqual({ ok: true });
    expect((await me.post(`tables/${id}/move`, move)).answer).toEqual({ ok: true });
    await stream.until('the move', here => asked(here)!.seq > seq);
    expect(asked(stream)!.seq).toBe(seq + 1);
    const again = await me.post(`tables/${id}/move`, { ...move, key: freshKey() });
    expect([again.status, codeOf(again)]).toEqual([409, 'stale']);
    const wrong = await programs[1 - mine]!.post(`tables/${id}/move`, {
      key: freshKey(),
      question: asked(streams[1 - mine]!)!.question,
      action: { kind: 'nonsense' },
    });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(wrong.answer).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
    for (const each of streams) each.close();
  });

  test('moves are taken back and made again as far as the table allows it', async () => {
    const { id, programs, streams } = await begun();
    for (let tries = 0; ; tries++) {
      const mine = asked(streams[0]!)!.toAct[0] as number;
      await playOn(id, programs, streams, 1);
      const here = asked(streams[mine]!)!;
      const undo = await programs[mine]!.post(`tables/${id}/undo`, { key: freshKey(), question: here.question });
      if (here.noUndo !== undefined && tries < 60) {
        expect([undo.status, codeOf(undo)]).toEqual([409, here.noUndo]);
        continue;
      }
      expect(undo.answer).toEqual({ ok: true });
      await streams[mine]!.until('the undo', each => asked(each)!.seq > here.seq);
      const { question } = asked(streams[mine]!)!;
      const redo = await programs[mine]!.post(`tables/${id}/redo`, { key: freshKey(), question });
      expect(redo.answer).toEqual({ ok: true });
      break;
    }
    for (const each of streams) each.close();
  });

  test('tells invitations, seats, turns and the end on the stream of one’s tables, and what is so already at once', async () => {
    const [host, guest] = [await program(), await program()];
    const news = await guest.stream('stream');
    const { id } = (
      await host.post('tables', { key: freshKey(), game: 'kanagawa', seats: [OPEN, OPEN], private: true })
    ).answer as { id: string };
    expect(codeOf(await guest.post(`tables/${id}/invite`, { player: host.owner.id }))).toBe('notSeated');
    expect((await host.post(`tables/${id}/invite`, { player: guest.owner.id })).answer).toEqual({ ok: true });
    expect((await host.post(`tables/${id}/invite`, { player: guest.owner.id })).answer).toEqual({ ok: true });
    await news.until('the invitation', here => here.last('invited') !== undefined);
    expect(news.last('invited')).toMatchObject({ table: { id, game: 'kanagawa' } });
    expect((await guest.get('tables')).answer).toMatchObject({ tables: [], invited: [{ id }] });
    await guest.post(`tables/${id}/sit`, { key: freshKey() });
    await news.until('the seat', here => here.last('seated') !== undefined);
    expect(news.last('seated')).toEqual({ t: 'seated', table: id, game: 'kanagawa', status: 'open', seat: 1 });
    await host.post(`tables/${id}/start`, { key: freshKey() });
    await news.until('the start', here => here.last('seated')?.['status'] === 'running');
    const streams = await Promise.all([host, guest].map(each => each.stream(`tables/${id}/stream`)));
    await Promise.all(streams.map(each => each.until('a state', here => asked(here) !== undefined)));
    while (!isMyTurn(streams[1]!)) await playOn(id, [host, guest], streams, 1);
    await news.until('my turn', here => here.last('yourTurn')?.['question'] === asked(streams[1]!)!.question);
    const later = await guest.stream('stream');
    await later.until('what is so already', here => here.last('yourTurn') !== undefined);
    expect(later.lines.map(({ t }) => t)).toEqual(['seated', 'yourTurn']);
    await playOn(id, [host, guest], streams);
    await news.until('the end', here => here.last('ended') !== undefined);
    expect(news.last('ended')).toMatchObject({ table: id, result: { rated: false } });
    expect(news.lines.filter(({ t }) => t === 'invited' || t === 'ended')).toHaveLength(2);
    for (const each of [news, later, ...streams]) each.close();
  });

  test('that wants no spectators is shown to nobody else, by stream or record', async () => {
    const { id, programs, streams } = await begun({ spectators: false, private: true });
    const stranger = await program();
    const outside = await stranger.stream(`tables/${id}/stream`);
    await outside.until('the end', ({ isOver }) => isOver);
    expect(outside.lines).toMatchObject([{ t: 'end', code: 'noSpectators' }]);
    await playOn(id, programs, streams);
    const told = await stranger.get(`tables/${id}/record`);
    expect([told.status, codeOf(told)]).toEqual([403, 'noSpectators']);
    const isIn = async (reader: Program): Promise<boolean> => JSON.stringify(await allRecords(reader)).includes(id);
    await eventually('the record', () => isIn(programs[0]!));
    // Not even as the place where a page ends: whoever has the id has the link.
    expect(JSON.stringify((await stranger.get('records?limit=50')).answer)).not.toContain(id);
    for (const each of streams) each.close();
  });
});

test('streams that are broken off, at any moment, keep no place taken', async () => {
  const reader = await program(['tables:read']);
  for (let n = 0; n < 80; n++) {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    const head = `GET /api/v1/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${reader.secret}\r\n\r\n`;
    await new Promise(resolve => socket.write(head, resolve));
    if (n % 4 > 0) await new Promise(resolve => setTimeout(resolve, n % 4));
    socket.destroy();
  }
  await eventually('all of them are gone', async () => {
    const streams = await Promise.all(Array.from({ length: 32 }, () => reader.stream('stream')));
    for (const stream of streams) stream.close();
    return streams.every(({ status }) => status === 200);
  });
});

/** Page by page, two at a time. */
async function allRecords(reader: Program, more = ''): Promise<{ t: string; table?: string }[]> {
  const all: { t: string; table?: string }[] = [];
  for (let after = ''; ; ) {
    const { answer, type } = await reader.get(`records?limit=2${more}${after && `&after=${after}`}`);
    expect(type).toContain('application/x-ndjson');
    const lines = answer as { t: string; table?: string; next?: string; more?: boolean }[];
    const page = lines.pop() as { next: string; more: boolean };
    expect(lines.length).toBeLessThanOrEqual(2);
    all.push(...lines);
    after = page.next;
    if (!page.more) return all;
  }
}

test('finished games are had in bulk, each once, of one game or one player too', async () => {
  const tables: string[] = [];
  const players: Program[] = [];
  for (let n = 0; n < 2; n++) {
    const { id, programs, streams } = await begun();
    await playOn(id, programs, streams);
    for (const each of streams) each.close();
    tables.push(id);
    players.push(programs[0]!);
  }
  const reader = await program(['records:read']);
  await eventually('the last record', async () => (await allRecords(reader)).some(({ table }) => table === tables[1]));
  const all = (await allRecords(reader)).map(({ table }) => table);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(tables));
  expect((await allRecords(reader, `&player=${players[1]!.owner.id}`)).map(({ table }) => table)).toEqual([tables[1]]);
  expect(await allRecords(reader, '&game=kaigan')).toEqual([]);
  const one = (await reader.get(`tables/${tables[0]}/record`)).answer;
  expect((await allRecords(reader)).find(({ table }) => table === tables[0])).toMatchObject({ record: one });
}, 120_000);

test('limits are told in headers, and who is too fast, when to come again', async () => {
  const slow = await ServerProcess.start({ flags: ['--requests-per-minute', '5'] });
  const reader = await Program.called(freshName(), slow.address, ['tables:read']);
  const left: string[] = [];
  for (let n = 0; n < 5; n++) {
    const { status, headers } = await reader.get('me');
    expect(status).toBe(200);
    expect(headers.get('ratelimit-limit')).toBe('5');
    left.push(headers.get('ratelimit-remaining') ?? '');
  }
  expect(left).toEqual(['4', '3', '2', '1', '0']);
  const told = await reader.get('me');
  expect([told.status, codeOf(told), told.headers.get('ratelimit-remaining')]).toEqual([429, 'tooFast', '0']);
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  await slow.kill();
});
