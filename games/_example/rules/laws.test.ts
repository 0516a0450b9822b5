import { expect, test } from 'vitest';
import { playUnderLaws, trials } from './testing/laws.ts';

test.each(trials)('the laws hold over random games of $seats travellers', ({ seats, options }) => {
  const ends = playUnderLaws(options, seats, 100, 'laws');
  expect(ends.every(state => state.phase.kind === 'over')).toBe(true);
});
