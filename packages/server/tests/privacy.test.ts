import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keptDays } from '@hanga/protocol';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerContext } from '../src/context.ts';
import { machine } from '../src/environment.ts';
import { House } from '../src/house/house.ts';
import { Retention } from '../src/people/retention.ts';
import { hashOf } from '../src/people/secrets.ts';
import { Sessions } from '../src/people/sessions.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { names } from '../src/storage/rows.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Store } from '../src/storage/store.ts';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'thirty-six views';
const page = readFileSync(fileURLToPath(new URL('../../../docs/PRIVACY.md', import.meta.url)), 'utf8');

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

/** All that the database holds, as text. */
async function everythingIn(store: Store): Promise<string> {
  const rows = await Promise.all(names.map(name => sql`select * from ${sql.table(name)}`.execute(store.engine.db)));
  return JSON.stringify(rows.map(each => each.rows));
}

test('the page names every table of the database, and every time', () => {
  for (const name of names) expect(page).toContain(`\`${name}\``);
  for (const days of new Set(Object.values(keptDays).filter(count => count > 1))) expect(page).toContain(String(days));
});

describe.each(['SQLite', 'PostgreSQL'])('%s', engine => {
  const data = freshFolder();
  let databaseUrl: string | undefined;
  const open = async (): Promise<Store> =>
    new Store(
      databaseUrl === undefined ? await openSqlite(data) : await openPostgres(databaseUrl, 'reader', 2),
      'reader',
    );

  beforeAll(async () => {
    if (engine === 'PostgreSQL') databaseUrl = await postgres.database('privacy');
  });

  test('of somebody who has gone nothing is left but what is said to stay', async () => {
    const setting = { data, flags: ['--private-hooks'], ...(databaseUrl !== undefined && { databaseUrl }) };
    const server = await ServerProcess.start(setting);
    const name = 'Ichimatsu Kitagawa';
    const gone = await Person.called(name, server.address);
    await gone.post('/api/account', { name, password: PASSWORD });
    const { secret } = await gone.post<{ secret: string }>('/api/me/tokens', {
      ...{ name: 'a token of mine', scopes: ['tables:read'], password: PASSWORD },
    });
    await gone.post('/api/me/channels', { webhook: 'http://127.0.0.1:9/ichimatsu' });
    await gone.post('/api/me/channels/test', { way: 'webhook' });
    const other = await Person.called('Other', server.address);
    const over = await seated([gone, other]);
    await playOn(over.places, () => false);
    const running = await seated([gone, other]);
    await running.places[0]!.do({ kind: 'chat', text: 'what I once said' });
    await gone.post(`/api/tables/${running.id}/code`);
    const waiting = await other.open({ seats: [{ kind: 'open' }, { kind: 'open' }] });
    await other.post(`/api/tables/${waiting}/invite`, { player: gone.id });
    for (const what of [
      { kind: 'name', seat: 0 },
      { kind: 'message', no: 1 },
    ])
      expect(await other.post('/api/reports', { table: running.id, what })).toEqual({});
    await gone.post('/api/reports', { table: running.id, what: { kind: 'name', seat: 1 } });
    const cookie = gone.cookie.split('=')[1] as string;
    expect(await gone.post('/api/account/delete', { password: PASSWORD })).toEqual({});
    for (const person of [gone, other]) person.close();
    await server.end('SIGTERM');

    const store = await open();
    const all = await everythingIn(store);
    for (const word of [
      name,
      name.toLowerCase(),
      gone.id,
      secret,
      hashOf(secret),
      hashOf(cookie),
      'ichimatsu',
      'a token of',
    ])
      expect(all).not.toContain(word);
    // What stays: the games, what was written, and the report of it; and what they reported of somebody else.
    expect(all).toContain('what I once said');
    expect(await store.house.reports()).toMatchObject([
      { kind: 'name', about: other.id, reporter: '' },
      { kind: 'message', said: 'what I once said', about: '', name: '', reporter: other.id },
    ]);
    expect((await store.tables.table(over.id))?.result).toBeDefined();
    await store.close();
  });

  test('what has had its time is deleted, and nothing else', async () => {
    const store = await open();
    let now = Date.now();
    const clock = { now: () => now, elapsed: () => 0 };
    const guest = `guest-${engine}`;
    const account = `account-${engine}`;
    await store.people.create({ id: guest, name: guest }, `${guest}-hash`, now);
    await store.people.create({ id: account, name: account }, `${account}-hash`, now);
    await store.accounts.make(account, { name: account, account, skeleton: account }, 'x');
    const report = {
      kind: 'message',
      about: '',
      about_name: '',
      said: 'words',
      reporter: '',
      note: '',
      table_id: 'none',
    };
    for (const id of ['open', 'shut'])
      await store.house.addReport({ ...report, id: `${id}-${engine}`, said: id, at: now });
    await store.house.closeReport(`shut-${engine}`, now);
    await store.house.note({ id: `log-${engine}`, at: now, who: '', what: 'backup', about: '', detail: '' });
    const context = { ...machine, clock, store, log: pino({ level: 'silent' }) } as unknown as ServerContext;
    const house = new House(store, clock);
    const tables = { get: () => Promise.resolve(undefined), inMemory: () => undefined } as never;
    const sessions = new Sessions(store, context);
    const retention = new Retention({ context: { ...context, house }, tables, sessions });
    const start = now;
    const left = async (days: number): Promise<object> => {
      now = start + days * DAY;
      await retention.run();
      return {
        guest: (await store.people.player(guest)) !== undefined,
        guestSession: (await store.people.bySession(`${guest}-hash`, now)) !== undefined,
        account: (await store.people.player(account)) !== undefined,
        accountSession: (await store.people.bySession(`${account}-hash`, now)) !== undefined,
        reports: (await store.house.reports()).map(({ said }) => said).filter(said => /^(open|shut)$/.test(said)),
        log: (await store.house.log()).length,
      };
    };
    const all = { guest: true, guestSession: true, account: true, accountSession: true, reports: ['open', 'shut'] };
    expect(await left(89)).toMatchObject({ ...all, log: 1 });
    expect(await left(91)).toMatchObject({ ...all, accountSession: false, reports: ['open'], log: 1 });
    const rest = { guest: true, guestSession: true, account: true, accountSession: false, reports: ['open'], log: 1 };
    expect(await left(364)).toMatchObject(rest);
    // An account stays for good; a guest whom nobody can be any more does not.
    expect(await left(366)).toEqual({
      ...{ guest: false, guestSession: false, account: true, accountSession: false, reports: [], log: 0 },
    });
    await store.close();
  });

  test('a session that is used is known for another while', async () => {
    const store = await open();
    let now = Date.now();
    const sessions = new Sessions(store, { ...machine, clock: { now: () => now, elapsed: () => now } });
    const given: (string | undefined)[] = [];
    const call = { setToken: (token: string | undefined) => given.push(token) } as never;
    const { id } = await sessions.welcome('Ann', call);
    const token = given[0]!;
    for (let visit = 0; visit < 5; visit++) {
      now += 300 * DAY;
      const back = { token, setToken: (renewed: string | undefined) => given.push(renewed) } as never;
      expect(await sessions.playerIn(back)).toMatchObject({ id });
      expect(given.at(-1)).toBe(token);
    }
    expect(given).toHaveLength(6);
    now += 366 * DAY;
    expect(await sessions.playerWith(token)).toBeUndefined();
    await store.close();
  });
});
