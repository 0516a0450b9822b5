import process from 'node:process';
import { expect, test } from 'vitest';
import { playUnderLaws } from './testing/laws.ts';

/** Few before every commit, more in the deep tests; `npm run soak` plays many more. */
const GAMES = process.env['HANGA_TESTS'] === 'deep' ? 50 : 5;

/** Milliseconds for as many games as the deep tests play. */
const LONG = 180_000;

test.each([2, 3, 4].flatMap(seats => (['leaves', 'plays'] as const).map(noColumn => [seats, noColumn] as const)))(
  'the laws hold over random games of %i players, brushes placed, without a column one %s',
  (seats, noColumn) => {
    const ends = playUnderLaws({ brushDiplomas: 'placed', noColumn }, seats, GAMES, 'laws/placed');
    expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
  },
  LONG,
);
