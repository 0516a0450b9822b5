import { scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { jobs } from '../data/actions.ts';
import { act, actAll, acting, card, eventsOf, isLegal, legal, rolling, scene, space } from '../testing/scene.ts';
import { type Action, NONE, type State, SUPPLY } from '../types.ts';

const pass: Action = { kind: 'pass' };
const perform: Action = { kind: 'perform' };
const survey: Action = { kind: 'survey' };
const job = (name: (typeof jobs)[number]): Action => ({ kind: 'sideJob', job: name });
const three = [{}, {}, {}];

test('[G11] column by column, each from the top; empty spaces are skipped, the claimer acts', () => {
  const state = scene({
    players: three,
    cards: [
      [0, 'artistic', space(1, 2)],
      [0, 'government', space(3, 1)],
      [1, 'artistic', space(2, 2)],
      [1, 'sideJob', space(3, 5)],
    ],
    claims: [2, 0, NONE],
    phase: { kind: 'claim', seat: 1, must: false },
  });
  let current = act(state, { kind: 'claim', row: 2 }).state;
  const order: unknown[] = [];
  while (current.phase.kind === 'act') {
    order.push([current.phase.seat, current.phase.space]);
    current = act(current, pass, scripted(rolling(6, 6, 6))).state;
  }
  expect(order).toEqual([
    [2, space(1, 1)],
    [1, space(3, 1)],
    [2, space(1, 2)],
    [0, space(2, 2)],
    [0, space(2, 3)],
    [1, space(3, 3)],
    [1, space(3, 5)],
  ]);
});

test('[G12] on a card: its action, the secondary one, or pass; then the card goes back to its owner', () => {
  const state = acting({ players: three, cards: [[1, 'artistic', space(1, 2)]] }, space(1, 2));
  expect(legal(state)).toEqual([perform, survey, pass]);
  const back = { kind: 'returnedCard', seat: 1, card: card('artistic'), space: space(1, 2) };
  expect(eventsOf(state, [perform])).toEqual([{ kind: 'advanced', seat: 0, track: 'artistic', to: 1 }, back, TOOK]);
  expect(eventsOf(state, [pass])).toEqual([{ kind: 'passed', seat: 0, space: space(1, 2) }, back, TOOK]);
  expect(eventsOf(state, [survey, { kind: 'to', place: 4 }])).toEqual([
    { kind: 'paid', seat: 0, ryo: 2, for: 'survey' },
    { kind: 'movedSurveyor', seat: 0, from: SUPPLY, to: 4 },
    back,
    TOOK,
  ]);
  const next = act(state, pass).state;
  expect(next.grid[space(1, 2)]).toBe(NONE);
  expect(next.players[1]!.cards).toBe(63);
});
const TOOK = { kind: 'tookQuadrant', seat: 0 };

test('[G13] a printed action is done or passed; it has no secondary action', () => {
  const state = acting({ players: three }, space(2, 3));
  expect(legal(state)).toEqual([perform, pass]);
});

test('[G14] the Quadrant is taken without a choice', () => {
  const state = acting({ players: three, claims: [2, 1, 0] }, space(1, 1));
  const { state: next, events } = act(state, pass);
  expect(events).toEqual([
    { kind: 'passed', seat: 2, space: space(1, 1) },
    { kind: 'tookQuadrant', seat: 2 },
  ]);
  expect(next).toMatchObject({ quadrant: 2, phase: { kind: 'act', seat: 1, space: space(2, 3) } });
});

test('[G15] what cannot be paid is not offered; passing always is', () => {
  const at = (name: 'dispatch' | 'map' | 'mapWidely' | 'sideJob', ryo: number): readonly Action[] =>
    legal(acting({ players: [{ ryo, surveyors: { 0: 1 } }, {}, {}], cards: [[0, name, space(1, 2)]] }, space(1, 2)));
  for (const name of ['dispatch', 'map', 'mapWidely'] as const) expect(at(name, 1)).toEqual([pass]);
  expect(at('sideJob', 1)).toEqual([job('earn'), pass]);
  expect(at('dispatch', 7)).toEqual([{ kind: 'dispatch', surveyors: 2 }, survey, pass]);
  expect(at('dispatch', 4)).toEqual([survey, pass]);
  expect(at('map', 5)).toEqual([{ kind: 'map', place: 0, markers: 1 }, survey, pass]);
  expect(at('mapWidely', 9)).toEqual([{ kind: 'mapWidely', upTo: 1 }, survey, pass]);
  expect(at('sideJob', 7)).toEqual([...jobs.slice(0, 4).map(job), survey, pass]);
});

test('[G16] Artistic and Government move the disc one space', () => {
  const state = acting({ players: [{}, { government: 2 }, { artistic: 4 }] }, space(2, 3));
  expect(eventsOf(state, [perform])).toEqual([{ kind: 'advanced', seat: 1, track: 'government', to: 3 }]);
  expect(eventsOf(act(state, pass).state, [pass], scripted(rolling(6, 6, 6)))[0]).toMatchObject({ kind: 'passed' });
  expect(act(acting({ players: three, cards: [[0, 'artistic', 1]] }, 1), perform).state.players[0]!.tracks).toEqual([
    1, 0, 0,
  ]);
});

test('[G17] the board gives 5 ryo in row 1 and 2 honor in row 4', () => {
  const rich = acting({ players: three }, space(1, 1));
  expect(eventsOf(rich, [perform])[0]).toEqual({ kind: 'gainedRyo', seat: 0, ryo: 5, from: 'action' });
  expect(act(rich, perform).state.players[0]!.ryo).toBe(25);
  const honored = acting({ players: [{}, {}, {}, {}], quadrant: 0 }, space(4, 3));
  expect(eventsOf(honored, [perform], scripted(rolling(6, 6)))[0]).toEqual({
    kind: 'gainedHonor',
    seat: 3,
    source: 'action',
    points: 2,
  });
});

const working = (ryo = 20): State =>
  acting({ players: [{ ryo }, {}, {}], cards: [[0, 'sideJob', space(1, 2)]] }, space(1, 2));

test('[G26] a side job: 3 ryo; or for 3 ryo a space on any track; or for 8 ryo 4 honor', () => {
  const after = (name: (typeof jobs)[number]) => act(working(), job(name)).state.players[0]!;
  expect(after('earn')).toMatchObject({ ryo: 23, tracks: [0, 0, 0] });
  expect(after('artistic')).toMatchObject({ ryo: 17, tracks: [1, 0, 0] });
  expect(after('government')).toMatchObject({ ryo: 17, tracks: [0, 1, 0] });
  expect(after('travel')).toMatchObject({ ryo: 17, tracks: [0, 0, 1] });
  expect(after('honor').ryo).toBe(12);
  expect(eventsOf(working(), [job('honor')]).slice(0, 2)).toEqual([
    { kind: 'paid', seat: 0, ryo: 8, for: 'sideJob' },
    { kind: 'gainedHonor', seat: 0, source: 'sideJob', points: 4 },
  ]);
  expect(isLegal(working(2), job('travel'))).toBe(false);
  expect(isLegal(working(8), job('honor'))).toBe(true);
});

test('[G49] a disc goes on past the numbers of its track', () => {
  const state = acting({ players: [{ artistic: 40 }, {}, {}], cards: [[0, 'artistic', 1]] }, 1);
  expect(actAll(state, [perform]).players[0]!.tracks[0]).toBe(41);
});
