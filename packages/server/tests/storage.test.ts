import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machine } from '../src/environment.ts';
import { newId } from '../src/people/secrets.ts';
import { migrate, NewerDatabase } from '../src/storage/migrations.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { EntryColumns } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Store } from '../src/storage/store.ts';
import type { Table } from '../src/table/meta.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder } from './support/process.ts';

const { random } = machine;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

let databases = 0;
const engines = {
  sqlite: () => openSqlite(freshFolder()),
  postgres: async () => openPostgres(await postgres.database(`contract${databases++}`), 'node-a'),
} as const;

const table = (change: Partial<Table> = {}): Table => ({
  id: newId(random),
  game: 'kanagawa',
  status: 'running',
  rev: 1,
  seed: 'secret',
  createdAt: 1000,
  meta: {
    name: 'A table',
    options: {},
    private: false,
    spectators: true,
    chat: true,
    clock: { kind: 'none' },
    botLevel: 'greedy',
    host: 'ann',
    seats: [
      { kind: 'person', name: 'Ann', player: 'ann', holders: ['ann', 'ann2'] },
      { kind: 'bot', level: 'greedy' },
    ],
    keys: [],
  },
  ...change,
});

const entry = (table_id: string, seq: number, more: Partial<EntryColumns> = {}): EntryColumns => ({
  table_id,
  seq,
  kind: 'move',
  seat: 0,
  action: '{"kind":"wait"}',
  events: '[]',
  key: `key-${seq}`,
  rules: 1,
  at: 2 ** 41 + seq,
  ...more,
});

describe.each(['sqlite', 'postgres'] as const)('storage in %s', name => {
  let store: Store;
  beforeAll(async () => {
    store = new Store(await engines[name](), 'node-a');
  }, 60_000);
  afterAll(() => store.close());

  test('a table comes back as it was stored', async () => {
    const stored = table();
    expect(await store.tables.create(stored, 5)).toBe(true);
    expect(await store.tables.create(stored, 5)).toBe(false);
    expect(await store.tables.load(stored.id)).toEqual({ table: stored, stored: undefined, entries: [] });
    expect(await store.tables.load('nowhere')).toBeUndefined();
  });

  test('of two entries with one number only the first is stored', async () => {
    const { id } = table();
    const [first, second] = await Promise.all([
      store.log.append({ entry: entry(id, 1, { key: 'mine' }) }),
      store.log.append({ entry: entry(id, 1, { key: 'yours' }) }),
    ]).then(async both => [both, await store.tables.entriesAfter(id, 0)] as const);
    expect(first.toSorted()).toEqual(['stored', 'taken']);
    expect(second).toHaveLength(1);
    expect(await store.log.append({ entry: entry(id, 1) })).toBe('taken');
  });

  test('entries come back in order, whatever was appended with them', async () => {
    const ids = Array.from({ length: 30 }, () => newId(random));
    for (let seq = 1; seq <= 12; seq++) {
      const appended = await Promise.all(ids.map(id => store.log.append({ entry: entry(id, seq) })));
      expect(new Set(appended)).toEqual(new Set(['stored']));
    }
    for (const id of ids) {
      const entries = await store.tables.entriesAfter(id, 4);
      expect(entries.map(({ seq, at }) => [seq, at])).toEqual(
        Array.from({ length: 8 }, (_, i) => [i + 5, 2 ** 41 + i + 5]),
      );
    }
    expect(await store.tables.hasKey(ids[0]!, 'key-3')).toBe(true);
    expect(await store.tables.hasKey(ids[0]!, 'key-33')).toBe(false);
  });

  test('the entry that ends a game and the result are stored together', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    const result = { scores: [1, 2], winners: [1], ranks: [2, 1], stoodIn: [], rated: false };
    await store.log.append({ entry: entry(stored.id, 1), wakeAt: 77, result: JSON.stringify(result) });
    expect(await store.tables.table(stored.id)).toMatchObject({ status: 'finished', rev: 2, result });
    expect(await store.nodes.claimDue(1000, 1000, 10)).not.toContain(stored.id);
  });

  test('a table is replaced only by who has seen its last change', async () => {
    const stored = table({ status: 'open' });
    await store.tables.create(stored, 5);
    const renamed = { ...stored, meta: { ...stored.meta, name: 'Another' } };
    const both = await Promise.all([store.tables.replace(renamed, 6), store.tables.replace(renamed, 6)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.tables.table(stored.id)).toEqual({ ...renamed, rev: 2 });
  });

  test('a later state replaces an earlier one, never the other way round', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    await store.tables.saveStates([{ id: stored.id, seq: 4, rules: 1, state: { at: 4 } }]);
    await store.tables.saveStates([{ id: stored.id, seq: 2, rules: 1, state: { at: 2 } }]);
    expect((await store.tables.load(stored.id))?.stored).toEqual({ seq: 4, rules: 1, state: { at: 4 } });
  });

  test('the lobby lists what is open or running and not private, the latest first', async () => {
    const [open, secret, done] = [
      table({ status: 'open' }),
      table({ meta: { ...table().meta, private: true } }),
      table({ status: 'finished' }),
    ];
    for (const each of [open, secret, done]) await store.tables.create(each, 2 ** 42);
    const listed = (await store.tables.listed(100)).map(({ id }) => id);
    expect(listed[0]).toBe(open.id);
    expect(listed).not.toContain(secret.id);
    expect(listed).not.toContain(done.id);
  });

  test('each device of a player finds the table; whoever lost the seat does not', async () => {
    const host = newId(random);
    const seats = [{ kind: 'person' as const, name: 'H', player: host, holders: [host, `${host}2`] }];
    const stored = table({ meta: { ...table().meta, seats } });
    await store.tables.create(stored, 5);
    for (const holder of seats[0]!.holders) {
      expect((await store.tables.ofPlayer(holder, 9)).map(mine => mine.table.id)).toEqual([stored.id]);
    }
    await store.tables.replace({ ...stored, meta: { ...stored.meta, seats: [{ kind: 'open' }] } }, 6);
    expect(await store.tables.ofPlayer(host, 9)).toEqual([]);
  });

  test('chat is numbered, and a repeated line is one line', async () => {
    const line = { table: newId(random), key: 'a', player: 'ann', seat: 1, name: 'Ann', text: 'Konnichiwa', at: 3 };
    expect(await store.chat.add(line)).toMatchObject({ no: 1, text: 'Konnichiwa' });
    expect(await store.chat.add(line)).toBeUndefined();
    await Promise.all([store.chat.add({ ...line, key: 'b' }), store.chat.add({ ...line, key: 'c' })]);
    expect((await store.chat.after(line.table, 1, 10)).map(({ no }) => no)).toEqual([2, 3]);
  });

  test('sessions lead to players, and end', async () => {
    const id = newId(random);
    await store.people.create({ id, name: 'Ann' }, `${id}-hash`, 1);
    expect(await store.people.bySession(`${id}-hash`)).toEqual({ id, name: 'Ann', hasAccount: false });
    expect(await store.people.makeAccount(id, `${id}-account`, 'hashed')).toBe(true);
    const other = newId(random);
    await store.people.create({ id: other, name: 'Bob' }, `${other}-hash`, 1);
    expect(await store.people.makeAccount(other, `${id}-account`, 'hashed')).toBe(false);
    await store.people.endSession(`${id}-hash`);
    expect(await store.people.bySession(`${id}-hash`)).toBeUndefined();
  });

  test('a turn is told once', async () => {
    const id = newId(random);
    const told = [];
    for (const prompt of [3, 3, 2, 7, 7]) told.push(await store.people.tellOnce(id, 0, prompt, 1));
    expect(told).toEqual([true, false, false, true, false]);
  });

  test('a finished table between people is rated once', async () => {
    const [a, b] = [newId(random), newId(random)];
    for (const id of [a, b]) await store.people.create({ id, name: id.slice(0, 5) }, `${id}-hash`, 1);
    const seats = [a, b].map(player => ({ kind: 'person' as const, name: player, player, holders: [player] }));
    const stored = table({ game: 'rated', meta: { ...table().meta, seats } });
    await store.tables.create(stored, 5);
    const result = { scores: [9, 4], winners: [0], ranks: [1, 2], stoodIn: [], rated: true };
    await store.log.append({ entry: entry(stored.id, 1), result: JSON.stringify(result) });
    expect(await store.ratings.uncounted(1000)).toContain(stored.id);
    await Promise.all([store.ratings.count(stored.id), store.ratings.count(stored.id)]);
    const best = await store.ratings.best('rated', 10);
    expect(best.map(({ player, games }) => [player, games])).toEqual([
      [a, 1],
      [b, 1],
    ]);
    expect(best[0]!.rating).toBeGreaterThan(best[1]!.rating);
    expect(await store.ratings.uncounted(1000)).not.toContain(stored.id);
  });

  test('a table has one runner; a dead one is replaced', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    await store.nodes.setWake(stored.id, 500);
    const now = 10_000_000;
    await store.nodes.beat(now);
    expect(await store.nodes.claimDue(now, now, 1000)).toContain(stored.id);
    const other = new Store(store.engine, 'node-b');
    await other.nodes.beat(now);
    expect(await other.nodes.claimDue(now, now, 1000)).not.toContain(stored.id);
    expect(await other.nodes.claim(stored.id, now)).toBe(false);
    const later = now + 60_000;
    await other.nodes.beat(later);
    expect(await other.nodes.claimDue(later, later, 1000)).toContain(stored.id);
    expect(await store.nodes.claim(stored.id, later)).toBe(false);
  });

  test('a database of a newer Hanga is refused with a sentence', async () => {
    const engine = await engines[name]();
    await (
      engine.db as unknown as { updateTable: (t: string) => { set: (v: object) => { execute: () => Promise<void> } } }
    )
      .updateTable('hanga_schema')
      .set({ version: 99 })
      .execute();
    await expect(migrate(engine.db, name)).rejects.toThrow(NewerDatabase);
    await expect(migrate(engine.db, name)).rejects.toMatchObject({ problem: { version: 99 } });
    await engine.close();
  });
});
