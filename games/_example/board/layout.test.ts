import type { Box, Size } from '@hanga/web/table/box.ts';
import { describe, expect, test } from 'vitest';
import { layoutOf, travellerBox } from './layout.ts';

const sizes: readonly Size[] = [
  { width: 1280, height: 756 },
  { width: 1920, height: 1036 },
  { width: 760, height: 980 },
  { width: 390, height: 800 },
  { width: 360, height: 596 },
];

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.w > b.x + 0.01 && b.x + b.w > a.x + 0.01 && a.y + a.h > b.y + 0.01 && b.y + b.h > a.y + 0.01;

describe.each(sizes)('on $width x $height', size => {
  test.each([2, 3, 4])('with %i travellers nothing overlaps or leaves the screen', seats => {
    const { bar, buttons, shape, places, free, cards, plates } = layoutOf(seats, size);
    const boxes = [bar, ...(shape === 'tall' ? [buttons] : []), ...places, free, ...cards, ...plates];
    for (const [i, box] of boxes.entries()) {
      expect(box.w).toBeGreaterThan(30);
      expect(box.h).toBeGreaterThan(30);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(size.width);
      expect(box.y + box.h).toBeLessThanOrEqual(size.height);
      expect(boxes.filter((other, j) => j > i && overlap(box, other))).toEqual([]);
    }
    const travellers = Array.from({ length: seats }, (_, seat) => travellerBox(places[3]!, seat, seats));
    for (const box of travellers) expect(overlap(box, places[4]!)).toBe(false);
  });
});
