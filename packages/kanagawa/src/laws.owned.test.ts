import { expect, test } from 'vitest';
import { playUnderLaws } from './testing/laws.ts';

/** Enough for every `npm test`; `npm run soak` plays many more. */
const GAMES = 100;

test.each([2, 3, 4])('the laws hold over random games of %i players, brushes owned', seats => {
  const ends = playUnderLaws({ brushDiplomas: 'owned' }, seats, GAMES, 'laws/owned');
  expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
});
