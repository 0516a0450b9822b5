import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { kaigan } from '@hanga/games/kaigan/rules';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { type Game, type GameRecord, type GameTypes, parseRecord } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { checkShuffle, readCommitment } from './checkShuffle.ts';

const recordIn = (file: string): GameRecord =>
  parseRecord(JSON.parse(readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8')));
/** By another hand than the kernel's. */
const fingerprint = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

const cases = [
  ['Kanagawa', kanagawa as unknown as Game<GameTypes>, recordIn('kanagawa/records/2-players-placed.json')],
  ['Kaigan', kaigan as unknown as Game<GameTypes>, recordIn('kaigan/records/3-players-open.json')],
] as const;

describe.each(cases)('%s', (_, rules, record) => {
  const promised = fingerprint(record.seed);
  const other = `${record.seed.slice(0, -1)}${record.seed.endsWith('0') ? '1' : '0'}`;

  test('an honest game holds', () => {
    expect(checkShuffle(rules, record, promised)).toEqual({
      isPromised: true,
      commitment: promised,
      game: { kind: 'whole', moves: record.moves.length, scores: record.result?.scores },
    });
  });

  test('another seed than the promised one is told, even if the game goes through', () => {
    expect(checkShuffle(rules, record, fingerprint(other))).toMatchObject({
      isPromised: false,
      commitment: promised,
      game: { kind: 'whole' },
    });
  });

  test('an exchanged seed breaks both the promise and the game', () => {
    const check = checkShuffle(rules, { ...record, seed: other }, promised);
    expect(check).toMatchObject({ isPromised: false, commitment: fingerprint(other), game: { kind: 'broken' } });
  });

  test('a changed result is told', () => {
    const scores = record.result?.scores.map(score => score + 1) ?? [];
    const changed = { ...record, result: { scores, winners: record.result?.winners ?? [] } };
    expect(checkShuffle(rules, changed, promised)).toMatchObject({
      isPromised: true,
      game: { kind: 'broken', problem: { kind: 'otherResult' } },
    });
  });

  test('a move that was taken out is told', () => {
    const changed = { ...record, moves: record.moves.toSpliced(3, 1) };
    expect(checkShuffle(rules, changed, promised).game).toMatchObject({ kind: 'broken' });
  });

  test('a game that was cut off is not taken for a whole one', () => {
    const { result: _result, ...rest } = record;
    const cut = { ...rest, moves: record.moves.slice(0, 10) };
    expect(checkShuffle(rules, cut, promised).game).toEqual({ kind: 'unfinished', moves: 10 });
    expect(checkShuffle(rules, rest, promised).game.kind).toBe('unfinished');
  });

  test('without a promise nothing is claimed about one', () => {
    expect(checkShuffle(rules, record, undefined).isPromised).toBeUndefined();
  });
});

test('a fingerprint is read as people copy it', () => {
  const hex = fingerprint('00');
  expect(readCommitment(` ${hex.slice(0, 32).toUpperCase()} ${hex.slice(32)}\n`)).toBe(hex);
  expect(readCommitment(hex.slice(1))).toBeUndefined();
  expect(readCommitment(`${hex.slice(1)}g`)).toBeUndefined();
});
