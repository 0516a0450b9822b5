import { expect, test } from 'vitest';
import { playUnderLaws } from './testing/laws.ts';

/** Enough for every `npm test`; a soak plays many more. */
const GAMES = 100;

test.each([3, 4])('the laws hold over random games of %i players, purses open', seats => {
  const ends = playUnderLaws({ purses: 'open' }, seats, GAMES, 'laws/open');
  expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
});
