import { begin, play, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, kanagawa } from './index.ts';
import { actAll, card, scene } from './testing/scene.ts';
import type { Refusal, State } from './types.ts';

const why = (state: State, action: unknown, seat = 0): Refusal => kanagawa.refuse(state, seat, action);
const plain = card('tree', 1);
const forest = card('animal', 1);
const ocean = card('tree', 7);

test('what is no action at all', () => {
  const state = scene({ players: [{ open: [plain] }, {}] });
  for (const input of [
    undefined,
    null,
    4,
    'end',
    [],
    {},
    { kind: 'fly' },
    { kind: 'constructor' },
    { kind: 'take' },
    { kind: 'place', icon: 'x' },
    { kind: 'print', card: 0, jokers: 0.5 },
  ]) {
    expect(why(state, input)).toEqual({ kind: 'notAnAction' });
  }
});

test('[K7, K8, K9] at school', () => {
  const school = scene({
    players: [{ atSchool: true }, {}],
    columns: [[plain], []],
    phase: { kind: 'school', seat: 0 },
    mustTake: true,
  });
  expect(why(school, { kind: 'studio', card: plain })).toEqual({ kind: 'schoolFirst' });
  expect(why(school, { kind: 'take', column: 1 })).toEqual({ kind: 'noSuchColumn' });
  expect(why(school, { kind: 'take', column: 9 })).toEqual({ kind: 'noSuchColumn' });
  expect(why(school, { kind: 'wait' })).toEqual({ kind: 'mustTake', why: 'alone' });
  expect(why({ ...school, row: 3 }, { kind: 'wait' })).toEqual({ kind: 'mustTake', why: 'thirdRow' });
  expect(why({ ...school, deck: [] }, { kind: 'wait' })).toEqual({ kind: 'mustTake', why: 'lastCard' });
});

test('[K9, K12, K16, K18, K19, K21, K22] at work', () => {
  const open = [card('tree', 2), forest];
  const state = scene({
    players: [{ tile: 'spring', studio: [plain, ocean, card('animal', 9)], on: [0], brushes: 1, open }, {}],
  });
  expect(why(state, { kind: 'take', column: 0 })).toEqual({ kind: 'alreadyTaken' });
  expect(why(state, { kind: 'studio', card: ocean })).toEqual({ kind: 'notYourCard' });
  expect(why(state, { kind: 'print', card: ocean, jokers: 0 })).toEqual({ kind: 'notYourCard' });
  expect(why(state, { kind: 'print', card: forest, jokers: 0 })).toEqual({ kind: 'cannotPaint', card: forest });
  expect(why(state, { kind: 'print', card: open[0], jokers: 1 })).toEqual({ kind: 'otherBrushes', card: open[0] });
  expect(why(state, { kind: 'place', icon: 0 })).toEqual({ kind: 'iconOccupied' });
  expect(why(state, { kind: 'place', icon: 7 })).toEqual({ kind: 'noSuchIcon' });
  expect(why(state, { kind: 'move', from: 2, to: 1 })).toEqual({ kind: 'noBrushThere' });
  expect(why(state, { kind: 'move', from: 0, to: 1 })).toEqual({ kind: 'changesNothing' });
  expect(why(state, { kind: 'move', from: 0, to: 9 })).toEqual({ kind: 'noSuchIcon' });
  expect(why(state, { kind: 'takeDiploma', diploma: 0 })).toEqual({ kind: 'notOffered' });
  expect(why(state, { kind: 'end' })).toEqual({ kind: 'cardsToPlace', cards: 2, keeps: 0 });
  const spent = actAll(state, [
    { kind: 'move', from: 0, to: 2 },
    { kind: 'place', icon: 0 },
  ]);
  expect(why(spent, { kind: 'move', from: 0, to: 3 })).toEqual({ kind: 'noArrowLeft' });
  expect(why(spent, { kind: 'place', icon: 1 })).toEqual({ kind: 'noBrushInHand' });
  const alike = scene({ players: [{ tile: 'spring', studio: [plain], open }, {}] });
  expect(why(alike, { kind: 'place', icon: 1 })).toEqual({ kind: 'sameIcon', instead: 0 });
});

test('[K23] while a diploma waits for its answer', () => {
  const state = scene({ players: [{ open: [plain] }, {}], phase: { kind: 'diplomas', seat: 0, due: 1 } });
  expect(why(state, { kind: 'end' })).toEqual({ kind: 'diplomasFirst' });
  expect(why(state, { kind: 'takeDiploma', diploma: 5 })).toEqual({ kind: 'notOffered' });
  expect(why(state, { kind: 'leaveDiplomas', color: 3 })).toEqual({ kind: 'notOffered' });
});

test('the kernel refuses through it, and nothing changes', () => {
  const match = begin(kanagawa, { options: defaultOptions, seats: 2, seed: seedFromText('refuse') });
  const seat = match.state.grandMaster;
  expect(play(match, seat, { kind: 'end' })).toEqual({ refusal: { kind: 'schoolFirst' } });
  expect(play(match, 1 - seat, { kind: 'wait' })).toEqual({ refusal: 'notYourTurn' });
});
