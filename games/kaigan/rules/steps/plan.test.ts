import { scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import type { CardName } from '../data/actions.ts';
import { act, actAll, card, eventsOf, isLegal, legal, rolling, type Scene, scene, space } from '../testing/scene.ts';
import { type Action, NONE, type SpaceId, type State } from '../types.ts';

const play = (name: CardName, at: SpaceId): Action => ({ kind: 'play', card: card(name), space: at });
const claim = (row: number): Action => ({ kind: 'claim', row: row - 1 });
const endTurn: Action = { kind: 'endTurn' };
const returnQuadrant: Action = { kind: 'returnQuadrant' };
const planning = (setting: Partial<Scene> = {}): State => scene({ players: [{}, {}, {}], ...setting });

test('[G6] a card goes on any free space without a printed action', () => {
  const state = planning({ cards: [[1, 'map', space(2, 2)]] });
  expect(isLegal(state, play('map', space(2, 1)))).toBe(true);
  for (const at of [space(1, 1), space(1, 3), space(2, 3), space(3, 3), space(2, 2)]) {
    expect(isLegal(state, play('map', at))).toBe(false);
  }
  const { state: next, events } = act(state, play('map', space(2, 1)));
  expect(events).toEqual([{ kind: 'playedCard', seat: 0, card: card('map'), space: space(2, 1) }]);
  expect(next.phase).toEqual({ kind: 'claim', seat: 0, must: false });
  expect(next.players[0]!.cards & (1 << card('map'))).toBe(0);
});

test('[G6] no card goes in a row that another player has claimed', () => {
  const state = planning({ claims: [NONE, 2, NONE] });
  const rows = legal(state).map(action => (action.kind === 'play' ? Math.floor(action.space / 5) + 1 : 0));
  expect(new Set(rows)).toEqual(new Set([1, 3]));
});

test('[G7] the Quadrant’s holder may return it instead of playing a card, once', () => {
  const state = planning({ quadrant: 0 });
  expect(eventsOf(state, [returnQuadrant])).toEqual([{ kind: 'returnedQuadrant', seat: 0, unused: false }]);
  const next = act(state, returnQuadrant).state;
  expect(next).toMatchObject({ quadrant: NONE, phase: { kind: 'claim', seat: 0, must: false } });
  expect(next.players[0]!.cards).toBe(63);
  const again = actAll(next, [endTurn, play('map', 1), endTurn, play('map', 3), endTurn]);
  expect(again.phase).toEqual({ kind: 'plan', seat: 0 });
  expect(isLegal(again, returnQuadrant)).toBe(false);
  expect(isLegal(planning({ quadrant: 1 }), returnQuadrant)).toBe(false);
});

test('[G8] after the card a free row may be claimed; the turn passes clockwise to who has not claimed', () => {
  const state = act(planning({ claims: [NONE, 1, NONE] }), play('map', 1)).state;
  expect(legal(state)).toEqual([endTurn, claim(1), claim(3)]);
  expect(act(state, endTurn).events).toEqual([{ kind: 'endedTurn', seat: 0 }]);
  expect(act(state, endTurn).state.phase).toEqual({ kind: 'plan', seat: 2 });
  const claimed = act(state, claim(3));
  expect(claimed.events).toEqual([{ kind: 'claimedRow', seat: 0, row: 2 }]);
  // Seat 1 and seat 0 have claimed: seat 2 goes on alone.
  const alone = actAll(claimed.state, [play('map', 3), endTurn]);
  expect(alone.phase).toEqual({ kind: 'plan', seat: 2 });
});

test('[G9] who has played the last card must claim', () => {
  const cards = (['artistic', 'government', 'dispatch', 'map', 'mapWidely'] as const).map(
    (name, i) => [0, name, [1, 3, 4, 5, 6][i]!] as const,
  );
  const state = act(planning({ cards }), play('sideJob', 8)).state;
  expect(state.phase).toEqual({ kind: 'claim', seat: 0, must: true });
  expect(legal(state)).toEqual([claim(1), claim(2), claim(3)]);
});

test('[G9] who finds no space for a card and has no Quadrant to return must claim', () => {
  const full = ([1, 3, 4] as const).map(
    (at, i) => [0, (['artistic', 'government', 'dispatch'] as const)[i]!, at] as const,
  );
  const setting = { cards: full, claims: [NONE, 0, 1], phase: { kind: 'plan', seat: 2 } as const };
  // Row 1 has one free space left for nobody: it is full, and rows 2 and 3 are claimed.
  const before = planning({ ...setting, claims: [NONE, 0, NONE], phase: { kind: 'claim', seat: 1, must: false } });
  expect(act(before, claim(3)).state.phase).toEqual({ kind: 'claim', seat: 2, must: true });
  expect(act({ ...before, quadrant: 2 }, claim(3)).state.phase).toEqual({ kind: 'plan', seat: 2 });
  expect(legal(planning({ ...setting, quadrant: 2 }))).toEqual([returnQuadrant]);
});

test('[G10] when all have claimed, planning is over and an unused Quadrant goes back to the board', () => {
  const state = planning({ claims: [NONE, 1, 2], quadrant: 1, phase: { kind: 'claim', seat: 0, must: false } });
  const { state: next, events } = act(state, claim(1));
  expect(events).toEqual([
    { kind: 'claimedRow', seat: 0, row: 0 },
    { kind: 'returnedQuadrant', seat: 1, unused: true },
    { kind: 'planningEnded' },
  ]);
  expect(next).toMatchObject({ quadrant: NONE, phase: { kind: 'act', seat: 0, space: space(1, 1) } });
});

test('[G5] a round without cards: the printed actions, then dice, income and the next round', () => {
  const state = planning({ claims: [NONE, 1, 2], phase: { kind: 'claim', seat: 0, must: false } });
  const chance = scripted(rolling(6, 6, 6));
  const steps: Action[] = [claim(1), { kind: 'perform' }, { kind: 'perform' }, { kind: 'pass' }];
  expect(eventsOf(state, steps, chance)).toEqual([
    { kind: 'claimedRow', seat: 0, row: 0 },
    { kind: 'planningEnded' },
    { kind: 'gainedRyo', seat: 0, ryo: 5, from: 'action' },
    { kind: 'tookQuadrant', seat: 0 },
    { kind: 'advanced', seat: 1, track: 'government', to: 1 },
    { kind: 'passed', seat: 2, space: space(3, 3) },
    { kind: 'rolled', seat: 0, dice: [6, 6, 6] },
    { kind: 'gainedIncome', seat: 0, artistic: 0, government: 0 },
    { kind: 'gainedIncome', seat: 1, artistic: 0, government: 3 },
    { kind: 'gainedIncome', seat: 2, artistic: 0, government: 0 },
    { kind: 'roundBegan', round: 2, start: 0 },
  ]);
  chance.done();
});
