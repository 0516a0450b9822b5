import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { namedIn, referencesIn } from '@hanga/web/art/walk.ts';
import { describe, expect, test } from 'vitest';
import { actionCards, kaigan, map, preprintedUnder } from '../rules/index.ts';
import { sealAt, titleBox } from './finished.ts';
import { defs, draw, finishedArt, mapArt, mapInk, sheets } from './index.ts';
import { coasts } from './projection.ts';
import { peaksOnMap, sightsTo, stations } from './survey.ts';

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

test('on the finished map no seal lies under the title', () => {
  for (const tile of map.tilesUnder(kaigan.rules)) {
    for (let index = 0; index < 4; index++) {
      const { x, y } = sealAt(tile, index, 4);
      const isClear =
        x + 10.5 < titleBox.x ||
        x - 10.5 > titleBox.x + titleBox.w ||
        y + 10.5 < titleBox.y ||
        y - 10.5 > titleBox.y + titleBox.h;
      expect(isClear, `tile ${tile}`).toBe(true);
    }
  }
});
