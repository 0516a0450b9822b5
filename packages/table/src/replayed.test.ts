import { RecordError, seedFromText } from '@hanga/kernel';
import { toy } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { tableFrom } from './playedTable.ts';
import { positionsOf, viewAt } from './replayed.ts';
import { viewOf } from './view.ts';

const record = {
  hanga: 1,
  game: 'toy',
  rules: 3,
  options: { chips: 5 },
  seats: 2,
  seed: seedFromText('replayed'),
  moves: (['stack', 'peek', 'pass'] as const).map(kind => [0, { kind }] as const),
} as const;

test('every position shows what could be known there, and nothing can be chosen', () => {
  const replayed = positionsOf(toy, record);
  for (let at = 0; at <= record.moves.length; at++) {
    const then = viewOf(tableFrom(toy, { ...record, moves: record.moves.slice(0, at) }), 1);
    expect(viewAt(replayed, 1, at)).toEqual({ ...then, legal: [], noUndo: 'nothingToUndo' });
    expect(viewAt(replayed, 1, at, at).log).toEqual([]);
  }
});

test('there is no position before the first or after the last', () => {
  for (const at of [-1, 4]) expect(() => viewAt(positionsOf(toy, record), 0, at)).toThrow(RangeError);
});

test('a record without moves has one position; one that is no game has none', () => {
  expect(positionsOf(toy, { ...record, moves: [] }).positions).toHaveLength(1);
  expect(() => positionsOf(toy, { ...record, moves: [[1, { kind: 'stack' }]] })).toThrow(RecordError);
});
