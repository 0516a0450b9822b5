import { fastRng } from '@hanga/kernel';
import type { Box, Size } from '@hanga/web/table/box.ts';
import { expect, test } from 'vitest';
import { cardSize } from '../art/index.ts';
import { defaultOptions, diplomasFor, everyMix, kanagawa, listOf, type Options, type View } from '../rules/index.ts';
import { diplomaRows, slipsAcross } from './diplomaRows.ts';
import { fitPanels, fitPlanks, fitRow } from './fit.ts';
import { place, type Regions, regionsOf, settingOf } from './layout.ts';
import { originsOf, piecesOf } from './pieces.ts';
import type { Setting } from './regions/types.ts';
import { stripOf } from './strip.ts';

/** Boards of the windows that count, and of the same with a replay's line or a column beside them. */
const windows: readonly Size[] = [
  { width: 1280, height: 756 },
  { width: 1280, height: 706 },
  { width: 1180, height: 756 },
  { width: 1024, height: 724 },
  { width: 1024, height: 674 },
  { width: 1920, height: 1036 },
  { width: 1560, height: 1036 },
  { width: 820, height: 1136 },
  { width: 768, height: 980 },
  { width: 390, height: 800 },
  { width: 360, height: 596 },
  { width: 360, height: 520 },
  { width: 844, height: 346 },
  { width: 844, height: 294 },
  { width: 640, height: 356 },
  { width: 640, height: 304 },
  { width: 1280, height: 540 },
  { width: 900, height: 700 },
];
const tables = windows.flatMap(size =>
  [2, 3, 4].flatMap(seats =>
    [1, 2, 3].flatMap(rows =>
      [1, 12].flatMap(panels => [3, 4].map(across => ({ size, seats, rows, panels, across, ...size }))),
    ),
  ),
);
const setting = (seats: number, more: Partial<Setting> = {}): Setting => ({
  seats,
  colors: 7,
  across: 3,
  rows: 3,
  panels: 1,
  planks: 1,
  ...more,
});

/** Areas that are seen together; of one that scrolls, its window. */
const together = (regions: Regions): Readonly<Record<string, Box>>[] => {
  const { bar, buttons, tabs, deck, players, summary, plate, print, tray, hand } = regions;
  const strips = regions.strips
    ? { strips: regions.strips }
    : Object.fromEntries(players.map((strip, index) => [`player ${index}`, strip]));
  const mine = { plate, print, tray, studio: regions.bench ?? regions.studio, hand };
  const school = { deck, mat: regions.school ?? regions.mat, summary };
  const diplomas = regions.slips ?? regions.diplomas;
  const always = { bar, buttons, tabs };
  switch (regions.shape) {
    case 'tall':
      return [
        { ...always, ...school },
        { ...always, ...mine },
        { ...always, ...strips },
        { ...always, diplomas },
      ];
    case 'short':
      return [
        { ...always, ...school, diplomas },
        { ...always, ...mine },
        { ...always, ...strips },
      ];
    default:
      return [{ ...always, ...school, ...mine, ...strips, diplomas }];
  }
};

const overlaps = (one: Box, other: Box): boolean =>
  one.x + one.w > other.x + 0.5 &&
  other.x + other.w > one.x + 0.5 &&
  one.y + one.h > other.y + 0.5 &&
  other.y + other.h > one.y + 0.5;

test.each(tables)(
  '$seats seats in $width x $height with $rows rows, $panels panels, $across slips: all inside, nothing over another',
  ({ size, seats, rows, panels, across }) => {
    for (const areas of together(regionsOf(setting(seats, { rows, panels, across }), size))) {
      const named = Object.entries(areas).filter(([, { w }]) => w > 0);
      for (const [name, { x, y, w, h }] of named) {
        expect(x >= 0 && y >= 0 && x + w <= size.width + 0.5 && y + h <= size.height + 0.5, name).toBe(true);
        expect(w > 30 && h > 30, name).toBe(true);
      }
      named.forEach(([name, box], index) => {
        for (const [other, otherBox] of named.slice(index + 1)) {
          expect(overlaps(box, otherBox), `${name} and ${other}`).toBe(false);
        }
      });
    }
  },
);

test.each(tables)(
  '$seats seats in $width x $height with $rows rows, $panels panels, $across slips: what one decides on can be read',
  ({ size, seats, rows, panels, across }) => {
    const view = start(seats);
    const regions = regionsOf(setting(seats, { rows, panels, across }), size);
    expect(place({ kind: 'space', column: 0, row: 0 }, view, regions).w).toBeGreaterThanOrEqual(70);
    expect(fitRow(regions.hand, 3, cardSize).at(0).w).toBeGreaterThanOrEqual(70);
    expect(regions.slip.w).toBeGreaterThanOrEqual(44);
    for (const count of [1, 7, 12, 20]) {
      const { planks } = { planks: count };
      const { studio } = regionsOf(setting(seats, { rows, panels, across, planks }), size);
      expect(fitPlanks(studio, planks).at(0).w).toBeGreaterThanOrEqual(60);
    }
    for (const strip of regions.players) {
      const { print } = stripOf(strip, view.players[0]!);
      expect(print.h, 'a print that can be pointed at').toBeGreaterThanOrEqual(40);
    }
  },
);

test.each(tables)(
  '$seats seats in $width x $height with $rows rows, $panels panels, $across slips: no print is larger than mine',
  ({ size, seats, rows, panels, across }) => {
    const regions = regionsOf(setting(seats, { rows, panels, across }), size);
    if (regions.tabs.w > 0) return;
    const mine = fitPanels(regions.print, regions.shape, panels).scale;
    const { print } = stripOf(regions.players[0]!, start(seats).players[0]!);
    expect(fitPanels(print, 'tall', panels).scale).toBeLessThan(mine);
  },
);

const start = (seats: number, options: Options = defaultOptions): View =>
  kanagawa.view(kanagawa.setup(options, seats, fastRng(1)), 0);

test('pieces lie inside the area they belong to', () => {
  for (const { size, seats } of tables) {
    const view = start(seats);
    const regions = regionsOf(setting(seats), size);
    const { mat, diplomas, print, studio } = regions;
    expect(within(place({ kind: 'space', column: seats - 1, row: 2 }, view, regions), mat)).toBe(true);
    expect(within(place({ kind: 'diploma', column: 2, row: 6 }, view, regions), diplomas)).toBe(true);
    expect(within(place({ kind: 'panel', index: 0 }, view, regions), print)).toBe(true);
    expect(within(place({ kind: 'plank', index: 0 }, view, regions), studio)).toBe(true);
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
    const regions = regionsOf(settingOf(view, []), size);
    const { diplomas, players } = regions;
    if (regions.tabs.w === 0) for (const strip of players) expect(overlaps(strip, diplomas)).toBe(false);
    const slips = diplomaRows(view.suits).flatMap((row, y) =>
      row.map((_, x) => place({ kind: 'diploma', column: x, row: y }, view, regions)),
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
