import { expect, test } from 'vitest';
import { defaultOptions, kaigan, type State, type View } from '../rules/index.ts';
import { acting, scene, space, tile } from '../rules/testing/index.ts';
import { lookAhead, tileWorths, worthAfter } from './ahead.ts';

const seen = (state: State, seat = 0): View => kaigan.view(state, seat);

test('what an action costs and gives at once, without the round that may end after it', () => {
  const due = acting({ players: [{}, {}, {}], cards: [[1, 'sideJob', space(1, 5)]] }, space(1, 5));
  const view = seen(due);
  expect(lookAhead(view, [0, { kind: 'sideJob', job: 'earn' }])).toEqual({ ryo: 3, honor: 0, steps: [0, 0, 0] });
  expect(lookAhead(view, [0, { kind: 'sideJob', job: 'travel' }])).toEqual({ ryo: -3, honor: 0, steps: [0, 0, 1] });
  expect(lookAhead(view, [0, { kind: 'sideJob', job: 'honor' }])).toEqual({ ryo: -8, honor: 4, steps: [0, 0, 0] });
});

test('what every tile would give if it were completed now, to all who have markers on it', () => {
  const view = seen(
    scene({
      players: [{ markers: { 0: 2 } }, { markers: { 0: 1, 3: 1 } }, { surveyors: { 0: 1 } }],
      tiles: [tile('travel', 4), tile('artistic', 2), tile('government', 2), tile('artistic', 3)],
    }),
  );
  const worths = tileWorths(view);
  expect(worths[0]).toEqual([
    { seat: 0, markers: 2, honor: 6 },
    { seat: 1, markers: 1, honor: 5 },
  ]);
  expect(worths[1]).toEqual([]);
  expect(worths[3]).toEqual([{ seat: 1, markers: 1, honor: 3 }]);
});

test('what a tile would give after the marker that can be placed on it', () => {
  const due = acting(
    { players: [{ surveyors: { 2: 1 } }, {}, {}], tiles: [0, 1, tile('travel', 3)], cards: [[1, 'map', space(1, 2)]] },
    space(1, 2),
  );
  const gain = worthAfter(seen(due), [0, { kind: 'map', place: 2, markers: 2 }, 2]);
  expect(gain).toEqual({ seat: 0, markers: 2, honor: 5 });
});

test('a tile that the action completes in the last space of the round counts as it is scored', () => {
  const due = acting(
    {
      players: [{ surveyors: { 2: 1 } }, {}, {}],
      tiles: [0, 1, tile('artistic', 2)],
      quadrant: 0,
      cards: [[1, 'map', space(1, 5)]],
    },
    space(1, 5),
  );
  expect(worthAfter(seen(due), [0, { kind: 'map', place: 2, markers: 2 }, 2])).toEqual({
    seat: 0,
    markers: 2,
    honor: 2,
  });
});

test('looking ahead works in every state of a game, for every seat', () => {
  let state: State = kaigan.setup(defaultOptions, 3, { below: () => 0 });
  for (let move = 0; move < 400 && state.phase.kind !== 'over'; move++) {
    const seat = state.phase.seat;
    const view = seen(state, seat);
    const legal = kaigan.legal(state, seat);
    for (const action of legal) lookAhead(view, [seat, action]);
    expect(tileWorths(view)).toHaveLength(10);
    state = kaigan.apply(state, seat, legal[(move * 7) % legal.length]!, { below: sides => move % sides }).state;
  }
  expect(state.phase.kind).toBe('over');
});
