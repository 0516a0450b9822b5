import { expect, test } from 'vitest';
import { governmentHonorFor, ryoHonorFor, travelHonorFor } from './honors.ts';
import { kaigan } from './index.ts';
import { numberAt } from './map.ts';
import { winnersAmong } from './scoring.ts';
import { defaultOptions } from './setup.ts';
import { scene } from './testing/scene.ts';

const government = (positions: readonly number[], startSpaces = defaultOptions.startSpaces): number[] =>
  governmentHonorFor(positions, { startSpaces });
const travel = (positions: readonly number[], startSpaces = defaultOptions.startSpaces): number[] =>
  travelHonorFor(positions, { startSpaces });

test('[G39] government: best 2, second 1; tied best 2 each and nobody 1; tied second 1 each', () => {
  expect(government([3, 2, 1, 1])).toEqual([2, 1, 0, 0]);
  expect(government([2, 2, 1])).toEqual([2, 2, 0]);
  expect(government([3, 1, 1, 1])).toEqual([2, 1, 1, 1]);
  expect(government([1, 1, 1])).toEqual([2, 2, 2]);
});

test('[G44] travel: 8, 5 and 2', () => {
  expect(travel([1, 4, 3, 2])).toEqual([0, 8, 5, 2]);
});

test('[G44] travel, tied first: 8 each, the next place 2, then nothing', () => {
  expect(travel([4, 4, 3, 2])).toEqual([8, 8, 2, 0]);
  expect(travel([4, 4, 3, 3])).toEqual([8, 8, 2, 2]);
  expect(travel([4, 4, 4, 1])).toEqual([8, 8, 8, 2]);
  expect(travel([4, 4, 4, 4])).toEqual([8, 8, 8, 8]);
});

test('[G44] travel, tied second: 5 each, nothing after; tied third: 2 each', () => {
  expect(travel([5, 3, 3, 1])).toEqual([8, 5, 5, 0]);
  expect(travel([5, 3, 3, 3])).toEqual([8, 5, 5, 5]);
  expect(travel([5, 3, 3])).toEqual([8, 5, 5]);
  expect(travel([1, 5, 3, 1])).toEqual([2, 8, 5, 2]);
});

test('[G40] a disc that never left the start earns nothing', () => {
  expect(travel([0, 0, 0])).toEqual([0, 0, 0]);
  expect(travel([2, 0, 0])).toEqual([8, 0, 0]);
  expect(travel([3, 2, 0, 0])).toEqual([8, 5, 0, 0]);
  expect(government([0, 2, 0])).toEqual([0, 2, 0]);
});

test('[G40] with the option, a disc at the start takes its place like any other', () => {
  expect(travel([0, 0, 0], 'count')).toEqual([8, 8, 8]);
  expect(travel([2, 0, 0], 'count')).toEqual([8, 5, 5]);
  expect(travel([3, 2, 0, 0], 'count')).toEqual([8, 5, 2, 2]);
  expect(travel([3, 3, 0, 0], 'count')).toEqual([8, 8, 2, 2]);
  expect(government([0, 2, 0], 'count')).toEqual([1, 2, 1]);
  expect(government([0, 0, 0, 0], 'count')).toEqual([2, 2, 2, 2]);
  expect(government([4, 3, 0], 'count')).toEqual(government([4, 3, 0]));
});

test('[G45] most ryo +5, least −3, all who are tied; both where all are equal', () => {
  expect(ryoHonorFor([9, 4, 1])).toEqual([5, 0, -3]);
  expect(ryoHonorFor([9, 9, 1, 1])).toEqual([5, 5, -3, -3]);
  expect(ryoHonorFor([7, 7, 7])).toEqual([2, 2, 2]);
});

test('[G48] most honor wins, then most ryo, then the victory is shared', () => {
  const winners = (...players: [honor: number, ryo: number][]): number[] =>
    winnersAmong(scene({ players: players.map(([tiles, ryo]) => ({ honor: { tiles }, ryo })) }).players);
  expect(winners([10, 0], [11, 0], [9, 50])).toEqual([1]);
  expect(winners([11, 3], [11, 4], [9, 50])).toEqual([1]);
  expect(winners([11, 4], [11, 4], [9, 50])).toEqual([0, 1]);
});

test('[G49] the last number of a track goes on holding past its end', () => {
  for (const track of ['artistic', 'government'] as const) {
    expect(numberAt(kaigan.rules, track, 0)).toBe(0);
    expect(numberAt(kaigan.rules, track, 99)).toBe(numberAt(kaigan.rules, track, 98));
    expect(numberAt(kaigan.rules, track, 99)).toBeGreaterThan(numberAt(kaigan.rules, track, 3));
  }
});
