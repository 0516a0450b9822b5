import { expect, test } from 'vitest';
import type { CardName } from '../data/actions.ts';
import { act, actAll, acting, eventsOf, isLegal, legal, type ScenePlayer, space, tile } from '../testing/scene.ts';
import type { Action, PlaceId, State } from '../types.ts';

const pass: Action = { kind: 'pass' };
const survey: Action = { kind: 'survey' };
const done: Action = { kind: 'done' };
const map = (place: PlaceId, markers: 1 | 2): Action => ({ kind: 'map', place, markers });
const widely = (upTo: 1 | 2): Action => ({ kind: 'mapWidely', upTo });
const mark = (place: PlaceId, markers: 1 | 2): Action => ({ kind: 'mark', place, markers });

/** Tiles of 4 at places 0 to 2, of 2 at places 3 and 4; seat 0 has the card in row 1. */
const TILES = [tile('travel', 4), tile('travel', 4, 2), tile('artistic', 4), tile('travel', 2), tile('artistic', 2)];
const mapping = (name: CardName, player: ScenePlayer, other: ScenePlayer = {}): State =>
  acting({ players: [player, other, {}], cards: [[0, name, space(1, 2)]], tiles: TILES }, space(1, 2));

test('[G21] map: 1 marker for 2 ryo or 2 for 6, on a tile with one’s surveyor', () => {
  const state = mapping('map', { surveyors: { 0: 1, 3: 1 } });
  expect(legal(state)).toEqual([map(0, 1), map(0, 2), map(3, 1), map(3, 2), survey, pass]);
  expect(eventsOf(state, [map(0, 2)]).slice(0, 2)).toEqual([
    { kind: 'paid', seat: 0, ryo: 6, for: 'map' },
    { kind: 'placedMarkers', seat: 0, place: 0, markers: 2 },
  ]);
  const one = act(state, map(3, 1)).state.players[0]!;
  expect([one.ryo, one.markers[3]]).toEqual([18, 1]);
  expect(legal(mapping('map', { markers: { 0: 1 } }))).toEqual([survey, pass]);
});

test('[G22] map widely: 1 marker on each of 1, 2 or 3 tiles for 3, 6 or 9 ryo', () => {
  const state = mapping('mapWidely', { surveyors: { 0: 1, 1: 1, 3: 1 } });
  const first = act(state, widely(1)).state;
  expect(legal(first)).toEqual([mark(0, 1), mark(1, 1), mark(3, 1)]);
  const second = act(first, mark(1, 1)).state;
  expect(legal(second)).toEqual([mark(0, 1), mark(3, 1), done]);
  expect([second.players[0]!.ryo, act(second, done).state.phase.kind]).toEqual([17, 'act']);
  const all = actAll(second, [mark(0, 1), mark(3, 1)]);
  expect(all.players[0]!.ryo).toBe(11);
  expect(all.players[0]!.markers.slice(0, 4)).toEqual([1, 1, 0, 1]);
  // All three surveyors have mapped: nothing more is asked.
  expect(all.phase.kind).toBe('act');
});

test('[G23] map widely: 1 or 2 markers on each of 1, 2 or 3 tiles for 10, 20 or 30 ryo', () => {
  const state = mapping('mapWidely', { ryo: 30, surveyors: { 0: 1, 1: 1, 3: 1 } });
  const all = actAll(state, [widely(2), mark(0, 2), mark(3, 1), mark(1, 2)]);
  expect(all.players[0]!.ryo).toBe(0);
  expect(all.players[0]!.markers.slice(0, 4)).toEqual([2, 2, 0, 1]);
  const poor = mapping('mapWidely', { ryo: 19, surveyors: { 0: 1, 1: 1 } });
  // The second tile cannot be paid: the action is over after the first.
  expect(actAll(poor, [widely(2), mark(0, 1)])).toMatchObject({ phase: { kind: 'act' } });
  expect(eventsOf(poor, [widely(2), mark(0, 1)])[0]).toEqual({ kind: 'paid', seat: 0, ryo: 10, for: 'mapWidely' });
});

test('[G24] a tile never holds more markers than its number, whosever they are', () => {
  const state = mapping('map', { surveyors: { 0: 1, 3: 1, 4: 1 } }, { markers: { 0: 3, 3: 2, 4: 1 } });
  expect(legal(state)).toEqual([map(0, 1), map(4, 1), survey, pass]);
  const neutral = acting(
    { players: [{ surveyors: { 3: 1 } }, {}, {}], cards: [[0, 'mapWidely', 1]], tiles: TILES, neutral: { 3: 2 } },
    space(1, 2),
  );
  expect(legal(neutral)).toEqual([survey, pass]);
  const tight = actAll(mapping('mapWidely', { surveyors: { 0: 1 } }, { markers: { 0: 3 } }), [widely(2)]);
  expect(legal(tight)).toEqual([mark(0, 1)]);
});

test('[G24] markers are unlimited: more than the eight of the box may be on the map', () => {
  const state = mapping('map', { surveyors: { 4: 1 }, markers: { 0: 3, 1: 3, 2: 3 } });
  expect(isLegal(state, map(4, 2))).toBe(true);
});

test('[G25] several surveyors on a tile do not raise the limit', () => {
  const state = mapping('mapWidely', { surveyors: { 0: 3 } });
  expect(actAll(state, [widely(1), mark(0, 1)]).phase.kind).toBe('act');
  expect(legal(mapping('map', { surveyors: { 0: 3 } }))).toEqual([map(0, 1), map(0, 2), survey, pass]);
});
