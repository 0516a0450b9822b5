import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Flaw, OperatorError } from '../src/operatorError.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { importAll } from '../src/storage/transfer.ts';
import { run } from './support/command.ts';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

type Row = Record<string, unknown>;

const meta = {
  name: 'A table',
  options: {},
  private: false,
  spectators: true,
  chat: true,
  clock: { kind: 'none' },
  botLevel: 'greedy',
  host: 'ann',
  startedAt: 1000,
  seats: [
    { kind: 'person', name: 'Ann', player: 'ann', holders: ['ann'] },
    { kind: 'bot', level: 'greedy' },
  ],
  keys: [],
};
const player: Row = { id: 'ann', name: 'Ann', account: null, password: null, channels: '{}', created_at: 1 };
const session: Row = { hash: 'h', player_id: 'ann', seen_at: 1 };
const table: Row = {
  ...{ id: 'table', game: 'kanagawa', status: 'running', listed: 1, rev: 1, meta: JSON.stringify(meta), seed: 'ff' },
  ...{ state: '{}', state_seq: 0, state_rules: 1, result: null, rated: 0, wake_at: null, runner: null },
  ...{ created_at: 1, updated_at: 2 },
};
const holder: Row = { player_id: 'ann', table_id: 'table', seat: 0 };
const entry: Row = {
  ...{ table_id: 'table', seq: 1, kind: 'move', seat: 0, action: '{"kind":"wait"}', events: '[]', key: 'k' },
  ...{ rules: 1, at: 5 },
};
const chat: Row = { table_id: 'table', no: 1, key: 'c', player_id: 'ann', seat: 0, name: 'Ann', text: 'Hello', at: 6 };

const good: readonly [string, Row][] = [
  ['players', player],
  ['sessions', session],
  ['tables', table],
  ['holders', holder],
  ['entries', entry],
  ['entries', { ...entry, seq: 2 }],
  ['chat', chat],
  ['codes', { hash: 'x', table_id: 'table', player_id: 'ann', sat_at: 1, until: 9 }],
  ['ratings', { game: 'kanagawa', player_id: 'ann', mu: 25, sigma: 8.3, rating: 0.1, games: 1 }],
  ['told', { table_id: 'table', seat: 0, prompt: 1, at: 1 }],
  ['settings', { name: 'push', value: '{"publicKey":"a","privateKey":"b"}' }],
];

const lineOf = (name: string, row: Row): string => JSON.stringify({ [name]: row });
const linesWith = (rows: readonly (readonly [string, Row])[]): string[] => [
  '{"hanga":"export","format":1}',
  ...rows.map(([name, row]) => lineOf(name, row)),
  `{"end":${rows.length}}`,
];

/** The good export with the first row of a kind changed. */
const changed = (name: string, change: Row): string[] => {
  const at = good.findIndex(([of]) => of === name);
  return linesWith(good.map((row, i) => (i === at ? [name, { ...row[1], ...change }] : row)));
};
/** The good export with a row of its own put in after the last of its kind. */
const added = (name: string, row: Row): string[] => {
  const at = good.findLastIndex(([of]) => of === name) + 1;
  return linesWith([...good.slice(0, at), [name, row], ...good.slice(at)]);
};
const metaWith = (change: Row): Row => ({ meta: JSON.stringify({ ...meta, ...change }) });
const [ann] = meta.seats;
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const hostile: readonly [what: string, lines: readonly string[], line: number, flaw: Flaw][] = [
  ['an unknown column', changed('players', { wizard: 1 }), 2, { kind: 'unknownColumn', column: 'wizard' }],
  ['a column that is code', changed('players', { 'id) --': 1 }), 2, { kind: 'unknownColumn', column: 'id) --' }],
  ['a missing column', changed('sessions', { seen_at: undefined }), 3, { kind: 'missingColumn', column: 'seen_at' }],
  ['a number for a text', changed('players', { name: 7 }), 2, { kind: 'badValue', column: 'name' }],
  ['a text for a number', changed('tables', { rev: '1' }), 4, { kind: 'badValue', column: 'rev' }],
  ['an object for a text', changed('players', { name: {} }), 2, { kind: 'badValue', column: 'name' }],
  ['a list for a row', [...linesWith([]).slice(0, 1), '{"players":[1]}'], 2, { kind: 'notARow' }],
  ['nothing for what must be there', changed('players', { id: null }), 2, { kind: 'badValue', column: 'id' }],
  ['a fraction', changed('entries', { seq: 1.5 }), 6, { kind: 'badValue', column: 'seq' }],
  ['a huge number', changed('tables', { created_at: 1e300 }), 4, { kind: 'badValue', column: 'created_at' }],
  ['a very long name', changed('players', { name: 'x'.repeat(100_000) }), 2, { kind: 'badValue', column: 'name' }],
  ['a NUL', changed('chat', { text: 'a\0b' }), 8, { kind: 'badValue', column: 'text' }],
  ['channels that are no JSON', changed('players', { channels: '{' }), 2, { kind: 'badValue', column: 'channels' }],
  ['meta that is no JSON', changed('tables', { meta: '{"name":' }), 4, { kind: 'badValue', column: 'meta' }],
  ['meta that is nothing', changed('tables', { meta: 'null' }), 4, { kind: 'badValue', column: 'meta' }],
  ['no seats', changed('tables', metaWith({ seats: [] })), 4, { kind: 'badValue', column: 'meta' }],
  ['seats that are none', changed('tables', metaWith({ seats: [null] })), 4, { kind: 'badValue', column: 'meta' }],
  [
    'too many seats',
    changed('tables', metaWith({ seats: new Array(17).fill(ann) })),
    4,
    { kind: 'badValue', column: 'meta' },
  ],
  [
    'a seat of nobody',
    changed('tables', metaWith({ seats: [{ ...ann, holders: 'ann' }] })),
    4,
    { kind: 'badValue', column: 'meta' },
  ],
  [
    'a clock that is none',
    changed('tables', metaWith({ clock: { kind: 'bank' } })),
    4,
    { kind: 'badValue', column: 'meta' },
  ],
  [
    'a game that runs and never began',
    changed('tables', metaWith({ startedAt: undefined })),
    4,
    { kind: 'badValue', column: 'meta' },
  ],
  [
    'a game that ended without a result',
    changed('tables', { status: 'finished' }),
    4,
    { kind: 'badValue', column: 'result' },
  ],
  ['a result that is none', changed('tables', { result: '{"rated":true}' }), 4, { kind: 'badValue', column: 'result' }],
  [
    'a private table in the lobby',
    changed('tables', metaWith({ private: true })),
    4,
    { kind: 'badValue', column: 'listed' },
  ],
  ['a status that is none', changed('tables', { status: 'burning' }), 4, { kind: 'badValue', column: 'status' }],
  ['a state that is no JSON', changed('tables', { state: 'x' }), 4, { kind: 'badValue', column: 'state' }],
  ['a state that never ends', changed('tables', { state: `{"x":${deep}}` }), 4, { kind: 'badValue', column: 'state' }],
  [
    'a prototype in a state',
    changed('tables', { state: '{"a":{"__proto__":{"x":1}}}' }),
    4,
    { kind: 'badValue', column: 'state' },
  ],
  [
    'a prototype in meta',
    changed('tables', { meta: JSON.stringify(meta).replace('{}', String.raw`{"\u005f_proto__":{}}`) }),
    4,
    { kind: 'badValue', column: 'meta' },
  ],
  ['a move that is no JSON', changed('entries', { action: '{' }), 6, { kind: 'badValue', column: 'action' }],
  ['a move without an action', changed('entries', { action: null }), 6, { kind: 'badValue', column: 'action' }],
  ['events that are no list', changed('entries', { events: '{}' }), 6, { kind: 'badValue', column: 'events' }],
  [
    'a kind that breaks out of its quotes',
    changed('entries', { kind: 'move","x":"' }),
    6,
    { kind: 'badValue', column: 'kind' },
  ],
  [
    'a snapshot that is none',
    changed('tables', { snapshot: '{"seq":1}' }),
    4,
    { kind: 'badValue', column: 'snapshot' },
  ],
  ['another host', changed('tables', { host: 'bob' }), 4, { kind: 'badValue', column: 'host' }],
  ['a code of nobody', changed('codes', { player_id: 'bob' }), 9, { kind: 'noSuchRow', column: 'player_id' }],
  ['push keys that are none', changed('settings', { value: 'x' }), 12, { kind: 'badValue', column: 'value' }],
  ['the same person twice', added('players', player), 3, { kind: 'duplicate' }],
  [
    'two people with one account',
    changed('players', { account: 'a' }).toSpliced(2, 0, lineOf('players', { ...player, id: 'bob', account: 'a' })),
    3,
    { kind: 'duplicate' },
  ],
  ['the same table twice', added('tables', table), 5, { kind: 'duplicate' }],
  ['the same seat twice', added('holders', holder), 6, { kind: 'duplicate' }],
  ['the same move twice', added('entries', { ...entry, seq: 2 }), 8, { kind: 'badValue', column: 'seq' }],
  ['a gap in a log', added('entries', { ...entry, seq: 4 }), 8, { kind: 'badValue', column: 'seq' }],
  ['the same chat twice', added('chat', { ...chat, no: 2 }), 9, { kind: 'duplicate' }],
  ['a session of nobody', changed('sessions', { player_id: 'bob' }), 3, { kind: 'noSuchRow', column: 'player_id' }],
  ['a move at no table', changed('entries', { table_id: 'none' }), 6, { kind: 'noSuchRow', column: 'table_id' }],
  ['a seat at no table', changed('holders', { table_id: 'none' }), 5, { kind: 'noSuchRow', column: 'table_id' }],
  ['a prototype for a table', ['{"hanga":"export","format":1}', '{"__proto__":{"id":"x"}}'], 2, { kind: 'notARow' }],
  [
    'a constructor for a table',
    ['{"hanga":"export","format":1}', '{"constructor":{"id":"x"}}'],
    2,
    { kind: 'notARow' },
  ],
  [
    'a prototype for a column',
    ['{"hanga":"export","format":1}', '{"players":{"__proto__":{"id":"x"}}}'],
    2,
    { kind: 'unknownColumn', column: '__proto__' },
  ],
  [
    'nodes, which are not carried',
    ['{"hanga":"export","format":1}', '{"nodes":{"id":"x","seen_at":1}}'],
    2,
    { kind: 'notARow' },
  ],
  ['two rows on a line', ['{"hanga":"export","format":1}', '{"players":{},"tables":{}}'], 2, { kind: 'notARow' }],
  ['no JSON', ['{"hanga":"export","format":1}', 'hello'], 2, { kind: 'notARow' }],
  [
    'something after the end',
    [...linesWith(good), lineOf('players', { ...player, id: 'late' })],
    14,
    { kind: 'afterTheEnd' },
  ],
];

describe.each(['sqlite', 'postgres'] as const)('an import to %s', name => {
  test('refuses whatever is not right, names its line, and leaves nothing behind', async () => {
    const engine =
      name === 'sqlite'
        ? await openSqlite(freshFolder())
        : await openPostgres(await postgres.database('hostile'), 'import', 2);
    const lines = async function* (of: readonly string[]) {
      yield* of;
    };
    for (const [what, text, line, flaw] of hostile) {
      const outcome = await importAll(engine, 'x.ndjson', lines(text)).catch((error: unknown) => error);
      expect([what, outcome instanceof OperatorError ? outcome.problem : outcome]).toEqual([
        what,
        { kind: 'badLine', file: 'x.ndjson', line, flaw },
      ]);
    }
    for (const of of ['players', 'tables', 'entries', 'settings'] as const) {
      expect(await engine.db.selectFrom(of).selectAll().execute()).toEqual([]);
    }
    // All of that was wrong with rows that are right otherwise; columns that came later may be missing.
    const older = added('codes', { hash: 'y', table_id: 'table', seat: 0, until: 9 });
    expect(await importAll(engine, 'x.ndjson', lines(older))).toBe(good.length + 1);
    // A code of an earlier Hanga does not say whose it is, and is no longer good.
    expect(await engine.db.selectFrom('codes').select('hash').execute()).toEqual([{ hash: 'x' }]);
    expect(await engine.db.selectFrom('tables').select('host').execute()).toEqual([{ host: 'ann' }]);
    await engine.close();
  }, 60_000);
});

test('the command says it in a line, and a file without lines is not read as one', async () => {
  const folder = freshFolder();
  const file = path.join(folder, 'x.ndjson');
  writeFileSync(file, changed('tables', { meta: '{' }).join('\n'));
  const told = await run(['import', file, '--data', folder]);
  expect(told).toEqual({
    code: 2,
    out: '',
    line: `hanga: ${file}, line 4: the column "meta" holds something that makes no sense; nothing was imported\n`,
  });
  const french = await run(['import', file, '--data', folder, '--lang', 'fr']);
  expect(french.line).toContain(`${file}, ligne 4 : la colonne « meta » contient`);
  writeFileSync(file, `{"hanga":"export","format":1}\n${'x'.repeat(40_000_000)}`);
  expect((await run(['import', file, '--data', folder])).line).toContain('line 2: the line is too long');
  writeFileSync(file, changed('players', { 'x\u001b[31m': 1 }).join('\n'));
  expect((await run(['import', file, '--data', folder])).line).not.toContain('\u001b');
}, 60_000);

test('what is damaged is left out of an export, is said to be, and the rest can be imported', async () => {
  const data = freshFolder();
  const server = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const [one, other] = [await seated(people), await seated(people)];
  await playOn(one.places, moves => moves >= 3);
  await playOn(other.places, moves => moves >= 3);
  for (const person of people) person.close();
  await server.end('SIGTERM');
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  database.prepare("update tables set meta = '{' where id = ?").run(one.id);
  database.close();
  const file = path.join(freshFolder(), 'all.ndjson');
  const exported = await run(['export', file, '--data', data]);
  // The table, its three moves and its two seats.
  expect(exported).toMatchObject({ code: 0, line: 'hanga: 6 rows are damaged, and not in the copy\n' });
  expect(readFileSync(file, 'utf8')).not.toContain(one.id);
  expect(await run(['import', file, '--data', freshFolder()])).toMatchObject({ code: 0, line: '' });
}, 60_000);
