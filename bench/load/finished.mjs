// What finished games take on disk and how long one takes to open, as they were stored and packed:
// `node bench/load/finished.mjs 2000`. Random games of Kanagawa with three players, a move every 1 to 20 seconds.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { begin } from '@hanga/kernel';
import { move } from '@hanga/table';
import { openSqlite } from '../../packages/server/src/storage/sqlite.ts';
import { Store } from '../../packages/server/src/storage/store.ts';
import { advance, firstPlay, snapshotOf } from '../../packages/server/src/table/play.ts';
import { readTable } from '../../packages/server/src/table/rebuild.ts';

const SEATS = 3;
const count = Number(process.argv[2] ?? 2000);
const clock = { kind: 'none' };

const meta = (host, commitment) => ({
  name: 'A table of three',
  options: {},
  private: false,
  spectators: true,
  chat: true,
  clock,
  botLevel: 'adept',
  host,
  seats: ['Hokusai', 'Hiroshige', 'Utamaro'].map((name, seat) => {
    const player = seat === 0 ? host : randomBytes(16).toString('base64url');
    return { kind: 'person', name, player, holders: [player], satAt: seat + 1 };
  }),
  keys: Array.from({ length: 4 }, () => randomBytes(15).toString('base64url')),
  startedAt: 1.8e12,
  commitment,
});

function played(id) {
  const seed = randomBytes(32).toString('hex');
  const table = {
    ...{ id, game: 'kanagawa', status: 'running', rev: 5, seed, createdAt: 1.8e12 },
    meta: meta(randomBytes(16).toString('base64url'), randomBytes(32).toString('hex')),
  };
  let play = firstPlay(begin(kanagawa, { options: kanagawa.options({}), seats: SEATS, seed }), table.meta, 1.8e12);
  const entries = [];
  for (let at = 1.8e12; !kanagawa.outcome(play.match.state); ) {
    const [seat] = kanagawa.toAct(play.match.state);
    const legal = kanagawa.legal(play.match.state, seat);
    const { table: made } = move(play, seat, legal[Math.floor(Math.random() * legal.length)]);
    at += Math.floor(1000 + Math.random() * 19_000);
    play = advance(play, made, clock, { kind: 'move', at, seat });
    entries.push({
      ...{ table_id: id, seq: play.seq, kind: 'move', seat, rules: kanagawa.rules, at },
      action: JSON.stringify(made.match.moves.at(-1).action),
      events: JSON.stringify(made.events.at(-1)),
      key: randomBytes(15).toString('base64url'),
    });
  }
  const { scores, winners } = kanagawa.outcome(play.match.state);
  const result = { scores: scores.map(({ total }) => total), winners, ranks: [1, 2, 3], stoodIn: [], rated: false };
  return { table, entries, play, result: JSON.stringify(result) };
}

const folder = mkdtempSync(path.join(tmpdir(), 'hanga-finished-'));
const store = new Store(await openSqlite(folder), 'bench');
const ids = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
const offered = { game: kanagawa, bots: [] };

async function sizeOf() {
  await store.engine.db.executeQuery({ sql: 'vacuum', parameters: [], query: { kind: 'RawNode' } });
  await store.engine.db.executeQuery({
    sql: 'pragma wal_checkpoint(truncate)',
    parameters: [],
    query: { kind: 'RawNode' },
  });
  return statSync(path.join(folder, 'hanga.db')).size / count;
}

async function opening() {
  const times = [];
  for (const id of ids.slice(0, 500)) {
    const began = performance.now();
    const read = await readTable(store, id, () => offered);
    if (!read?.play) throw new Error(`${id} cannot be opened`);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = share => `${times[Math.floor(times.length * share)].toFixed(2)} ms`;
  return `opened in ${at(0.5)} (p50), ${at(0.95)} (p95)`;
}

const games = new Map();
for (const id of ids) {
  const { table, entries, play, result } = played(id);
  await store.tables.create(table, 1.8e12);
  await Promise.all(
    entries.map((entry, i) => store.log.append({ entry, ...(i === entries.length - 1 && { result }) })),
  );
  await store.tables.saveStates([
    { id, seq: play.seq, rules: kanagawa.rules, state: play.match.state, snapshot: play.base },
  ]);
  await store.ratings.count(id);
  games.set(id, { ending: snapshotOf(play) });
}
console.log(`${count} games as they were stored: ${Math.round(await sizeOf())} bytes each, ${await opening()}`);
const began = performance.now();
for (const id of ids) {
  const isPacked = await store.packing.pack(id, await store.entries.whole(id), games.get(id).ending);
  if (!isPacked) throw new Error(`${id} was not packed`);
}
const took = (performance.now() - began) / count;
console.log(`packed: ${Math.round(await sizeOf())} bytes each, ${await opening()}; packing took ${took.toFixed(1)} ms`);
await store.close();
rmSync(folder, { recursive: true });
