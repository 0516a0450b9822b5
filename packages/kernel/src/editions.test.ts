import { expect, test } from 'vitest';
import { inForce, newestOf } from './editions.ts';

test('a table holds from its rules number on, until another takes its place', () => {
  const tables = inForce({ 1: 'first', 3: 'corrected' }, 4);
  expect([1, 2, 3, 4].map(rules => tables[rules])).toEqual(['first', 'first', 'corrected', 'corrected']);
  expect(() => inForce({ 2: 'corrected' }, 2)).toThrow(RangeError);
});

test('the newest rules number is the highest that any table names', () => {
  expect(newestOf({ 1: 'only' })).toBe(1);
  expect(newestOf({ 1: 'a', 4: 'b' }, { 1: 'c', 2: 'd' })).toBe(4);
});
