import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { kaigan } from '@hanga/games/kaigan/rules';
import { everySuit, kanagawa } from '@hanga/games/kanagawa/rules';
import {
  begin,
  fastRng,
  type Game,
  type GameRecord,
  type GameTypes,
  hexOf,
  parseRecord,
  play,
  type Rng,
  replay,
  type Shuffle,
  toRecord,
} from '@hanga/kernel';
import { type KeptPart, nextStep } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { infoOf, type StoredSeat, type StoredTable } from '../src/table/meta.ts';
import { commit, dealtSeed, fix, newShuffle, overdue, recordedShuffle, reveal } from '../src/table/shuffle.ts';
import { freshFolder } from './support/process.ts';

const RECORDS = 1000;
const verifier = fileURLToPath(new URL('../../../docs/verify_shuffle.py', import.meta.url));

interface Plan {
  readonly game: Game<GameTypes>;
  readonly options: object;
}
const plans: readonly Plan[] = [
  { game: kanagawa as Game<GameTypes>, options: {} },
  { game: kanagawa as Game<GameTypes>, options: { yokai: 'random' } },
  { game: kanagawa as Game<GameTypes>, options: { yokai: { base: ['tree', 'building'], new: 'random' } } },
  { game: kaigan as Game<GameTypes>, options: {} },
];

const partOf = (rng: Rng): string => hexOf(Uint8Array.from({ length: 32 }, () => rng.below(256)));

/** A table whose people commit, start and reveal as browsers and the server do; some bring no part, some do not reveal. */
function dealtTable(id: string, { game, options }: Plan, rng: Rng): StoredTable {
  const newPart = (): string => partOf(rng);
  const count = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const seats = Array.from({ length: count }, (_, i): StoredSeat => {
    if (rng.below(3) === 0) return { kind: 'bot', level: 'random' };
    return { kind: 'person', name: `Player ${i}`, player: `p${i}`, holders: [`p${i}`] };
  });
  const kept = new Map<number, KeptPart>();
  const lazy = new Set(seats.flatMap((_, seat) => (rng.below(8) === 0 ? [seat] : [])));
  const moment = { now: 0, revealWithin: 1000 };
  let table: StoredTable = {
    ...{ id, game: game.id, status: 'open', rev: 1, seed: '', createdAt: 0 },
    meta: {
      ...{
        name: id,
        options,
        private: false,
        spectators: true,
        chat: true,
        clock: { kind: 'none' },
        botLevel: 'random',
      },
      ...{ host: 'p0', seats, keys: [], shuffle: newShuffle(id, newPart()) },
    },
  };
  const everybody = (kind: 'commit' | 'reveal'): void => {
    for (const seat of seats.keys()) {
      const next = nextStep(infoOf(table, 1, false, `p${seat}`), kept.get(seat), newPart);
      if (next?.command.kind !== kind || (kind === 'reveal' && lazy.has(seat))) continue;
      kept.set(seat, next.keep);
      const { command } = next;
      const after = command.kind === 'commit' ? commit(table, seat, command, moment) : reveal(table, seat, command);
      if (typeof after === 'string') throw new Error(after);
      table = after;
    }
  };
  if (rng.below(10) > 0) everybody('commit');
  table = fix(table, moment);
  while (table.status === 'open') {
    everybody('reveal');
    table = overdue(table, { ...moment, now: 5000 }, newPart) ?? table;
    everybody('commit');
  }
  return table;
}

/** A game played to its end at random, as its record. */
function recordOf(n: number): GameRecord {
  const rng = fastRng(n);
  const plan = plans[n % plans.length] as Plan;
  const table = dealtTable(`table-number-${n}`.padEnd(22, '-'), plan, rng);
  const { game } = plan;
  const options = game.options(plan.options) as object;
  let match = begin(game, { options, seats: table.meta.seats.length, seed: dealtSeed(table) as string });
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    const seat = toAct[0] as number;
    const legal = game.legal(match.state, seat);
    match = play(match, seat, legal[rng.below(legal.length)] as object).match ?? match;
  }
  return { ...toRecord(match), shuffle: recordedShuffle(table) as Shuffle };
}

/** What our own rules deal, in the words of the verifier. */
function dealtByUs({ game, options, seats, seed }: GameRecord): object {
  if (game === 'kaigan') {
    const { start, tiles, pile } = begin(kaigan, { options: options as never, seats, seed }).state;
    return { start, map: tiles, pile };
  }
  const { suits, players, grandMaster, columns, deck } = begin(kanagawa, {
    options: options as never,
    seats,
    seed,
  }).state;
  return {
    suits: suits.map(suit => everySuit[suit]),
    tiles: players.map(({ tile }) => tile),
    first: grandMaster,
    deck: [...columns.map(([card]) => card), ...deck],
  };
}

/** Changes of a record, each of which breaks its word. */
const tampered: readonly ((record: GameRecord, shuffle: Shuffle) => object)[] = [
  record => ({ ...record, seed: other(record.seed) }),
  (record, shuffle) => ({ ...record, shuffle: { ...shuffle, round: shuffle.round + 1 } }),
  (record, shuffle) => ({ ...record, shuffle: { ...shuffle, table: other(shuffle.table) } }),
  (record, shuffle) => ({
    ...record,
    shuffle: { ...shuffle, server: { ...shuffle.server, part: other(shuffle.server.part) } },
  }),
  ...(['part', 'commitment'] as const).map(field => (record: GameRecord, shuffle: Shuffle) => ({
    ...record,
    shuffle: {
      ...shuffle,
      parts: shuffle.parts.map(part => (field in part ? { ...part, [field]: other(part.part) } : part)),
    },
  })),
  (record, shuffle) => ({ ...record, shuffle: { ...shuffle, parts: shuffle.parts.slice(1) } }),
  (record, shuffle) => ({
    ...record,
    shuffle: { ...shuffle, parts: shuffle.parts.map(part => ({ ...part, by: 'server', why: 'bot' })) },
  }),
];
const other = (hex: string): string => `${hex.slice(1)}${hex.startsWith('0') ? '1' : '0'}`;

interface Verdict {
  readonly flaws: readonly string[];
  readonly deal: object | null;
}

function verdicts(records: readonly object[]): Verdict[] {
  const file = path.join(freshFolder(), 'records.ndjson');
  writeFileSync(file, records.map(record => `${JSON.stringify(record)}\n`).join(''));
  const { error, stdout, stderr } = spawnSync('python3', [verifier, '--deal', file], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (error) throw new Error(`this test runs docs/verify_shuffle.py and needs python3: ${error.message}`);
  if (stderr) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Verdict);
}

const holds = (record: object): boolean => {
  try {
    const parsed = parseRecord(record);
    replay((parsed.game === 'kaigan' ? kaigan : kanagawa) as Game<GameTypes>, parsed);
    return true;
  } catch {
    return false;
  }
};

test('an independent verifier agrees on 1,000 records, and finds what was changed in them', () => {
  const records = Array.from({ length: RECORDS }, (_, n) => recordOf(n));
  const brought = records.flatMap(({ shuffle }) =>
    shuffle!.parts.map(part => (part.by === 'player' ? 'player' : part.why)),
  );
  expect(new Set(brought)).toEqual(new Set(['player', 'bot', 'none', 'late']));
  for (const [n, { flaws, deal }] of verdicts(records).entries()) {
    expect(flaws, `record ${n}`).toEqual([]);
    expect(deal, `record ${n}`).toEqual(dealtByUs(records[n] as GameRecord));
  }
  const first = records.filter(({ shuffle }) => shuffle!.parts.some(({ by }) => by === 'player')).slice(0, 100);
  const changed = first.flatMap(record => tampered.map(tamper => tamper(record, record.shuffle as Shuffle)));
  for (const [n, { flaws }] of verdicts(changed).entries()) {
    expect(flaws.length, `change ${n % tampered.length} of record ${Math.floor(n / tampered.length)}`).toBeGreaterThan(
      0,
    );
    expect(holds(changed[n] as object), `change ${n}, by our own check`).toBe(false);
  }
  for (const record of first.slice(0, 20)) expect(holds(record)).toBe(true);
});

test('another deck than the seed’s own is found by the first cards that were played', () => {
  const [one, two] = [0, 4].map(n => recordOf(n)) as [GameRecord, GameRecord];
  const { flaws } = verdicts([{ ...one, moves: two.moves.length > 0 ? two.moves : [] }, one])[0] as Verdict;
  expect(flaws.join()).toContain('the first cards that were played');
});
