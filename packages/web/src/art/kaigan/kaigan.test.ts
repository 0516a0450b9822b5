import { describe, expect, test } from 'vitest';
import { cardFace, defs, finishedArt, mapArt, mapInk, printedFace, sheets, tileArt } from './index.ts';
import { coasts } from './projection.ts';
import { peaksOnMap, sightsTo, stations } from './survey.ts';

const everything = (): string =>
  mapArt() +
  mapInk([0, 5, 23]) +
  finishedArt([{ tile: 3, colors: [0, 2] }]) +
  cardFace(1, 'map', [
    [
      ['marker', 'm'],
      ['pay', '2'],
    ],
  ]) +
  printedFace('earn5') +
  tileArt(7, 'government', 4);

test('everything that a drawing refers to is in the sprite', () => {
  const sprite = defs();
  const named = new Set([...sprite.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  for (const [, id] of (everything() + sprite).matchAll(/(?:href="#|url\(#)([\w-]+)/g)) {
    expect(named.has(id) || id === 'g-done', id).toBe(true);
  }
});

test('no drawing has a broken number, and all are drawn the same every time', () => {
  expect(everything()).not.toMatch(/NaN|undefined|Infinity/);
  expect(everything()).toBe(everything());
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
