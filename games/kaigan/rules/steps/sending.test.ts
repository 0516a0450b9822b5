import { begin, fastRng, play, seedFromText, undo } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, kaigan } from '../index.ts';
import { act, actAll, acting, eventsOf, isLegal, legal, type ScenePlayer, space, tile } from '../testing/scene.ts';
import { type Action, NONE, type PlaceId, type State, SUPPLY } from '../types.ts';

const survey: Action = { kind: 'survey' };
const dispatch = (surveyors: 2 | 3): Action => ({ kind: 'dispatch', surveyors });
const from = (place: PlaceId): Action => ({ kind: 'from', place });
const to = (place: PlaceId): Action => ({ kind: 'to', place });
const placesOf = (state: State): number[] => legal(state).map(action => ('place' in action ? action.place : -9));

/** Seat 0 holds row 1 with a dispatch card at its second space. */
const sending = (player: ScenePlayer, tiles?: readonly number[]): State =>
  acting(
    { players: [player, {}, {}], cards: [[0, 'dispatch', space(1, 2)]], ...(tiles && { tiles, pile: [] }) },
    space(1, 2),
  );
const standing = (state: State): Record<number, number> =>
  Object.fromEntries(Object.entries(state.players[0]!.surveyors).filter(([, count]) => count > 0));

test('[G18] for 2 ryo one surveyor comes from the supply or from another tile', () => {
  const state = sending({ surveyors: { 3: 1, 5: 1 } });
  const chosen = act(state, survey).state;
  expect(chosen.players[0]!.ryo).toBe(18);
  expect(legal(chosen)).toEqual([from(SUPPLY), from(3), from(5)]);
  expect(standing(actAll(chosen, [from(3), to(7)]))).toEqual({ 5: 1, 7: 1 });
  expect(standing(actAll(chosen, [from(SUPPLY), to(7)]))).toEqual({ 3: 1, 5: 1, 7: 1 });
});

test('[G19] a dispatch sends two surveyors for 5 ryo, or all three for 8, to different tiles', () => {
  const state = sending({});
  expect(eventsOf(state, [dispatch(2), to(1), to(2)]).slice(0, 3)).toEqual([
    { kind: 'paid', seat: 0, ryo: 5, for: 'dispatch' },
    { kind: 'movedSurveyor', seat: 0, from: SUPPLY, to: 1 },
    { kind: 'movedSurveyor', seat: 0, from: SUPPLY, to: 2 },
  ]);
  expect(isLegal(actAll(state, [dispatch(2), to(1)]), to(1))).toBe(false);
  const all = actAll(state, [dispatch(3), to(1), to(2), to(9)]);
  expect(standing(all)).toEqual({ 1: 1, 2: 1, 9: 1 });
  expect(all.players[0]!.ryo).toBe(12);
  expect(all.phase.kind).toBe('act');
});

test('[G20] surveyors may share a tile, own and others’; going where it stands is no move; each is sent once', () => {
  const state = acting(
    { players: [{ surveyors: { 3: 2 } }, { surveyors: { 4: 3 } }, {}], cards: [[0, 'dispatch', 1]] },
    space(1, 2),
  );
  const second = actAll(state, [dispatch(2), from(3)]);
  expect(placesOf(second)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
  const joined = actAll(state, [dispatch(2), from(SUPPLY), to(3)]);
  expect(standing(joined)).toEqual({ 3: 3 });
  // The one just sent to tile 3 stays; the two others there may go.
  expect(joined.phase).toMatchObject({ kind: 'sendTo', from: 3 });
  expect(standing(actAll(joined, [to(4)]))).toEqual({ 3: 2, 4: 1 });
});

test('[G15] a dispatch that could not be brought to its end is not offered', () => {
  const none = Array.from({ length: 10 }, () => NONE);
  const only = (...places: number[]): number[] =>
    none.map((_, place) => (places.includes(place) ? tile('travel', 4, places.indexOf(place) + 1) : NONE));
  expect(legal(sending({}, none))).toEqual([{ kind: 'pass' }]);
  expect(legal(sending({}, only(2)))).toEqual([survey, { kind: 'pass' }]);
  expect(legal(sending({ surveyors: { 2: 3 } }, only(2)))).toEqual([{ kind: 'pass' }]);
  expect(isLegal(sending({}, only(2, 5)), dispatch(3))).toBe(false);
  // All on one of two tiles: only one of them could go to the other.
  expect(isLegal(sending({ surveyors: { 2: 3 } }, only(2, 5)), dispatch(2))).toBe(false);
  // One on tile 2 and two in supply: if one from the supply went to 5, the other could only go to 2.
  const tight = actAll(sending({ surveyors: { 2: 1 } }, only(2, 5)), [dispatch(2)]);
  expect(legal(tight)).toEqual([from(SUPPLY), from(2)]);
  expect(placesOf(actAll(tight, [from(SUPPLY)]))).toEqual([2, 5]);
  expect(legal(actAll(tight, [from(SUPPLY), to(5)]))).toEqual([to(2)]);
});

test('[G27] surveyors that are alike are offered once, and a step without a choice is not asked', () => {
  expect(act(sending({}), survey).state.phase).toMatchObject({ kind: 'sendTo', from: SUPPLY });
  expect(legal(act(sending({ surveyors: { 4: 2 } }), survey).state)).toEqual([from(SUPPLY), from(4)]);
});

test('[G27] every step can be taken back until the next player acts or the dice roll', () => {
  const rng = fastRng(3);
  let match = begin(kaigan, { options: defaultOptions, seats: 3, seed: seedFromText('undo') });
  let steps = 0;
  for (let [seat] = kaigan.toAct(match.state); seat !== undefined; [seat] = kaigan.toAct(match.state)) {
    const options = kaigan.legal(match.state, seat);
    const before = match;
    match = play(match, seat, options[rng.below(options.length)]).match!;
    if (match.state.phase.kind === 'sendTo' || match.state.phase.kind === 'mark') {
      const undone = undo(match, seat);
      expect('match' in undone && undone.match.state).toBe(before.state);
      steps++;
    }
  }
  expect(steps).toBeGreaterThan(0);
});
