import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { playUnderLaws } from '../testing/laws.ts';
import { everyMix } from './options.ts';

/** Few before every commit, more in the deep tests; `npm run soak` plays many more. */
const GAMES = process.env['HANGA_TESTS'] === 'deep' ? 6 : 1;

describe.each(everyMix.map(mix => [[...mix.base, ...mix.new].join(', '), mix] as const))('%s', (_, yokai) => {
  test.each([2, 3, 4])('the laws hold over random games of %i players', seats => {
    const ends = (['leaves', 'plays'] as const).flatMap(noColumn =>
      playUnderLaws({ noColumn, yokai }, seats, GAMES / 2, `laws/${JSON.stringify(yokai)}`),
    );
    expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
  });
});

test.each([2, 3, 4])('the laws hold with suits drawn by chance, brushes owned, %i players', seats => {
  const random = { brushDiplomas: 'owned', yokai: { base: 'random', new: 'random' } } as const;
  const ends = playUnderLaws(random, seats, GAMES + 2, 'laws/yokai/random');
  expect(new Set(ends.map(state => state.suits.join())).size).toBeGreaterThan(1);
});
