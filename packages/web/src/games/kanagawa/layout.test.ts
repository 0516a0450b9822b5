import { defaultOptions, diplomasFor, everyMix, kanagawa, listOf, type Options, type View } from '@hanga/kanagawa';
import { fastRng } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { diplomaRows, slipsAcross } from './diplomaRows.ts';
import type { Box, Size } from './fit.ts';
import { place, type Regions, regionsOf } from './layout.ts';
import { originsOf, piecesOf } from './pieces.ts';

const windows: readonly Size[] = [
  { width: 1280, height: 756 },
  { width: 1024, height: 640 },
  { width: 1920, height: 1036 },
  { width: 390, height: 800 },
  { width: 360, height: 596 },
  { width: 768, height: 980 },
];
const tables = windows.flatMap(size => [2, 3, 4].map(seats => ({ size, seats, ...size })));

/** Areas that are seen together. */
const together = (regions: Regions): Readonly<Record<string, Box>>[] => {
  const { bar, buttons, tabs, deck, mat, diplomas, players, summary, plate, print, tray, studio, hand } = regions;
  const strips = Object.fromEntries(players.map((strip, index) => [`player ${index}`, strip]));
  const mine = { plate, print, tray, studio, hand };
  if (regions.shape === 'wide') return [{ bar, deck, mat, diplomas, ...strips, ...mine }];
  const always = { bar, buttons, tabs };
  return [
    { ...always, deck, mat, summary },
    { ...always, ...mine },
    { ...always, ...strips },
    { ...always, diplomas },
  ];
};

const overlaps = (one: Box, other: Box): boolean =>
  one.x + one.w > other.x + 0.5 &&
  other.x + other.w > one.x + 0.5 &&
  one.y + one.h > other.y + 0.5 &&
  other.y + other.h > one.y + 0.5;

test.each(tables)(
  '$seats seats in $width x $height: all inside the window, nothing over another',
  ({ size, seats }) => {
    for (const areas of together(regionsOf(seats, size))) {
      const named = Object.entries(areas);
      for (const [name, { x, y, w, h }] of named) {
        expect(x >= 0 && y >= 0 && x + w <= size.width + 0.5 && y + h <= size.height + 0.5, name).toBe(true);
        expect(w > 20 && h > 20, name).toBe(true);
      }
      named.forEach(([name, box], index) => {
        for (const [other, otherBox] of named.slice(index + 1)) {
          expect(overlaps(box, otherBox), `${name} and ${other}`).toBe(false);
        }
      });
    }
  },
);

const start = (seats: number, options: Options = defaultOptions): View =>
  kanagawa.view(kanagawa.setup(options, seats, fastRng(1)), 0);

test('pieces lie inside the area they belong to', () => {
  for (const { size, seats } of tables) {
    const view = start(seats);
    const { mat, diplomas, print, studio } = regionsOf(seats, size);
    expect(within(place({ kind: 'space', column: seats - 1, row: 2 }, view, size), mat)).toBe(true);
    expect(within(place({ kind: 'diploma', column: 2, row: 6 }, view, size), diplomas)).toBe(true);
    expect(within(place({ kind: 'panel', seat: 0, index: 0 }, view, size), print)).toBe(true);
    expect(within(place({ kind: 'plank', seat: 0, index: 0 }, view, size), studio)).toBe(true);
  }
});

const within = (box: Box, area: Box): boolean =>
  box.x >= area.x - 1 &&
  box.y >= area.y - 1 &&
  box.x + box.w <= area.x + area.w + 1 &&
  box.y + box.h <= area.y + area.h + 1;

test.each(everyMix)('the diplomas of $base and $new all lie in their area, none over another', yokai => {
  const view = start(3, { ...defaultOptions, yokai });
  expect(
    diplomaRows(view.suits)
      .flat()
      .sort((a, b) => a - b),
  ).toEqual(listOf(diplomasFor(view.suits)));
  for (const size of windows) {
    const { diplomas, players } = regionsOf(3, size, slipsAcross(view.suits));
    if (size.width >= 1000) for (const strip of players) expect(overlaps(strip, diplomas)).toBe(false);
    const slips = diplomaRows(view.suits).flatMap((row, y) =>
      row.map((_, x) => place({ kind: 'diploma', column: x, row: y }, view, size)),
    );
    for (const [index, slip] of slips.entries()) {
      expect(within(slip, diplomas)).toBe(true);
      expect(slip.h).toBeGreaterThan(20);
      for (const other of slips.slice(index + 1)) expect(overlaps(slip, other)).toBe(false);
    }
  }
});

test('a base table keeps its seven rows of three', () => {
  const { suits } = start(3);
  expect(diplomaRows(suits).map(row => row.length)).toEqual([3, 3, 3, 3, 2, 2, 3]);
  expect(slipsAcross(suits)).toBe(3);
});

test('a yokai that moves lights both players', () => {
  const view = start(3);
  expect(piecesOf({ kind: 'passedYokai', seat: 0, to: 2 }, view)).toEqual(['plate-0', 'plate-2', 'spirits-2']);
  expect(piecesOf({ kind: 'yokaiArrived', seat: 1, from: 'reserve' }, view)).toEqual([
    'plate-1',
    'spirits-1',
    'reserve',
  ]);
});

test('an event names the pieces it touched, and where new ones came from', () => {
  const view = start(3);
  expect(piecesOf({ kind: 'movedBrush', seat: 1, from: 0, to: 2 }, view)).toEqual(['icon-1-0', 'icon-1-2']);
  expect(piecesOf({ kind: 'dealt', row: 1, cards: [{ column: 2, card: { back: 1 } }] }, view)).toEqual(['space-2-0']);
  expect(originsOf({ kind: 'placedBrush', seat: 0, icon: 0 }, view)).toEqual([['brush-0-on-0', 'brush-0-2']]);
});
