import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { flawInShuffle, isShuffle, playerCommitment, type Shuffle, serverCommitment, tableLabel } from './parts.ts';
import { parseRecord, type RecordError, replay } from './record.ts';
import { toy } from './testing/index.ts';

/** By another hand than the kernel's. */
const sha = (...lines: (string | number)[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');
const digit = (n: number): string => sha('some part', n);

/** Seats 0 and 2 are players', seat 1 is a bot's. */
function example(): { shuffle: Shuffle; seed: string } {
  const table = sha('hanga shuffle 1 table', 'abc');
  const part = digit(0);
  const commitment = sha('hanga shuffle 1 server', table, 2, part);
  const mine = (n: number) => ({
    by: 'player' as const,
    commitment: sha('hanga shuffle 1 player', commitment, digit(n)),
    part: digit(n),
  });
  const bots = { by: 'server', why: 'bot', part: sha('hanga shuffle 1 seat', part, 1) } as const;
  const parts = [mine(1), bots, mine(2)];
  return {
    shuffle: {
      ...{ version: 1, table, round: 2, server: { commitment, part }, parts },
      abandoned: [{ round: 1, seats: [2] }],
    },
    seed: sha('hanga shuffle 1 seed', commitment, part, ...parts.map(each => each.part)),
  };
}

test('commitments and seed are the hashes that docs/FAIRNESS.md names', () => {
  const { shuffle, seed } = example();
  expect(flawInShuffle(shuffle, seed)).toBeUndefined();
  expect(tableLabel('abc')).toBe(shuffle.table);
  expect(serverCommitment(shuffle.table, 2, digit(0))).toBe(shuffle.server.commitment);
  expect(playerCommitment(shuffle.server.commitment, digit(1))).toBe(
    (shuffle.parts[0] as { commitment: string }).commitment,
  );
});

test('whatever is changed is found, and where', () => {
  const { shuffle, seed } = example();
  const other = digit(9);
  const withPart = (seat: number, change: object): Shuffle => ({
    ...shuffle,
    parts: shuffle.parts.map((part, i) => (i === seat ? { ...part, ...change } : part)) as Shuffle['parts'],
  });
  expect(flawInShuffle({ ...shuffle, server: { ...shuffle.server, part: other } }, seed)).toEqual({ kind: 'server' });
  expect(flawInShuffle({ ...shuffle, round: 1 }, seed)).toEqual({ kind: 'server' });
  expect(flawInShuffle({ ...shuffle, table: other }, seed)).toEqual({ kind: 'server' });
  expect(flawInShuffle(withPart(2, { part: other }), seed)).toEqual({ kind: 'player', seat: 2 });
  expect(flawInShuffle(withPart(0, { commitment: other }), seed)).toEqual({ kind: 'player', seat: 0 });
  expect(flawInShuffle(withPart(1, { part: other }), seed)).toEqual({ kind: 'seat', seat: 1 });
  expect(flawInShuffle(shuffle, other)).toEqual({ kind: 'seed' });
  const swapped = { ...shuffle, parts: [shuffle.parts[2], shuffle.parts[1], shuffle.parts[0]] } as Shuffle;
  expect(flawInShuffle(swapped, seed)).toEqual({ kind: 'seed' });
});

test('a record is refused where its seed does not follow from its parts, or they make no sense', () => {
  const { shuffle, seed } = example();
  const record = {
    hanga: 1,
    game: toy.id,
    rules: toy.rules,
    options: { chips: 5 },
    seats: 3,
    seed,
    shuffle,
    moves: [],
  };
  expect(replay(toy, parseRecord(record)).seed).toBe(seed);
  const problemOf = (input: object): unknown => {
    try {
      replay(toy, parseRecord(input));
      return undefined;
    } catch (error) {
      return (error as RecordError).problem;
    }
  };
  expect(problemOf({ ...record, seed: digit(9) })).toEqual({ kind: 'brokenShuffle', flaw: { kind: 'seed' } });
  expect(problemOf({ ...record, shuffle: { ...shuffle, parts: [] } })).toEqual({
    kind: 'notARecord',
    field: 'shuffle',
  });
  expect(isShuffle(shuffle, 3)).toBe(true);
  for (const change of [
    { version: 2 },
    { table: 'x' },
    { round: -1 },
    { server: {} },
    { abandoned: [{}] },
    { parts: [{}, {}, {}] },
  ])
    expect(isShuffle({ ...shuffle, ...change }, 3)).toBe(false);
});
