import { expect, test } from 'vitest';
import { outputOf, parseNetwork, printNetwork } from './network.ts';

test('a network bends where a hidden unit begins to count', () => {
  // One input, one unit: 2 + 0.5 x + 3 max(0, x - 1).
  const network = parseNetwork(1, 1, '-1000 1000 2000 3000 500');
  expect([0, 1, 2].map(x => outputOf(network, Float64Array.of(x)))).toEqual([2, 2.5, 6]);
  expect(printNetwork(network)).toBe('-1000 1000 2000 3000 500');
});

test('weights of another network are refused', () => {
  expect(() => parseNetwork(2, 1, '1 2 3')).toThrow('7 weights, not 3');
});
