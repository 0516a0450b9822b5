import process from 'node:process';
import { expect, test } from 'vitest';
import { playUnderLaws } from './testing/laws.ts';

/** Few before every commit, more in the deep tests; `npm run soak` plays many more. */
const GAMES = process.env['HANGA_TESTS'] === 'deep' ? 50 : 5;

/** Milliseconds for as many games as the deep tests play. */
const LONG = 180_000;

test.each([3, 4].flatMap(seats => (['nothing', 'count'] as const).map(startSpaces => [seats, startSpaces] as const)))(
  'the laws hold over random games of %i players, purses covered, start spaces: %s',
  (seats, startSpaces) => {
    const ends = playUnderLaws({ purses: 'covered', startSpaces }, seats, GAMES, 'laws/covered');
    expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
  },
  LONG,
);
