import { expect, test } from 'vitest';
import { hasServed, landscapeOfIcon } from '../icons.ts';
import { act, actAll, card, isLegal, legal, scene } from '../testing/scene.ts';
import type { Action } from '../types.ts';

const place = (icon: number): Action => ({ kind: 'place', icon });
const move = (from: number, to: number): Action => ({ kind: 'move', from, to });
const plain = card('tree', 1);
const otherPlain = card('tree', 2);
const forest = card('animal', 1);
const ocean = card('tree', 7);
const mountain = card('tree', 4);

test('[K18] brushes are placed on empty icons, any number in a turn, one on each', () => {
  const state = scene({ players: [{ tile: 'spring', studio: [forest], open: [ocean] }, {}] });
  const { state: one, events } = act(state, place(0));
  expect(events).toEqual([{ kind: 'placedBrush', seat: 0, icon: 0 }]);
  expect(isLegal(one, place(0))).toBe(false);
  const two = act(one, place(1)).state;
  expect(two.players[0]!.brushes).toBe(0);
  expect(legal(two).some(action => action.kind === 'place')).toBe(false);
});

test('[K19] an arrow moves one brush to another, empty icon, once a round', () => {
  const state = scene({ players: [{ tile: 'spring', studio: [forest, ocean], on: [0, 1], open: [mountain] }, {}] });
  expect(legal(state).filter(action => action.kind === 'move')).toEqual([move(0, 2), move(1, 2)]);
  const { state: moved, events } = act(state, move(0, 2));
  expect(events).toEqual([{ kind: 'movedBrush', seat: 0, from: 0, to: 2 }]);
  expect(moved.players[0]).toMatchObject({ arrowsUsed: 1, icons: [2, 8, 11] });
  expect(legal(moved).some(action => action.kind === 'move')).toBe(false);
});

test('[K15, K19] brushes are only ever moved within the studio', () => {
  const state = scene({ players: [{ tile: 'spring', studio: [forest], on: [0, 1], open: [ocean] }, {}] });
  expect(legal(state).map(action => action.kind)).toEqual(['studio']);
});

test('[K22] icons that are alike are offered once', () => {
  const state = scene({ players: [{ tile: 'spring', studio: [plain, otherPlain, forest], open: [ocean] }, {}] });
  expect(legal(state).filter(action => action.kind === 'place')).toEqual([place(0), place(3)]);
  const placed = act(state, place(0)).state;
  // Plain to plain would change nothing; plain to forest does.
  expect(legal(placed).filter(action => action.kind === 'move')).toEqual([move(0, 3)]);
});

test('[K22] an icon that has served is not like one that has not', () => {
  const paint: Action = { kind: 'print', card: card('tree', 2), jokers: 0 };
  const state = scene({
    players: [{ tile: 'spring', studio: [plain], on: [0], brushes: 1, open: [card('tree', 2), ocean] }, {}],
  });
  const painted = actAll(state, [paint, move(0, 1)]);
  const { icons } = painted.players[0]!;
  expect(icons.map(landscapeOfIcon)).toEqual([2, 2]);
  expect(icons.map(hasServed)).toEqual([true, false]);
  expect(isLegal(painted, place(0))).toBe(true);
});

test('[K16, K18, K19] the rulebook’s two oceans: one brush is placed, another moved, and both paint', () => {
  // The starting tile shows an ocean, the studio another one and a forest on which a brush stands.
  const twoOceans = card('animal', 2);
  const state = scene({
    players: [{ tile: 'summer', studio: [ocean, forest], on: [2], brushes: 1, open: [twoOceans] }, {}],
  });
  const print: Action = { kind: 'print', card: twoOceans, jokers: 0 };
  const placed = act(state, place(0)).state;
  expect(isLegal(placed, print)).toBe(false);
  const moved = act(placed, move(2, 1)).state;
  const { state: painted, events } = act(moved, print);
  expect(events).toEqual([{ kind: 'extendedPrint', seat: 0, card: twoOceans, icons: [0, 1] }]);
  expect(painted.players[0]).toMatchObject({ print: [twoOceans], open: [] });
});
