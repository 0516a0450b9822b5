import { expect, test } from 'vitest';
import { conserve } from '../testing/conserve.ts';
import { act, actAll, card, isLegal, legal, scene } from '../testing/scene.ts';
import type { Action, CardId } from '../types.ts';

const studio = (id: CardId): Action => ({ kind: 'studio', card: id });
const print = (id: CardId, jokers = 0): Action => ({ kind: 'print', card: id, jokers });
const place = (icon: number): Action => ({ kind: 'place', icon });
const end: Action = { kind: 'end' };

// Cards by what they do.
const brushCard = card('tree', 14);
const assistantCard = card('tree', 16);
const arrowCard = card('tree', 13);
const keepCard = card('tree', 17);
const jokerCard = card('animal', 9);
const plainForPlain = card('tree', 2);

test('[K12] studio, print and brushes mix in any order, and the turn ends when the hand is empty', () => {
  const state = scene({ players: [{ tile: 'spring', open: [plainForPlain, card('animal', 1)] }, { tile: 'summer' }] });
  conserve(state);
  expect(isLegal(state, end)).toBe(false);
  const done = actAll(state, [place(0), print(plainForPlain), studio(card('animal', 1)), place(1)]);
  expect(done.players[0]).toMatchObject({ print: [plainForPlain], studio: [card('animal', 1)], open: [], brushes: 0 });
  expect(act(done, end).events[0]).toEqual({ kind: 'endedTurn', seat: 0, held: 0 });
});

test('[K12] a card once added never moves again: no action names it any more', () => {
  const state = scene({ players: [{ open: [plainForPlain, assistantCard] }, {}] });
  const after = act(state, studio(plainForPlain)).state;
  expect(legal(after).filter(action => 'card' in action && action.card === plainForPlain)).toEqual([]);
});

test('[K13] any card may go to the studio, and its landscape joins the icons', () => {
  const hand = [card('tree', 1), card('animal', 1), jokerCard, keepCard];
  const state = scene({ players: [{ tile: 'spring', open: hand }, { tile: 'summer' }] });
  for (const id of hand) expect(isLegal(state, studio(id))).toBe(true);
  const { icons } = actAll(state, [studio(card('animal', 1)), studio(jokerCard)]).players[0]!;
  // Plain of the tile, then forest and joker.
  expect(icons).toEqual([2, 0, 4]);
});

test('[K14] a brush comes at once from the reserve', () => {
  const state = scene({ players: [{ open: [brushCard] }, {}] });
  const { state: after, events } = act(state, studio(brushCard));
  expect(events).toEqual([
    { kind: 'improvedStudio', seat: 0, card: brushCard },
    { kind: 'gainedBrush', seat: 0 },
  ]);
  expect(after.brushes).toBe(state.brushes - 1);
  expect(after.players[0]!.brushes).toBe(3);
});

test('[K14] the Assistant comes at once from its holder; its own holder gains nothing', () => {
  const state = scene({ players: [{ open: [assistantCard] }, {}], assistant: 1 });
  const { state: after, events } = act(state, studio(assistantCard));
  expect(events.at(-1)).toEqual({ kind: 'gainedAssistant', seat: 0, from: 1 });
  expect(after).toMatchObject({ assistant: 0, grandMaster: 0 });
  const own = scene({ players: [{ open: [assistantCard] }, {}], assistant: 0 });
  expect(act(own, studio(assistantCard)).events).toEqual([{ kind: 'improvedStudio', seat: 0, card: assistantCard }]);
});

test('[K15] an empty reserve gives no brush', () => {
  const state = scene({ players: [{ open: [brushCard] }, {}], brushes: 0 });
  const { state: after, events } = act(state, studio(brushCard));
  expect(events.at(-1)).toEqual({ kind: 'foundNoBrush', seat: 0 });
  expect(after.players[0]!.brushes).toBe(2);
});

test('[K16] a print card needs a brush on its landscape', () => {
  const needsPlain = scene({ players: [{ tile: 'spring', open: [plainForPlain] }, {}] });
  expect(isLegal(needsPlain, print(plainForPlain))).toBe(false);
  expect(isLegal(act(needsPlain, place(0)).state, print(plainForPlain))).toBe(true);
  const needsForest = scene({ players: [{ tile: 'spring', on: [0], open: [card('animal', 1)] }, {}] });
  expect(isLegal(needsForest, print(card('animal', 1)))).toBe(false);
});

test('[K16] two brushes stand on two icons of the landscape', () => {
  const twoPlains = card('tree', 4);
  const one = scene({ players: [{ tile: 'spring', on: [0], open: [twoPlains] }, {}] });
  expect(isLegal(one, print(twoPlains))).toBe(false);
  const two = scene({ players: [{ tile: 'spring', studio: [card('tree', 1)], on: [0, 1], open: [twoPlains] }, {}] });
  const { state, events } = act(two, print(twoPlains));
  expect(events[0]).toEqual({ kind: 'extendedPrint', seat: 0, card: twoPlains, icons: [0, 1] });
  expect(state.players[0]!.print).toEqual([twoPlains]);
});

test('[K16] jokers stand for any landscape, and the player chooses how many serve', () => {
  const twoPlains = card('tree', 4);
  const setting = { tile: 'spring', open: [twoPlains] } as const;
  const two = scene({ players: [{ ...setting, studio: [jokerCard], on: [0, 1] }, {}] });
  expect(legal(two).filter(action => action.kind === 'print')).toEqual([print(twoPlains, 1)]);
  const three = scene({ players: [{ ...setting, studio: [jokerCard, card('tree', 1)], on: [0, 1, 2] }, {}] });
  expect(legal(three).filter(action => action.kind === 'print')).toEqual([print(twoPlains, 0), print(twoPlains, 1)]);
  const { events } = act(three, print(twoPlains, 1));
  expect(events[0]).toMatchObject({ icons: [0, 1] });
  const jokers = scene({ players: [{ ...setting, studio: [jokerCard, card('tree', 18)], on: [1, 2] }, {}] });
  expect(legal(jokers).filter(action => action.kind === 'print')).toEqual([print(twoPlains, 2)]);
});

test('[K17] a brush paints once a round, even after it is moved', () => {
  const plains = [plainForPlain, card('animal', 3)];
  const state = scene({
    players: [{ tile: 'spring', studio: [card('tree', 1)], on: [0], brushes: 0, open: plains }, {}],
  });
  const painted = act(state, print(plainForPlain)).state;
  expect(isLegal(painted, print(plains[1]!))).toBe(false);
  const moved = act(painted, { kind: 'move', from: 0, to: 1 }).state;
  expect(isLegal(moved, print(plains[1]!))).toBe(false);
});

test('[K17] an icon serves once a round, whichever brush stands on it', () => {
  const plains = [plainForPlain, card('animal', 3)];
  const player = { tile: 'spring', studio: [card('animal', 1)], on: [0], brushes: 1, open: plains } as const;
  const served = actAll(scene({ players: [player, {}] }), [
    print(plainForPlain),
    { kind: 'move', from: 0, to: 1 },
    place(0),
  ]);
  expect(isLegal(served, print(plains[1]!))).toBe(false);
});

test('[K20] what is gained in a turn works in it', () => {
  const forestForForest = card('tree', 10);
  const open = [card('animal', 1), brushCard, forestForForest];
  const state = scene({ players: [{ tile: 'spring', on: [0], brushes: 0, open }, {}] });
  const after = actAll(state, [studio(brushCard), studio(card('animal', 1)), place(1), print(forestForForest)]);
  expect(after.players[0]!.print).toEqual([forestForForest]);

  const arrow = scene({ players: [{ tile: 'spring', studio: [card('animal', 1)], on: [0], open: [arrowCard] }, {}] });
  const used = actAll(arrow, [{ kind: 'move', from: 0, to: 1 }]);
  expect(legal(used).some(action => action.kind === 'move')).toBe(false);
  const offered = act(used, studio(arrowCard)).state;
  const more = act(offered, { kind: 'leaveDiplomas', color: 5 }).state;
  expect(legal(more).some(action => action.kind === 'move')).toBe(true);
});

test('[K20, K21] a keep icon lets a card stay, at once and for as long as wished', () => {
  const state = scene({ players: [{ open: [keepCard, plainForPlain] }, { atSchool: false }], deck: [60, 61, 62, 63] });
  const kept = act(state, studio(keepCard)).state;
  const { state: next, events } = act(kept, end);
  expect(events[0]).toEqual({ kind: 'endedTurn', seat: 0, held: 1 });
  expect(next.players[0]!.open).toEqual([plainForPlain]);
  // A round later it may be kept again, or added.
  const later = actAll(next, [{ kind: 'take', column: 0 }, studio(60)]);
  expect(isLegal(later, end)).toBe(true);
  expect(isLegal(later, studio(plainForPlain))).toBe(true);
});

test('[K43] a hidden card is seen when it is added; that cannot be undone', () => {
  const state = scene({ players: [{ open: [card('tree', 1)], secret: [assistantCard] }, {}] });
  expect(act(state, studio(assistantCard)).reveals).toBe(true);
  expect(act(state, studio(card('tree', 1))).reveals).toBe(false);
});
