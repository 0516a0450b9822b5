import { expect, test } from 'vitest';
import { DRAWING, isTold, type Shelved, type Told } from './shelf.ts';

const shelved = (told?: Told): Shelved => ({
  id: 'g',
  updated: 0,
  game: 'kanagawa',
  seats: [],
  moves: 12,
  over: 0,
  told,
});

test('a picture is kept for as long as the game stands there and is drawn in the same way', () => {
  expect(isTold(shelved({ moves: 12, drawing: DRAWING }))).toBe(true);
  expect(isTold(shelved())).toBe(false);
  expect(isTold(shelved({ moves: 11, drawing: DRAWING }))).toBe(false);
  expect(isTold(shelved({ moves: 12, drawing: DRAWING - 1 }))).toBe(false);
  // Before ways of drawing had numbers.
  expect(isTold(shelved({ moves: 12 }))).toBe(false);
});
