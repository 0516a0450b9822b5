import { board, map } from '@hanga/kaigan';
import { describe, expect, test } from 'vitest';
import type { Box } from '../table/box.ts';
import { place, type Regions, regionsOf, sheetBox } from './layout.ts';

const screens = [
  { width: 1280, height: 756 },
  { width: 1920, height: 1036 },
  { width: 1024, height: 724 },
  { width: 390, height: 800 },
  { width: 360, height: 620 },
  { width: 844, height: 346 },
];

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 3.5 &&
  inner.y + inner.h <= outer.y + outer.h + 3.5;

/** What is on screen together. On a phone the board and the map take turns. */
const together = (regions: Regions): readonly (readonly Box[])[] => {
  const always = [regions.bar, regions.camp, regions.hand, regions.buttons, regions.tabs];
  const [withGrid, withMap] = [
    [regions.grid, ...regions.plates],
    [regions.map, regions.tracks],
  ];
  return regions.shape === 'wide'
    ? [[...always, ...withGrid, ...withMap]]
    : [
        [...always, ...withGrid],
        [...always, ...withMap],
      ];
};

describe.each([3, 4])('with %i players', seats => {
  test.each(screens)('the areas lie side by side on $width x $height', size => {
    const regions = regionsOf(seats, size);
    for (const boxes of together(regions)) {
      const shown = boxes.filter(({ w }) => w > 0);
      for (const [index, box] of shown.entries()) {
        expect(box.w * box.h).toBeGreaterThan(0);
        for (const other of shown.slice(index + 1))
          expect(overlaps(box, other), JSON.stringify([box, other])).toBe(false);
        expect(box.x >= -0.5 && box.x + box.w <= size.width + 0.5).toBe(true);
      }
    }
  });

  test.each(screens)('tiles lie on the map, cells on the grid, none on another, on $width x $height', size => {
    const regions = regionsOf(seats, size);
    const tiles = map.allPlaces.map(id => place({ kind: 'tile', place: id }, regions, seats));
    const cells = board.allSpaces
      .filter(space => board.rowOf(space) < board.rowsFor(seats))
      .map(space => place({ kind: 'space', space }, regions, seats));
    const cards = [0, 1, 2, 3, 4, 5].map(index => place({ kind: 'handCard', index }, regions, seats));
    for (const [boxes, area] of [
      [tiles, regions.map],
      [cells, regions.grid],
      [cards, regions.hand],
    ] as const) {
      for (const [index, box] of boxes.entries()) {
        expect(isInside(box, area), JSON.stringify([box, area])).toBe(true);
        for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
      }
    }
  });
});

test('a phone has room for a thumb: tiles and cells are not too small', () => {
  const regions = regionsOf(4, { width: 390, height: 800 });
  expect(place({ kind: 'tile', place: 0 }, regions, 4).w).toBeGreaterThan(60);
  expect(place({ kind: 'space', space: 0 }, regions, 4).w).toBeGreaterThan(48);
  expect(place({ kind: 'handCard', index: 0 }, regions, 4).w).toBeGreaterThan(60);
});

test('every sheet of the great map lies on the map, each in its own place', () => {
  const regions = regionsOf(3, { width: 1280, height: 756 });
  const sheets = map.allTiles.map(tile => sheetBox(regions, tile));
  for (const [index, box] of sheets.entries()) {
    expect(box.y).toBeGreaterThan(regions.map.y);
    expect(box.y + box.h).toBeLessThan(regions.map.y + regions.map.h);
    for (const other of sheets.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  }
});
