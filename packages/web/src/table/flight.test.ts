import { expect, test } from 'vitest';
import { isCutOff } from './flight.ts';

test('a piece is cut off that comes from outside of what its area shows to where it is seen', () => {
  const room = { x: 100, y: 100, w: 200, h: 100 };
  const box = (x: number, y: number) => ({ x, y, w: 20, h: 20 });
  expect(isCutOff(box(0, 0), box(120, 120), room)).toBe(true);
  expect(isCutOff(box(110, 110), box(120, 120), room)).toBe(false);
  // Where it goes is out of sight: there is nothing to be seen landing.
  expect(isCutOff(box(0, 0), box(120, 260), room)).toBe(false);
});
