import { expect, test } from 'vitest';
import { diplomas } from '../data/diplomas.ts';
import { byColor, diplomaOf, listOf, meets } from '../diplomas.ts';
import { conserve } from '../testing/conserve.ts';
import { act, actAll, card, legal, scene } from '../testing/scene.ts';
import type { Action, CardId, Player } from '../types.ts';

const take = (diploma: number): Action => ({ kind: 'takeDiploma', diploma });
const leave = (color: number): Action => ({ kind: 'leaveDiplomas', color });
const print = (id: CardId): Action => ({ kind: 'print', card: id, jokers: 0 });
const studio = (id: CardId): Action => ({ kind: 'studio', card: id });
const place = (icon: number): Action => ({ kind: 'place', icon });
const GREEN = 0;
const BLUE = 1;
const RED = 2;
const PINK = 4;
const PURPLE = 5;
const CYAN = 6;
const cyanLeft = [16, 17, 18];

// Trees that a plain paints, and how many they show.
const oneTree = card('tree', 2);
const alsoOneTree = card('tree', 12);
const threeTrees = card('tree', 4);
const twoTrees = card('tree', 16);

test('[K23, K24] the rulebook’s third tree: taking the first diploma closes the other two', () => {
  const state = scene({
    players: [{ tile: 'spring', print: [twoTrees], on: [0], open: [oneTree] }, { tile: 'summer' }],
  });
  const offered = act(state, print(oneTree)).state;
  expect(offered.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 });
  expect(legal(offered)).toEqual([take(0), leave(GREEN)]);
  const { state: taken, events } = act(offered, take(0));
  expect(events).toEqual([{ kind: 'tookDiploma', seat: 0, diploma: 0 }]);
  expect(taken.phase).toEqual({ kind: 'work', seat: 0 });
  conserve(taken);
  // Two more trees: nothing of the colour is offered any more.
  const later = scene({
    players: [{ tile: 'spring', print: [twoTrees, oneTree], diplomas: [0], on: [0], open: [alsoOneTree] }, {}],
  });
  expect(act(later, print(alsoOneTree)).state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[K25] the rulebook’s third tree left: closed for good, the harder diplomas are not', () => {
  const state = scene({
    players: [{ tile: 'spring', print: [twoTrees], on: [0], open: [oneTree] }, { tile: 'summer' }],
  });
  const { state: left, events } = act(act(state, print(oneTree)).state, leave(GREEN));
  expect(events).toEqual([{ kind: 'leftDiplomas', seat: 0, diplomas: [0] }]);
  expect(left.players[0]!.left).toBe(1);
  conserve(left);
  const later = scene({
    players: [{ tile: 'spring', print: [twoTrees, oneTree], left: [0], on: [0], open: [alsoOneTree] }, {}],
  });
  const fourth = act(later, print(alsoOneTree)).state;
  expect(legal(fourth)).toEqual([take(1), leave(GREEN)]);
  expect(act(fourth, leave(GREEN)).state.players[0]!.left).toBe(3);
});

test('[K25] nor are the easier ones that were not met yet', () => {
  const [boar, crane, stag, butterfly] = [1, 7, 8, 17].map(place => card('animal', place)) as [
    number,
    number,
    number,
    number,
  ];
  const painting = (print: readonly CardId[], open: CardId, left: readonly number[] = []) =>
    scene({ players: [{ tile: 'winter', print, left, on: [0], open: [open] }, { tile: 'spring' }] });
  const met = act(painting([butterfly], crane), print(crane)).state;
  expect(legal(met)).toEqual([take(4), leave(BLUE)]);
  expect(listOf(act(met, leave(BLUE)).state.players[0]!.left)).toEqual([4]);
  const later = act(painting([butterfly, crane, boar], stag, [4]), print(stag)).state;
  expect(legal(later)).toEqual([take(3), take(5), leave(BLUE)]);
});

test('[K23] offers come before anything else, after cards and brushes alike', () => {
  const bySecondArrow = scene({ players: [{ open: [card('tree', 13), oneTree] }, {}] });
  const offered = act(bySecondArrow, studio(card('tree', 13))).state;
  expect(legal(offered)).toEqual([take(14), leave(PURPLE)]);
  const byBrush = scene({
    players: [
      { tile: 'spring', studio: [card('animal', 1), card('tree', 7)], on: [0, 1], brushes: 1, open: [oneTree] },
      {},
    ],
  });
  expect(legal(act(byBrush, place(2)).state)).toEqual([take(12), leave(PINK)]);
});

test('[K26] several of one colour at once: one or none, and the others are left', () => {
  // From one tree to four at once: three and four are both met.
  const state = scene({
    players: [
      { tile: 'spring', studio: [card('tree', 1)], left: cyanLeft, print: [oneTree], on: [0, 1], open: [threeTrees] },
      {},
    ],
  });
  const offered = act(state, print(threeTrees)).state;
  expect(legal(offered)).toEqual([take(0), take(1), leave(GREEN)]);
  const lower = act(offered, take(0)).state.players[0]!;
  expect([listOf(lower.diplomas), listOf(lower.left)]).toEqual([[0], [1, 16, 17, 18]]);
  const none = act(offered, leave(GREEN));
  expect(none.events).toEqual([{ kind: 'leftDiplomas', seat: 0, diplomas: [0, 1] }]);
  expect(none.state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[K26] several colours at once are answered in any order', () => {
  // With all brushes counting, the third landscape's brush makes the pink diploma due beside another colour.
  const state = scene({
    options: { brushDiplomas: 'owned' },
    players: [{ tile: 'spring', studio: [card('tree', 1)], left: [16], open: [card('tree', 2)] }, {}],
  });
  const cyan = act(state, studio(card('tree', 2))).state;
  expect(legal(cyan)).toEqual([take(17), leave(CYAN)]);
  const both = { ...cyan, phase: { kind: 'diplomas', seat: 0, due: (1 << 17) | (1 << 14) } } as const;
  expect(legal(both)).toEqual([take(14), leave(PURPLE), take(17), leave(CYAN)]);
  expect(act(both, leave(CYAN)).state.phase).toMatchObject({ due: 1 << 14 });
  expect(act(both, leave(PURPLE)).state.phase).toMatchObject({ due: 1 << 17 });
});

test('[K27] what a diploma gives comes at once, and may make the next one due', () => {
  const state = scene({
    options: { brushDiplomas: 'owned' },
    assistant: 1,
    players: [{ tile: 'spring', studio: [card('tree', 1)], left: [16], open: [card('tree', 2)] }, {}],
  });
  const { state: brush, events } = act(act(state, studio(card('tree', 2))).state, take(17));
  expect(events).toEqual([
    { kind: 'tookDiploma', seat: 0, diploma: 17 },
    { kind: 'gainedBrush', seat: 0 },
  ]);
  // The third brush owned meets the pink one, which gives the Assistant.
  expect(legal(brush)).toEqual([take(12), leave(PINK)]);
  const assistant = act(brush, take(12));
  expect(assistant.events.at(-1)).toEqual({ kind: 'gainedAssistant', seat: 0, from: 1 });
  expect(assistant.state).toMatchObject({ assistant: 0, grandMaster: 0 });
});

test('[K27] a storm token comes from the reserve of three', () => {
  const state = scene({ players: [{ tile: 'spring', print: [threeTrees], left: [0], on: [0], open: [oneTree] }, {}] });
  const { state: after, events } = act(act(state, print(oneTree)).state, take(1));
  expect(events.at(-1)).toEqual({ kind: 'gainedStorm', seat: 0 });
  expect(after).toMatchObject({ storms: 2 });
  expect(after.players[0]!.storms).toBe(1);
});

test('[K30] a diploma taken is gone for everybody else', () => {
  const state = scene({
    players: [
      { tile: 'spring', print: [twoTrees], on: [0], open: [oneTree] },
      { tile: 'summer', diplomas: [0] },
    ],
  });
  expect(act(state, print(oneTree)).state.phase).toEqual({ kind: 'work', seat: 0 });
});

const options = { brushDiplomas: 'placed' } as const;
const player = (setting: Parameters<typeof scene>[0]['players'][number]): Player =>
  scene({ players: [setting, {}] }).players[0]!;
/** The diplomas met, whatever has been answered. */
const met = (who: Player, brushDiplomas: 'placed' | 'owned' = 'placed'): number[] =>
  diplomas.flatMap((diploma, i) => (meets(who, diploma.needs, { brushDiplomas }) ? [i] : []));

test('[K28] what the print diplomas ask for', () => {
  const [boar, crane, stag, butterfly] = [card('animal', 1), card('animal', 7), card('animal', 8), card('animal', 17)];
  const [samurai, peasant, monk, lady] = [1, 4, 7, 10].map(place => card('character', place)) as [
    number,
    number,
    number,
    number,
  ];
  const [thatched, tower, tiled, palace] = [1, 2, 4, 5].map(place => card('building', place)) as [
    number,
    number,
    number,
    number,
  ];
  const print = (...cards: CardId[]): number[] => met(player({ print: cards }));
  expect(print(twoTrees)).toEqual([]);
  expect(print(threeTrees)).toEqual([0]);
  expect(print(threeTrees, oneTree)).toEqual([0, 1]);
  expect(print(threeTrees, twoTrees)).toEqual([0, 1, 2]);
  expect(print(boar, crane)).toEqual([]);
  expect(print(boar, stag)).toEqual([3]);
  expect(print(crane, butterfly)).toEqual([4]);
  expect(print(boar, butterfly, stag)).toEqual([3, 5]);
  expect(print(samurai, card('character', 2))).toEqual([]);
  expect(print(samurai, peasant)).toEqual([6]);
  expect(print(samurai, peasant, monk)).toEqual([6, 7]);
  expect(print(samurai, peasant, monk, lady)).toEqual([6, 7]);
  expect(print(samurai, card('character', 2), card('character', 3))).toEqual([8]);
  expect(print(thatched, card('building', 3))).toEqual([]);
  expect(print(thatched, tower)).toEqual([9]);
  expect(print(thatched, tower, tiled)).toEqual([9, 10]);
  expect(print(thatched, tower, tiled, palace)).toEqual([9, 10, 11]);
});

test('[K28] what the print diplomas are worth and give', () => {
  const list = [0, 1, 2, 3].map(color =>
    listOf(byColor[color]!).map(id => [diplomaOf(id).harmony, diplomaOf(id).gives]),
  );
  expect(list).toEqual([
    [
      [3, undefined],
      [4, 'storm'],
      [7, 'assistant'],
    ],
    [
      [3, 'brush'],
      [4, 'brush'],
      [7, 'assistant'],
    ],
    [
      [3, undefined],
      [4, 'storm'],
      [9, undefined],
    ],
    [
      [3, undefined],
      [4, 'storm'],
      [7, 'assistant'],
    ],
  ]);
  expect(listOf(byColor[RED]!)).toHaveLength(3);
});

test('[K29] what the studio diplomas ask for', () => {
  const joker = card('animal', 9);
  const arrows = [card('tree', 13), card('animal', 8)];
  const forests = [card('animal', 1), card('animal', 2), card('animal', 3)];
  expect(met(player({ studio: arrows.slice(0, 1) }))).toEqual([14]);
  expect(met(player({ studio: arrows }))).toEqual([14, 15]);
  // The starting tile's forest counts, and a joker as any one landscape.
  expect(met(player({ tile: 'winter', studio: forests.slice(0, 1) }))).toEqual([16]);
  expect(met(player({ tile: 'winter', studio: [...forests.slice(0, 1), joker] }))).toEqual([16, 17]);
  expect(met(player({ tile: 'winter', studio: forests }))).toEqual([16, 17, 18]);
  expect(met(player({ tile: 'spring', studio: [joker] }))).toEqual([16]);
  const many = { tile: 'winter', studio: [card('tree', 7), card('tree', 4), card('tree', 1)] } as const;
  expect(met(player({ ...many, on: [0, 1, 2] }))).toEqual([12]);
  expect(met(player({ ...many, on: [0, 1, 2, 3] }))).toEqual([12, 13]);
});

test('[K29] brushes count when placed, or by option when owned', () => {
  const three = player({ tile: 'winter', on: [0], brushes: 2 });
  expect(met(three, 'placed')).toEqual([]);
  expect(met(three, 'owned')).toEqual([12]);
  const gains = scene({ options: { brushDiplomas: 'owned' }, players: [{ open: [card('tree', 14)] }, {}] });
  expect(act(gains, studio(card('tree', 14))).state.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << 12 });
  const placed = scene({ options, players: [{ open: [card('tree', 14)] }, {}] });
  expect(act(placed, studio(card('tree', 14))).state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[K29] what the studio diplomas are worth and give', () => {
  const list = [PINK, PURPLE, CYAN].map(color =>
    listOf(byColor[color]!).map(id => [diplomaOf(id).harmony, diplomaOf(id).gives]),
  );
  expect(list).toEqual([
    [
      [1, 'assistant'],
      [3, undefined],
    ],
    [
      [1, 'assistant'],
      [3, undefined],
    ],
    [
      [2, undefined],
      [3, 'brush'],
      [5, 'assistant'],
    ],
  ]);
});

test('[K23, K24] a colour held is offered no more, and a whole chain of answers leads back to work', () => {
  const state = scene({
    players: [
      { tile: 'winter', studio: [card('animal', 1)], left: [16], open: [card('animal', 2), card('animal', 3)] },
      {},
    ],
  });
  const done = actAll(state, [studio(card('animal', 2)), take(17), studio(card('animal', 3))]);
  expect(done.phase).toEqual({ kind: 'work', seat: 0 });
  expect(listOf(done.players[0]!.diplomas)).toEqual([17]);
});
