import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { namedIn, referencesIn } from '@hanga/web/art/walk.ts';
import { a3, onSheet } from '@hanga/web/keepsake/mounted.ts';
import { mounts } from '@hanga/web/keepsake/work.ts';
import { describe, expect, test } from 'vitest';
import { actionCards, kaigan, map, preprintedUnder } from '../rules/index.ts';
import { isAshore } from './ashore.ts';
import { sealAt, titleBox } from './finished.ts';
import { hillSpots } from './hillSpots.ts';
import { defs, draw, finishedArt, mapArt, mapInk, sheets } from './index.ts';
import { cartoucheBox, mapWork } from './later/keepsake.ts';
import { lettering } from './lettering.ts';
import { coasts } from './projection.ts';
import { peaksOnMap, sightsTo, stations } from './survey.ts';
import { townsOnMap } from './towns.ts';

const everything = (): Art => [
  mapArt(),
  mapInk([0, 5, 23]),
  finishedArt([{ tile: 3, colors: [0, 2] }]),
  actionCards.map(card => draw({ card, color: 1 })),
  preprintedUnder(kaigan.rules).map(({ action }) => draw({ action })),
  (['bare', 'quadrantGone'] as const).map(space => draw({ space })),
  map.tilesUnder(kaigan.rules).map(tile => draw({ tile })),
];

test('everything that a drawing refers to is in the sprite', () => {
  const named = namedIn([defs(), everything()]);
  expect([...referencesIn([everything(), defs()])].filter(name => !named.has(name))).toEqual([]);
});

test('no drawing has a broken number, and all are drawn the same every time', () => {
  expect(toSvg(everything())).not.toMatch(/NaN|undefined|Infinity/);
  expect(everything()).toEqual(everything());
});

test('all the coast lies on some sheet of the great map', () => {
  for (const { x, y } of Object.values(coasts).flat()) {
    if (x < -4 || x >= 1004) continue;
    expect(sheets.some(sheet => x >= sheet.x && x < sheet.x + sheet.w && y >= sheet.y && y <= sheet.y + sheet.h)).toBe(
      true,
    );
  }
  expect(sheets).toHaveLength(24);
});

test('hills stand inland, clear of each other, of towns and of names', () => {
  for (const hill of hillSpots) {
    const { x, y } = hill;
    expect(isAshore(hill, 7), `${x}, ${y}`).toBe(true);
    const others = hillSpots.filter(other => other !== hill && Math.hypot(other.x - x, (other.y - y) * 1.7) < 11);
    const towns = townsOnMap.filter(town => Math.abs(town.x - x) < 12 && Math.abs(town.y - y) < 8);
    const names = lettering.filter(name => Math.abs(name.x - x) < 10 && Math.abs(name.y - y) < 12);
    expect([...others, ...towns, ...names], `${x}, ${y}`).toEqual([]);
  }
});

describe('the survey', () => {
  const isInside = (x: number, y: number): boolean =>
    Object.values(coasts).some(walk => {
      let inside = false;
      for (let i = 0, j = walk.length - 1; i < walk.length; j = i++) {
        const [a, b] = [walk[i]!, walk[j]!];
        if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
      }
      return inside;
    });

  test('nearly all stations stand on land, and every mountain does', () => {
    const ashore = stations.filter(({ x, y }) => isInside(x, y)).length;
    expect(ashore / stations.length).toBeGreaterThan(0.9);
    for (const { x, y, name } of peaksOnMap) expect(isInside(x, y), name).toBe(true);
  });

  test('most mountains are sighted from the coast', () => {
    const sighted = peaksOnMap.filter(peak => sightsTo(peak).length > 1);
    expect(sighted.length / peaksOnMap.length).toBeGreaterThan(0.75);
  });
});

test.each([
  ['title', titleBox],
  ['cartouche', cartoucheBox(4)],
])('on the finished map no seal lies under the %s', (_, box) => {
  for (const tile of map.tilesUnder(kaigan.rules)) {
    for (let index = 0; index < 4; index++) {
      const { x, y } = sealAt(tile, index, 4);
      const isClear = x + 10.5 < box.x || x - 10.5 > box.x + box.w || y + 10.5 < box.y || y - 10.5 > box.y + box.h;
      expect(isClear, `tile ${tile}`).toBe(true);
    }
  }
});

test.each(mounts)('the finished map is one A3 sheet: %s', mount => {
  const label = { title: 'The Coasts of Japan', lines: ['Aiko'], date: '' };
  const { width, height } = onSheet(mapWork('map', [], [], label), mount);
  expect({ width, height }).toEqual(a3);
});
