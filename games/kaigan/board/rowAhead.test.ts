import { expect, test } from 'vitest';
import { board, defaultOptions, kaigan, type SpaceId, type State, type View } from '../rules/index.ts';
import { acting, type Scene, scene, space, tile } from '../rules/testing/index.ts';
import { idleIn, knownRow, type RowAhead, rowAhead, type SpaceAhead } from './rowAhead.ts';

type Cards = NonNullable<Scene['cards']>;

const seen = (state: State, seat = 0): View => kaigan.view(state, seat);
const row = (setting: Scene, which: number): RowAhead => rowAhead(seen(scene(setting)), 0, which - 1);
const at = (ahead: RowAhead, id: SpaceId): SpaceAhead => ahead.spaces.find(other => other.space === id)!;
const costs = (ahead: RowAhead, id: SpaceId): number[] => at(ahead, id).ways.map(({ cost }) => cost);

test('mapping widely in column 5 is possible after a dispatch in column 1', () => {
  const cards: Cards = [
    [1, 'dispatch', space(2, 1)],
    [1, 'mapWidely', space(2, 5)],
  ];
  const ahead = row({ players: [{ ryo: 20 }, {}, {}], cards }, 2);
  expect(idleIn(ahead)).toEqual([]);
  const widely = at(ahead, space(2, 5));
  expect(widely.needs).toEqual([{ space: space(2, 1), isTurned: false }]);
  // Three surveyors sent for 8 leave 12: one marker on each of three tiles, or up to two on one.
  expect(widely.ways.map(({ action, tiles, cost }) => [action, tiles, cost])).toEqual([
    [{ kind: 'mapWidely', upTo: 1 }, 1, 3],
    [{ kind: 'mapWidely', upTo: 1 }, 2, 6],
    [{ kind: 'mapWidely', upTo: 1 }, 3, 9],
    [{ kind: 'mapWidely', upTo: 2 }, 1, 10],
  ]);
  // Alone, nobody would stand anywhere.
  const alone = row({ players: [{ ryo: 20 }, {}, {}], cards: [[1, 'mapWidely', space(2, 5)]] }, 2);
  expect(idleIn(alone)).toEqual([space(2, 5)]);
});

test('5 ryo in column 1 pay for what lies behind it', () => {
  const setting = (cards: Cards): Scene => ({ players: [{ ryo: 1, surveyors: { 0: 1 } }, {}, {}], cards });
  const first = row(setting([[1, 'map', space(1, 2)]]), 1);
  expect(idleIn(first)).toEqual([]);
  expect(costs(first, space(1, 2))).toEqual([2, 6]);
  expect(at(first, space(1, 2)).needs).toEqual([{ space: space(1, 1), isTurned: false }]);
  expect(first).toMatchObject({ free: { ryo: 5 }, cost: 6, together: 3 });
  // No ryo come in row 2.
  expect(idleIn(row(setting([[1, 'map', space(2, 2)]]), 2))).toEqual([space(2, 2)]);
});

test('ryo that come later do not pay for what lies before', () => {
  const cards: Cards = [
    [1, 'map', space(2, 1)],
    [1, 'sideJob', space(2, 2)],
  ];
  const ahead = row({ players: [{ ryo: 0, surveyors: { 0: 1 } }, {}, {}], cards }, 2);
  expect(idleIn(ahead)).toEqual([space(2, 1)]);
  const turned: Cards = [
    [1, 'sideJob', space(2, 1)],
    [1, 'map', space(2, 2)],
  ];
  expect(idleIn(row({ players: [{ ryo: 0, surveyors: { 0: 1 } }, {}, {}], cards: turned }, 2))).toEqual([]);
});

test('what is spent on one space is missing at the next: the most of one play, and how many spaces it can do', () => {
  const cards: Cards = [
    [1, 'dispatch', space(2, 1)],
    [1, 'map', space(2, 2)],
  ];
  const ahead = row({ players: [{ ryo: 8 }, {}, {}], cards }, 2);
  // Two surveyors for 5 and a marker for 2; all three for 8 leave nothing; a card turned over for 2 leaves 6.
  expect(costs(ahead, space(2, 2))).toEqual([2, 6]);
  expect(ahead).toMatchObject({ cost: 8, together: 3 });
  const poor = row({ players: [{ ryo: 6 }, {}, {}], cards }, 2);
  expect(idleIn(poor)).toEqual([]);
  // With 6 ryo a dispatch leaves 1: the map needs a surveyor by turning the dispatch over.
  expect(at(poor, space(2, 2)).needs).toEqual([{ space: space(2, 1), isTurned: true }]);
  expect(poor.together).toBe(2);
});

test('a card turned over sends the surveyor that a later map needs', () => {
  const cards: Cards = [
    [1, 'artistic', space(2, 1)],
    [1, 'map', space(2, 2)],
  ];
  const ahead = row({ players: [{ ryo: 20 }, {}, {}], cards }, 2);
  expect(at(ahead, space(2, 2))).toMatchObject({ needs: [{ space: space(2, 1), isTurned: true }] });
  expect(at(ahead, space(2, 1))).toMatchObject({ needs: [], canTurn: true });
});

test('tiles fill up on the way: the last room is mapped once', () => {
  const tiles = [tile('travel', 2), ...Array.from({ length: 9 }, () => -1)];
  const cards: Cards = [
    [1, 'map', space(2, 1)],
    [1, 'map', space(2, 2)],
  ];
  const setting = { tiles, pile: [], cards: [...cards] };
  const both = row({ ...setting, players: [{ surveyors: { 0: 1 } }, {}, {}] }, 2);
  // Two markers at once for 6, or one and one for 2 each.
  expect(both).toMatchObject({ cost: 6, together: 3 });
  const oneLeft = row({ ...setting, neutral: { 0: 1 }, players: [{ surveyors: { 0: 1 } }, {}, {}] }, 2);
  expect(oneLeft).toMatchObject({ cost: 2, together: 2 });
  expect(idleIn(oneLeft)).toEqual([]);
});

test('gains for nothing, the Quadrant, and what is still to come of a row that is being played', () => {
  const cards: Cards = [
    [0, 'artistic', space(1, 2)],
    [2, 'government', space(2, 1)],
  ];
  const players = [{ ryo: 20 }, {}, {}];
  expect(row({ players, cards }, 1)).toMatchObject({
    free: { ryo: 5, honor: 0, steps: [1, 0, 0] },
    hasQuadrant: true,
    cost: 0,
    together: 3,
  });
  expect(row({ players, cards }, 2).free.steps).toEqual([0, 2, 0]);
  const due = rowAhead(seen(acting({ players, cards }, space(1, 2))), 0, 0);
  expect(due.spaces.map(other => other.space)).toEqual([space(1, 2)]);
  expect(due.free.ryo).toBe(0);
});

test('mapping widely can cost as much as there are surveyors and ryo for', () => {
  const players = [{ ryo: 20, surveyors: { 0: 1, 1: 1, 2: 1 } }, {}, {}];
  // One marker on each of three tiles costs 9; up to two on each of two costs all the 20.
  expect(row({ players, cards: [[0, 'mapWidely', space(2, 1)]] }, 2).cost).toBe(20);
});

test('a row that a card on another row leaves as it was is not played again', () => {
  const setting: Scene = { players: [{ ryo: 13 }, {}, {}], cards: [[1, 'sideJob', space(3, 1)]] };
  expect(knownRow(seen(scene(setting)), 0, 2)).toBeUndefined();
  const ahead = row(setting, 3);
  const more = seen(
    scene({
      ...setting,
      cards: [
        [1, 'sideJob', space(3, 1)],
        [2, 'map', space(1, 2)],
      ],
    }),
  );
  expect(knownRow(more, 0, 2)).toBe(ahead);
});

test('the dearest row there can be is played within a bound', () => {
  const cards: Cards = [
    [0, 'sideJob', space(2, 1)],
    [1, 'dispatch', space(2, 2)],
    [2, 'mapWidely', space(2, 4)],
    [1, 'mapWidely', space(2, 5)],
  ];
  const sizes = [2, 3, 4].flatMap(size => [tile('travel', size), tile('artistic', size), tile('government', size)]);
  const started = performance.now();
  const ahead = row({ players: [{ ryo: 60, surveyors: { 3: 1 } }, {}, {}], cards, tiles: sizes, neutral: { 1: 1 } }, 2);
  expect(ahead.together).toBe(5);
  // Some 10 ms here; a search without a bound takes minutes.
  expect(performance.now() - started).toBeLessThan(1000);
});

test('every row of a game can be played forward for every seat, and says no more than the rules', () => {
  let state: State = kaigan.setup(defaultOptions, 3, { below: () => 0 });
  for (let move = 0; move < 400 && state.phase.kind !== 'over'; move++) {
    const seat = state.phase.seat;
    const view = seen(state, seat);
    const legal = kaigan.legal(state, seat);
    for (let which = 0; which < board.rowsFor(3); which++) {
      const { spaces } = rowAhead(view, seat, which);
      // The space that is due can do just what the rules offer now.
      const { phase } = state;
      if (phase.kind === 'act' && board.rowOf(phase.space) === which) {
        const offered = legal.some(({ kind }) => kind !== 'pass' && kind !== 'survey');
        expect(spaces[0]?.space).toBe(phase.space);
        expect((spaces[0]?.ways.length ?? 0) > 0).toBe(offered);
      }
    }
    state = kaigan.apply(state, seat, legal[(move * 7) % legal.length]!, { below: sides => move % sides }).state;
  }
  expect(state.phase.kind).toBe('over');
});
