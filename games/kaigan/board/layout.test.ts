import type { Box } from '@hanga/web/table/box.ts';
import { describe, expect, test } from 'vitest';
import { board, kaigan, map } from '../rules/index.ts';
import { place, sheetBox } from './layout.ts';
import { type Regions, regionsOf } from './regions.ts';

const screens = [
  { width: 1280, height: 756 },
  { width: 1920, height: 1036 },
  { width: 1024, height: 724 },
  { width: 820, height: 1136 },
  { width: 768, height: 980 },
  { width: 900, height: 640 },
  { width: 390, height: 800 },
  { width: 360, height: 596 },
  { width: 844, height: 346 },
  { width: 640, height: 356 },
  // With a replay's line under the board.
  { width: 390, height: 700 },
  { width: 360, height: 500 },
  { width: 844, height: 270 },
  { width: 1280, height: 660 },
];

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 3.5 &&
  inner.y + inner.h <= outer.y + outer.h + 3.5;

/** What is on screen together; of what scrolls, its window. On a phone the board and the map take turns. */
const together = (regions: Regions): readonly (readonly Box[])[] => {
  const { bar, phases, camp, buttons, tabs, grid, plates, gridScroll, map: sheet, tracks, mapScroll } = regions;
  const always = [bar, phases, camp, regions.handScroll ?? regions.hand, buttons, tabs];
  const withGrid = gridScroll ? [gridScroll] : [grid, ...plates];
  const withMap = mapScroll ? [mapScroll] : [sheet, tracks];
  return regions.shape === 'tall'
    ? [
        [...always, ...withGrid],
        [...always, ...withMap],
      ]
    : [[...always, ...withGrid, ...withMap]];
};

describe.each([3, 4])('with %i players', seats => {
  test.each(screens)('the areas lie side by side on $width x $height', size => {
    for (const boxes of [...together(regionsOf(seats, size)), ...together(regionsOf(seats, size, true))]) {
      const shown = boxes.filter(({ w }) => w > 0);
      for (const [index, box] of shown.entries()) {
        expect(box.w * box.h).toBeGreaterThan(0);
        for (const other of shown.slice(index + 1))
          expect(overlaps(box, other), JSON.stringify([box, other])).toBe(false);
        expect(box.x >= -0.5 && box.x + box.w <= size.width + 0.5).toBe(true);
        expect(box.y >= -0.5 && box.y + box.h <= size.height + 0.5, JSON.stringify(box)).toBe(true);
      }
    }
  });

  test.each(screens)('what scrolls holds all of its content, each part by itself, on $width x $height', size => {
    const { gridScroll, grid, plates, mapScroll, map: sheet, tracks } = regionsOf(seats, size);
    for (const [area, parts] of [
      [gridScroll, [grid, ...plates]],
      [mapScroll, [sheet, tracks]],
    ] as const) {
      if (!area) continue;
      expect(area.h).toBeGreaterThan(80);
      const whole = { ...area, w: area.content.width, h: area.content.height };
      for (const [index, part] of parts.entries()) {
        expect(isInside(part, whole), JSON.stringify([part, whole])).toBe(true);
        for (const other of parts.slice(index + 1)) expect(overlaps(part, other)).toBe(false);
      }
    }
  });

  test.each(screens)('nothing that one decides on is too small for a thumb, on $width x $height', size => {
    const regions = regionsOf(seats, size);
    expect(place({ kind: 'space', space: 0 }, regions, seats).w).toBeGreaterThanOrEqual(70);
    expect(place({ kind: 'handCard', index: 0 }, regions, seats).w).toBeGreaterThanOrEqual(70);
    expect(place({ kind: 'tile', place: 0 }, regions, seats).w).toBeGreaterThanOrEqual(70);
    const row = place({ kind: 'row', row: 0 }, regions, seats);
    expect(Math.min(row.w, row.h)).toBeGreaterThanOrEqual(40);
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

test('on a phone, what is mine lies just above the tabs for whoever only watches', () => {
  const { hand, tabs, buttons } = regionsOf(4, { width: 390, height: 700 }, true);
  expect(buttons.w).toBe(0);
  expect(tabs.y - hand.y - hand.h).toBeLessThan(10);
});

test('every sheet of the great map lies on the map, each in its own place', () => {
  const regions = regionsOf(3, { width: 1280, height: 756 });
  const sheets = map.tilesUnder(kaigan.rules).map(tile => sheetBox(regions, tile));
  for (const [index, box] of sheets.entries()) {
    expect(box.y).toBeGreaterThan(regions.map.y);
    expect(box.y + box.h).toBeLessThan(regions.map.y + regions.map.h);
    for (const other of sheets.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  }
});
