import { describe, expect, test } from 'vitest';
import { playUnderLaws } from '../testing/laws.ts';
import { everyMix } from './options.ts';

/** Enough for every `npm test`; `npm run soak` plays many more. */
const GAMES = 6;

describe.each(everyMix.map(mix => [[...mix.base, ...mix.new].join(', '), mix] as const))('%s', (_, yokai) => {
  test.each([2, 3, 4])('the laws hold over random games of %i players', seats => {
    const ends = playUnderLaws({ brushDiplomas: 'placed', yokai }, seats, GAMES, `laws/${JSON.stringify(yokai)}`);
    expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
  });
});

test.each([2, 3, 4])('the laws hold with suits drawn by chance, brushes owned, %i players', seats => {
  const random = { brushDiplomas: 'owned', yokai: { base: 'random', new: 'random' } } as const;
  const ends = playUnderLaws(random, seats, GAMES, 'laws/yokai/random');
  expect(new Set(ends.map(state => state.suits.join())).size).toBeGreaterThan(1);
});
