import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machine } from '../src/environment.ts';
import { newId } from '../src/people/secrets.ts';
import { fillDerived } from '../src/storage/derived.ts';
import { migrate, NewerDatabase } from '../src/storage/migrations.ts';
import { forgetPerson, liveTablesOf } from '../src/storage/persons.ts';
import { fillPlayed } from '../src/storage/played.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { EntryColumns } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Store } from '../src/storage/store.ts';
import type { Saved } from '../src/storage/tables.ts';
import type { StoredTable } from '../src/table/meta.ts';
import type { Snapshot } from '../src/table/play.ts';
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

const table = (change: Partial<StoredTable> = {}): StoredTable => ({
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
    ]).then(async both => [both, await store.entries.after(id, 0)] as const);
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
      const entries = await store.entries.after(id, 4);
      expect(entries.map(({ seq, at }) => [seq, at])).toEqual(
        Array.from({ length: 8 }, (_, i) => [i + 5, 2 ** 41 + i + 5]),
      );
    }
    expect(await store.entries.hasKey(ids[0]!, 'key-3')).toBe(true);
    expect(await store.entries.hasKey(ids[0]!, 'key-33')).toBe(false);
  });

  test('the entry that ends a game and the result are stored together', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    const result = { scores: [1, 2], winners: [1], ranks: [2, 1], stoodIn: [], rated: false };
    await store.log.append({ entry: entry(stored.id, 1), wakeAt: 77, result: JSON.stringify(result) });
    expect(await store.tables.table(stored.id)).toMatchObject({ status: 'finished', rev: 2, result });
    expect(await store.nodes.claimDue(1000, 10)).not.toContain(stored.id);
  });

  test('a game that is over is packed whole, reads as before, and takes no more entries', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    const { id } = stored;
    const result = { scores: [1, 2], winners: [1], ranks: [2, 1], stoodIn: [], rated: false };
    const kinds = ['move', 'undo', 'redo', 'pause', 'resume', 'move'];
    for (const [i, kind] of kinds.entries()) {
      const action = kind === 'move' || kind === 'redo' ? '{"kind":"wait"}' : null;
      const ends = i === kinds.length - 1 && { result: JSON.stringify(result) };
      await store.log.append({ entry: entry(id, i + 1, { kind, action, seat: i % 2 }), ...ends });
    }
    const log = await store.entries.after(id, 0);
    const at = await store.tables.position(id);
    const moves = await Promise.all(kinds.map((_, i) => store.entries.movesBefore(id, i + 1)));
    const ending: Snapshot = {
      ...{ seq: 6, rules: 1, state: { rules: 1 }, earlier: 1, last: { seat: 1, action: { kind: 'wait' } } },
      ...{ questions: [0, 0], times: { left: [], ended: [], since: 0 }, furthest: 2, undos: 0, isMixed: false },
    };
    // Not before it is counted.
    expect(await store.packing.waiting(1000)).not.toContain(id);
    await store.ratings.count(id);
    expect(await store.packing.waiting(1000)).toContain(id);
    // A log with a gap, or one that is not all there is, is left alone.
    expect(await store.packing.pack(id, log.slice(1), ending)).toBe(false);
    expect(await store.packing.pack(id, log.slice(0, 5), ending)).toBe(false);
    expect(await store.entries.after(id, 0)).toEqual(log);
    const both = await Promise.all([1, 2].map(() => store.packing.pack(id, log, ending)));
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.packing.waiting(1000)).not.toContain(id);
    expect(await store.entries.whole(id)).toEqual([]);
    const keyless = log.map(each => ({ ...each, key: '' }));
    expect(await store.entries.after(id, 0)).toEqual(keyless);
    expect(await store.entries.after(id, 4)).toEqual(keyless.slice(4));
    expect(await store.entries.eventsAfter(id, 0, 6)).toBeUndefined();
    expect(await Promise.all(kinds.map((_, i) => store.entries.movesBefore(id, i + 1)))).toEqual(moves);
    expect(await store.tables.position(id)).toEqual(at);
    expect(await store.entries.hasKey(id, 'key-3')).toBe(true);
    expect(await store.entries.hasKey(id, 'key-33')).toBe(false);
    expect(await store.tables.load(id)).toMatchObject({ table: { status: 'finished', result }, snapshot: ending });
    // Whoever still has the game in memory changes nothing by saving it, or by a move that comes too late.
    await store.tables.saveStates([{ id, seq: 6, rules: 1, state: { rules: 1 }, snapshot: ending }]);
    for (const seq of [3, 7]) expect(await store.log.append({ entry: entry(id, seq) })).toBe('taken');
    expect(await store.entries.whole(id)).toEqual([]);
    const [row] = await store.engine.db.selectFrom('tables').selectAll().where('id', '=', id).execute();
    expect(row).toMatchObject({ state: null, snapshot: null });
    for (const [what, set] of [
      ['packed_logs', { log: new Uint8Array([1, 2, 3]) }],
      ['tables', { packed: new Uint8Array([1, 2, 3]) }],
    ] as const) {
      await store.engine.db
        .updateTable(what)
        .set(set)
        .where(what === 'tables' ? 'id' : 'table_id', '=', id)
        .execute();
      expect(await store.tables.load(id)).toBeUndefined();
    }
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
    const stateAt = (seq: number) => ({ rules: 1, at: seq });
    const saved = (seq: number): Saved => ({
      ...{ id: stored.id, seq, rules: 1, state: stateAt(seq) },
      snapshot: {
        ...{ seq, rules: 1, state: stateAt(seq), earlier: 0, last: { seat: 0, action: { kind: 'wait' } } },
        ...{ questions: [0, 0], times: { left: [], ended: [], since: 0 }, furthest: 1, undos: 0, isMixed: false },
      },
    });
    for (const seq of [4, 2]) await store.tables.saveStates([saved(seq)]);
    const { snapshot, stored: state } = (await store.tables.load(stored.id)) ?? {};
    expect(state).toEqual({ seq: 4, rules: 1, state: stateAt(4) });
    expect(snapshot).toEqual(saved(4).snapshot);
  });

  test('the lobby lists what is open or running and not private, the latest first', async () => {
    const [open, secret, done] = [
      table({ status: 'open' }),
      table({ meta: { ...table().meta, private: true } }),
      table({ status: 'finished' }),
    ];
    for (const each of [open, secret, done]) await store.tables.create(each, 2 ** 42);
    const listed = (await store.lists.listed(100)).map(({ id }) => id);
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
      expect((await store.lists.ofPlayer(holder, 9)).map(mine => mine.table.id)).toEqual([stored.id]);
    }
    await store.tables.replace({ ...stored, meta: { ...stored.meta, seats: [{ kind: 'open' }] } }, 6);
    expect(await store.lists.ofPlayer(host, 9)).toEqual([]);
  });

  test('the tables of a player come in pages, running ones first, then open ones, each latest first', async () => {
    const [player, stranger] = [newId(random), newId(random)];
    const seats = [{ kind: 'person' as const, name: 'P', player, holders: [player] }];
    const result = { scores: [1], winners: [0], ranks: [1], stoodIn: [], rated: false };
    const mine = (status: StoredTable['status']) => table({ status, meta: { ...table().meta, seats } });
    const [old, over, ending, open, closed] = [
      mine('running'),
      mine('finished'),
      mine('running'),
      mine('open'),
      mine('closed'),
    ];
    for (const [n, each] of [old, over, ending, open, closed].entries()) await store.tables.create(each, 10 + n);
    await store.log.append({ entry: entry(ending.id, 1, { at: 99 }), result: JSON.stringify(result) });
    const wanted = [old, open, ending, closed, over].map(({ id }) => id);
    const ids = async (most: number, after?: string): Promise<string[]> =>
      (await store.lists.ofPlayer(player, most, { after })).map(each => each.table.id);
    expect(await ids(9)).toEqual(wanted);
    for (const [n, id] of wanted.entries()) expect(await ids(2, id)).toEqual(wanted.slice(n + 1, n + 3));
    expect(await store.lists.ofPlayer(stranger, 9, { after: open.id })).toEqual([]);
    expect(await store.lists.liveOf(player, 9)).toEqual([old.id, open.id]);
    expect(await store.lists.countOpenBy(player)).toBe(1);
    const finished = await store.lists.ofPlayer(player, 9, { only: 'finished' });
    expect(finished.map(each => each.table.id)).toEqual([ending.id, over.id]);
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
    expect(await store.people.bySession(`${id}-hash`, 5)).toEqual({
      player: { id, name: 'Ann', hasAccount: false, isBot: false },
      seenAt: 1,
    });
    await store.people.addSession(`${id}-phone`, id, 2);
    await store.people.addSession(`${id}-desk`, id, 2);
    await store.people.endOtherSessions(id, `${id}-phone`);
    const all = [`${id}-hash`, `${id}-phone`, `${id}-desk`];
    expect(await store.people.livingSessions(all, 5)).toEqual(new Set([`${id}-phone`]));
    await store.people.endSession(`${id}-phone`);
    expect(await store.people.bySession(`${id}-phone`, 5)).toBeUndefined();
  });

  test('of two accounts that are called or look alike only the first is made', async () => {
    const ids = Array.from({ length: 4 }, () => newId(random));
    for (const id of ids) await store.people.create({ id, name: id }, `${id}-hash`, 1);
    const as = (account: string, skeleton: string) => ({ name: account, account, skeleton });
    const made = await Promise.all(ids.slice(0, 3).map(id => store.accounts.make(id, as('cop', 'cop'), 'x')));
    expect(made.toSorted()).toEqual(['made', 'nameTaken', 'nameTaken']);
    expect(await store.accounts.make(ids[3]!, as('сор', 'cop'), 'x')).toBe('nameTaken');
    expect(await store.accounts.make(ids[3]!, as('tom', 'tom'), 'x')).toBe('made');
    expect(await store.accounts.make(ids[3]!, as('tim', 'tim'), 'x')).toBe('hasAccount');
    expect(await store.accounts.rename(ids[3]!, as('cop', 'cop'), 'none')).toBe('nameTaken');
    expect(await store.accounts.rename(ids[3]!, as('tam', 'tam'), 'none')).toBe('made');
    expect(await store.people.bySession(`${ids[3]}-hash`, 5)).toBeUndefined();
  });

  test('a link works once, for a day, and only the newest', async () => {
    const id = newId(random);
    await store.people.create({ id, name: id }, `${id}-hash`, 1);
    await store.accounts.make(id, { name: id, account: id, skeleton: id }, 'old');
    const day = 24 * 3600 * 1000;
    const link = (n: number) => ({ hash: `${id}-${n}`, kind: 'reset', player_id: id, detail: '' }) as const;
    for (const n of [1, 2]) await store.tokens.add(link(n), n);
    expect(await store.accounts.resetPassword(`${id}-1`, 'new', 5)).toBeUndefined();
    expect(await store.tokens.find(`${id}-2`, 'email', 5)).toBeUndefined();
    expect(await store.accounts.resetPassword(`${id}-2`, 'new', day + 5)).toBeUndefined();
    const both = await Promise.all([1, 2].map(() => store.accounts.resetPassword(`${id}-2`, 'new', 5)));
    expect(both.toSorted()).toEqual([id, undefined]);
    expect(await store.accounts.of(id)).toMatchObject({ password: 'new' });
    expect(await store.people.bySession(`${id}-hash`, 5)).toBeUndefined();
    expect(await store.tokens.countRecent('reset', id, 'nothing', 5)).toEqual([2, 0]);
    await store.tokens.add(link(3), 9 * day);
    expect(await store.tokens.countRecent('reset', id, 'nothing', 5)).toEqual([1, 0]);
  });

  test('tokens are found by their hash, end by their owner alone, and go with a new password', async () => {
    const [ann, bob] = [newId(random), newId(random)];
    for (const id of [ann, bob]) await store.people.create({ id, name: id }, `${id}-hash`, 1);
    await store.accounts.make(ann, { name: ann, account: ann, skeleton: ann }, 'old');
    const token = (id: string, madeAt: number) => ({ id, name: 'bot', scopes: ['play'] as const, madeAt });
    const [one, two] = [newId(random), newId(random)];
    await store.accessTokens.add(`${ann}-1`, ann, token(one, 1));
    await store.accessTokens.add(`${ann}-2`, ann, token(two, 2));
    await store.accessTokens.used(`${ann}-1`, 7);
    expect(await store.accessTokens.find(`${ann}-1`)).toEqual({
      player: { id: ann, name: ann, hasAccount: true, isBot: false },
      token: { ...token(one, 1), usedAt: 7 },
    });
    expect((await store.accessTokens.of(ann)).map(({ id }) => id)).toEqual([two, one]);
    expect(await store.accessTokens.end(bob, one)).toBeUndefined();
    expect(await store.accessTokens.end(ann, one)).toBe(`${ann}-1`);
    expect(await store.accessTokens.living([`${ann}-1`, `${ann}-2`])).toEqual(new Set([`${ann}-2`]));
    await store.accounts.setPassword(ann, 'new', `${ann}-hash`);
    expect(await store.accessTokens.find(`${ann}-2`)).toBeUndefined();
  });

  test('an account becomes a bot, unless it has a rating', async () => {
    const [fresh, rated] = [newId(random), newId(random)];
    for (const id of [fresh, rated]) await store.people.create({ id, name: id }, `${id}-hash`, 1);
    const line = { game: 'kanagawa', mu: 25, sigma: 8, rating: 1, games: 1 };
    await store.engine.db
      .insertInto('ratings')
      .values({ ...line, player_id: rated })
      .execute();
    expect(await store.accounts.makeBot(fresh)).toBe('made');
    expect(await store.accounts.makeBot(rated)).toBe('hasRating');
    expect(await store.people.player(fresh)).toMatchObject({ isBot: true });
    expect(await store.people.player(rated)).toMatchObject({ isBot: false });
  });

  test('invitations hold until the table begins, and a month', async () => {
    const guest = newId(random);
    await store.people.create({ id: guest, name: guest }, `${guest}-hash`, 1);
    const [open, begun] = [table({ status: 'open' }), table({ status: 'running' })];
    for (const each of [open, begun]) {
      await store.tables.create(each, 5);
      expect(await store.invitations.add(guest, each.id, 5)).toBe(true);
      expect(await store.invitations.add(guest, each.id, 6)).toBe(false);
    }
    expect((await store.invitations.of(guest, 9)).map(({ id }) => id)).toEqual([open.id]);
    await store.invitations.remove(guest, begun.id);
    expect(await store.invitations.countAt(begun.id)).toBe(0);
    await store.invitations.add(guest, begun.id, 40 * 24 * 3600 * 1000);
    expect(await store.invitations.of(guest, 9)).toEqual([]);
  });

  test('finished games come in the order of their end, private ones to those who sat there', async () => {
    const [asker, game] = [newId(random), `g${Date.now()}`];
    const seat = { kind: 'person' as const, name: 'Ann', player: asker, holders: [asker] };
    const meta = table().meta;
    const result = { scores: [1, 2], winners: [1], ranks: [2, 1], stoodIn: [], rated: false };
    const tables = [
      table({ status: 'finished', game, meta, result }),
      table({ status: 'finished', game, meta: { ...meta, private: true, name: '"private":true' }, result }),
      table({
        status: 'finished',
        game,
        meta: { ...meta, private: true, seats: [seat, ...meta.seats.slice(1)] },
        result,
      }),
      table({ status: 'finished', game, meta: { ...meta, name: '"private":true' }, result }),
      table({ status: 'running', game, meta }),
    ];
    for (const [n, each] of tables.entries()) await store.tables.create(each, 10 + Math.floor(n / 2));
    const wanted = { asker, until: 99, most: 9, game };
    const found = await store.lists.finishedAfter({ at: 0, id: '' }, wanted);
    expect(new Set(found.map(({ place }) => place.id))).toEqual(new Set([0, 2, 3].map(n => tables[n]!.id)));
    expect(found.map(({ place }) => place.at)).toEqual([10, 11, 11]);
    for (const [n, { place }] of found.entries()) {
      expect(await store.lists.finishedAfter(place, wanted)).toEqual(found.slice(n + 1));
    }
    expect(await store.lists.finishedAfter({ at: 0, id: '' }, { ...wanted, until: 10 })).toEqual(found.slice(0, 1));
    const mine = await store.lists.finishedAfter({ at: 0, id: '' }, { ...wanted, player: asker });
    expect(mine.map(({ place }) => place.id)).toEqual([tables[2]!.id]);
  });

  test('a deleted person leaves games behind, and nothing of themselves', async () => {
    const [gone, stays] = [newId(random), newId(random)];
    for (const id of [gone, stays]) await store.people.create({ id, name: `name of ${id}` }, `${id}-hash`, 1);
    const seats = [gone, stays].map(player => ({
      kind: 'person' as const,
      name: `name of ${player}`,
      player,
      holders: [player],
    }));
    const base = { ...table().meta, seats, host: gone, name: `name of ${gone}` };
    const [over, running, open] = (['finished', 'running', 'open'] as const).map(status =>
      table({ status, meta: base }),
    );
    for (const each of [over!, running!, open!]) await store.tables.create(each, 5);
    await store.chat.add({
      table: over!.id,
      key: 'a',
      player: gone,
      seat: 0,
      name: `name of ${gone}`,
      text: 'Bye',
      at: 3,
    });
    await store.people.addCode(`${gone}-code`, { table: running!.id, player: gone, satAt: 0, until: 1000 }, 1);
    await store.tokens.add({ hash: `${gone}-mail`, kind: 'email', player_id: gone, detail: `${gone}-box` }, 1);
    const token = { id: newId(random), name: 'bot', scopes: ['play'] as const, madeAt: 1 };
    await store.accessTokens.add(`${gone}-token`, gone, token);
    await store.invitations.add(gone, open!.id, 5);
    const changed = await forgetPerson(store.engine, gone);
    expect(await store.accessTokens.living([`${gone}-token`])).toEqual(new Set());
    expect(await store.invitations.countAt(open!.id)).toBe(0);
    expect(changed.toSorted()).toEqual([over!.id, running!.id, open!.id].toSorted());
    const after = await Promise.all([over!, running!, open!].map(({ id }) => store.tables.table(id)));
    expect(JSON.stringify(after)).not.toContain(gone);
    expect(after.map(each => each?.meta.seats[0])).toEqual([
      { kind: 'person', name: '', player: '', holders: [] },
      { kind: 'person', name: '', player: '', holders: [], standIn: 'left', stoodIn: true },
      { kind: 'open' },
    ]);
    expect(after.map(each => [each?.rev, each?.meta.host, each?.meta.name])).toEqual([
      [2, stays, 'kanagawa'],
      [2, stays, 'kanagawa'],
      [2, stays, 'kanagawa'],
    ]);
    expect(await store.chat.after(over!.id, 0, 9)).toMatchObject([{ name: '', player: '', text: 'Bye' }]);
    expect(await store.people.player(gone)).toBeUndefined();
    expect(await store.people.bySession(`${gone}-hash`, 5)).toBeUndefined();
    expect(await store.people.takeCode(`${gone}-code`, 5)).toBeUndefined();
    expect(await store.lists.ofPlayer(gone, 9)).toEqual([]);
    // Whoever deletes themselves again and again does not write to one mailbox more often.
    expect(await store.tokens.countRecent('email', gone, `${gone}-box`, 5)).toEqual([0, 1]);
    expect((await store.lists.ofPlayer(stays, 9)).length).toBe(3);
  });

  test('what an earlier Hanga stored is found by the host and by the looks of a name', async () => {
    const stored = table({ status: 'open', meta: { ...table().meta, host: newId(random) } });
    await store.tables.create(stored, 5);
    const [first, second] = [newId(random), newId(random)];
    for (const id of [first, second]) await store.people.create({ id, name: 'x' }, `${id}-hash`, 1);
    await store.accounts.make(first, { name: 'Vera', account: 'vera', skeleton: 'vera' }, 'x');
    await store.accounts.make(second, { name: 'Vеrа', account: 'vеrа', skeleton: 'other' }, 'x');
    await store.engine.db.updateTable('tables').set({ host: '' }).execute();
    await store.engine.db.updateTable('players').set({ skeleton: null }).execute();
    await fillDerived(store.engine.db, name);
    expect(await liveTablesOf(store.engine, stored.meta.host)).toEqual([stored.id]);
    const third = newId(random);
    await store.people.create({ id: third, name: 'x' }, `${third}-hash`, 1);
    const likeVera = { name: 'VERA', account: 'vera!', skeleton: 'vera' };
    expect(await store.accounts.make(third, likeVera, 'x')).toBe('nameTaken');
    expect(await store.accounts.named('vеrа')).toMatchObject({ id: second });
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
    const honors = [[3, 5], []];
    const result = { scores: [9, 4], winners: [0], ranks: [1, 2], stoodIn: [], rated: true, honors };
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
    // With it, what profiles tell: once, too.
    const { at } = entry(stored.id, 1);
    expect(await store.stats.of(a)).toEqual({
      results: [{ game: 'rated', seats: 2, games: 1, won: 1, best: 9, mean: 9 }],
      scores: [{ game: 'rated', score: 9, times: 1 }],
      opponents: [{ player: b, name: b.slice(0, 5), bot: false, games: 1, ahead: 1, behind: 0 }],
      honors: [3, 5].map(honor => ({ game: 'rated', honor, times: 1 })),
      best: [{ game: 'rated', table: stored.id, seat: 0, seats: 2, score: 9, at }],
      curves: [{ game: 'rated', points: [{ at, rating: best[0]!.rating }] }],
    });
    // Whoever comes from an earlier Hanga has the same; whoever has it already does not get it twice.
    await fillPlayed(store.engine.db);
    expect((await store.stats.of(a)).honors).toMatchObject([{ times: 1 }, { times: 1 }]);
    await forgetPerson(store.engine, b);
    expect((await store.stats.of(a)).opponents).toEqual([]);
    expect((await store.stats.of(b)).results).toEqual([]);
  });

  test('a table has one runner; a dead one is replaced', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    await store.nodes.setWake(stored.id, 500);
    const now = 10_000_000;
    await store.nodes.beat(now, 0);
    expect(await store.nodes.claimDue(now, 1000)).toContain(stored.id);
    const other = new Store(store.engine, 'node-b');
    await other.nodes.beat(now, 0);
    expect(await other.nodes.claimDue(now, 1000)).not.toContain(stored.id);
    expect(await other.nodes.claim(stored.id)).toBe(false);
    const later = now + 60_000;
    await other.nodes.beat(later, 60_000);
    expect(await other.nodes.claimDue(later, 1000)).toContain(stored.id);
    expect(await store.nodes.claim(stored.id)).toBe(false);
  });

  test('many tables that are due: those without a runner are taken at once, those of this node come by turns', async () => {
    const node = new Store(store.engine, 'node-many');
    await node.nodes.beat(30_000_000, 0);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const stored = table();
      await store.tables.create(stored, 5);
      await store.nodes.setWake(stored.id, 0);
      expect(await node.nodes.claim(stored.id)).toBe(true);
      ids.push(stored.id);
    }
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn++) for (const id of await node.nodes.claimDue(1, 2)) seen.add(id);
    expect([...seen].sort()).toEqual(ids.sort());
    const free = table();
    await store.tables.create(free, 5);
    await store.nodes.setWake(free.id, 1);
    expect(await node.nodes.claimDue(1, 2)).toContain(free.id);
  });

  test('a node lives as long as its sign of life changes, whatever time it tells', async () => {
    const stored = table();
    await store.tables.create(stored, 5);
    await store.nodes.setWake(stored.id, 500);
    const [runner, other] = ['node-c', 'node-d'].map(node => new Store(store.engine, node)) as [Store, Store];
    const now = 20_000_000;
    // An hour ahead, and then set right.
    for (let second = 0; second < 6; second++) {
      await runner.nodes.beat(now + 3_600_000 - second, 1000 * second);
      await other.nodes.beat(now + 1000 * second, 1000 * second);
      expect(await runner.nodes.claim(stored.id)).toBe(true);
      expect(await other.nodes.claim(stored.id)).toBe(false);
    }
    await other.nodes.beat(now + 7000, 7000);
    expect(await other.nodes.claim(stored.id)).toBe(false);
    await other.nodes.beat(now + 9000, 9000);
    expect(await other.nodes.claimDue(now, 1000)).toContain(stored.id);
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
