import { expect, test } from 'vitest';
import { marginIn, payoffsFor, winChances, worthOfPoint } from './chances.ts';

test('chances add up to 1, and more points are a better chance', () => {
  const chances = winChances([40, 45, 38], 4);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(chances[1]).toBeGreaterThan(chances[0]!);
  expect(winChances([30, 30], 3)).toEqual([0.5, 0.5]);
});

test('a point is worth a point while all are even, and little when the game is decided', () => {
  expect(worthOfPoint([30, 30], 3, 0)).toBeCloseTo(1);
  expect(worthOfPoint([30, 30, 30], 3, 0)).toBeCloseTo(1);
  expect(worthOfPoint([60, 30], 3, 0)).toBeLessThan(0.2);
  const [before, after] = [30, 30.01].map(mine => payoffsFor([mine, 33], 3)[0]!);
  expect((after! - before!) / 0.01).toBeCloseTo(worthOfPoint([30, 33], 3, 0), 2);
});

test('a margin is over the mean of the others', () => {
  expect(marginIn([30, 20, 10], 0)).toBe(15);
  expect(marginIn([30, 20, 10], 2)).toBe(-15);
});
