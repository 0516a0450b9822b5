import { expect, test } from 'vitest';
import { inSight, shapeOf } from './shape.ts';

test.each([
  [1280, 756, 'wide'],
  [1920, 1036, 'wide'],
  [1024, 724, 'wide'],
  [820, 1136, 'tablet'],
  [1024, 1322, 'tablet'],
  [768, 980, 'tablet'],
  [640, 900, 'tall'],
  [390, 800, 'tall'],
  [360, 596, 'tall'],
  // The same phones with a replay's line under the board.
  [360, 500, 'tall'],
  [844, 346, 'short'],
  [640, 356, 'short'],
  [1280, 540, 'short'],
  [900, 700, 'short'],
] as const)('a board of %i x %i is %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test('a game that says nothing shares a phone only; one that does shows its areas together', () => {
  expect(inSight<string>(undefined, 'tall', 'map')('grid')).toBe(false);
  expect(inSight<string>(undefined, 'tablet', 'map')('grid')).toBe(true);
  const together = () => [['map', 'grid'], ['others']] as const;
  expect(inSight<'map' | 'grid' | 'others'>(together, 'short', 'grid')('map')).toBe(true);
  expect(inSight<'map' | 'grid' | 'others'>(together, 'short', 'grid')('others')).toBe(false);
});
