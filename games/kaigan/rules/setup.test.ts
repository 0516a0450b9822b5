import { rngFor, seedFromText } from '@hanga/kernel';
import { drawsForShuffle, scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { allSpaces, printedOn } from './board.ts';
import { preprintedUnder } from './editions.ts';
import { kaigan } from './index.ts';
import { defaultOptions, parseOptions, setup } from './setup.ts';
import { conserve } from './testing/conserve.ts';
import { legal, scene, space } from './testing/scene.ts';
import { tileOf, tilesUnder } from './tiles.ts';
import { NONE } from './types.ts';

const allTiles = tilesUnder(kaigan.rules);
const everyRules = Array.from({ length: kaigan.rules }, (_, i) => i + 1);

/** Set-up with chance dictated: who begins, and the tiles in their order. */
const dictated = (seats: number, start: number) => {
  const chance = scripted([[seats, start], ...drawsForShuffle(allTiles, allTiles)]);
  const state = setup(defaultOptions, seats, chance);
  chance.done();
  return state;
};

test('[G1] with three players row 4 is closed, with four it is open', () => {
  const rowsOf = (seats: number): number[] =>
    legal(dictated(seats, 0)).map(action => (action.kind === 'play' ? Math.floor(action.space / 5) + 1 : 0));
  expect(new Set(rowsOf(3))).toEqual(new Set([1, 2, 3]));
  expect(new Set(rowsOf(4))).toEqual(new Set([1, 2, 3, 4]));
  const claiming = scene({ players: [{}, {}, {}], phase: { kind: 'claim', seat: 0, must: true } });
  expect(legal(claiming)).toEqual([0, 1, 2].map(row => ({ kind: 'claim', row })));
  expect(kaigan.seats).toEqual({ min: 3, max: 4 });
});

test('[G2] everybody begins with 20 ryo, six cards, surveyors in supply and discs on the leftmost spaces', () => {
  for (const player of dictated(4, 0).players) {
    expect(player).toMatchObject({ cards: 63, ryo: 20, tracks: [0, 0, 0] });
    expect([...player.surveyors, ...player.markers, ...player.honor].every(n => n === 0)).toBe(true);
  }
});

test('[G3] ten of the 24 tiles make the map, the others the pile', () => {
  const state = dictated(3, 0);
  expect(state.tiles).toEqual(allTiles.slice(0, 10));
  expect(state.pile).toEqual(allTiles.slice(10));
  for (const box of everyRules.map(tilesUnder)) {
    const count = (kind: string): number => box.filter(tile => tileOf(tile).kind === kind).length;
    expect(['artistic', 'government', 'travel'].map(count)).toEqual([7, 9, 8]);
    expect(box.every(tile => tileOf(tile).size >= 2 && tileOf(tile).size <= 4)).toBe(true);
  }
  for (const seats of [3, 4]) conserve(setup(defaultOptions, seats, rngFor(seedFromText('setup'), 0)));
});

test('[G4] chance chooses who begins; the Quadrant lies on row 1, column 3', () => {
  expect(dictated(4, 2)).toMatchObject({ start: 2, quadrant: NONE, phase: { kind: 'plan', seat: 2 } });
  for (const rules of everyRules) {
    const printed = allSpaces.filter(at => printedOn({ rules }, at) !== undefined);
    expect(printedOn({ rules }, space(1, 3))).toBe('takeQuadrant');
    expect(printed).toHaveLength(preprintedUnder(rules).length);
  }
});

test('options from outside are completed, and nonsense is refused', () => {
  expect(parseOptions({})).toEqual({ purses: 'covered', startSpaces: 'nothing' });
  expect(parseOptions({ purses: 'open' })).toEqual({ purses: 'open', startSpaces: 'nothing' });
  expect(parseOptions({ startSpaces: 'count' })).toEqual({ purses: 'covered', startSpaces: 'count' });
  const bads = [null, [], 'open', { purses: 'shut' }, { purses: null }, { startSpaces: 'counts' }, { kites: true }];
  for (const bad of bads) {
    expect(parseOptions(bad)).toBeUndefined();
  }
});
