import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

test('scores are gathered in at most 14 bars of one width, and none is lost', () => {
  const scores = Array.from({ length: 60 }, (_, i) => ({ score: i - 5, times: i % 4 }));
  const bins = binsOf(scores);
  expect(bins.length).toBeLessThanOrEqual(14);
  expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
  expect(bins.reduce((sum, { times }) => sum + times, 0)).toBe(scores.reduce((sum, { times }) => sum + times, 0));
  expect(bins[0]?.from).toBe(-5);
  expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(54);
});

test('one score is one bar, and none is no bar', () => {
  expect(binsOf([{ score: 42, times: 3 }])).toEqual([{ from: 42, to: 42, times: 3 }]);
  expect(binsOf([])).toEqual([]);
});
