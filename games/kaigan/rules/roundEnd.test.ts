import { scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { ifItEndedNow, kaigan } from './index.ts';
import { act, acting, rolling, type Scene, space, tile } from './testing/scene.ts';
import { type Event, NONE, type State } from './types.ts';

/** The last printed action of a round of three players is due to seat 2; passing it ends the round. */
const lastAct = (setting: Scene): State => acting({ quadrant: 0, ...setting }, space(3, 3));
/** Ends the round with these dice. */
const endRound = (setting: Scene, ...dice: number[]): { state: State; events: readonly Event[] } => {
  const seats = setting.players.length;
  const chance = scripted(rolling(...dice));
  const due = seats === 3 ? lastAct(setting) : acting({ quadrant: 0, ...setting }, space(4, 3));
  const step = act(due, { kind: 'pass' }, chance);
  chance.done();
  return step;
};
const told = (events: readonly Event[], kind: Event['kind']): Event[] => events.filter(event => event.kind === kind);
const three = [{}, {}, {}];
const four = [{}, {}, {}, {}];

test('[G28] the Quadrant’s holder rolls three dice with three players, two with four', () => {
  expect(told(endRound({ players: three, quadrant: 1 }, 6, 6, 6).events, 'rolled')).toEqual([
    { kind: 'rolled', seat: 1, dice: [6, 6, 6] },
  ]);
  expect(told(endRound({ players: four, quadrant: 3 }, 6, 6).events, 'rolled')).toEqual([
    { kind: 'rolled', seat: 3, dice: [6, 6] },
  ]);
});

test('[G29] the rulebook: a 2 and a 5 put a marker on both tiles of these columns', () => {
  const { state, events } = endRound({ players: four }, 2, 5);
  expect(told(events, 'placedNeutral')).toEqual(
    [2, 3, 8, 9].map(place => ({ kind: 'placedNeutral', place, markers: 1 })),
  );
  expect(state.neutral).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 1, 1]);
});

test('[G29] the rulebook: two dice of 4 put two markers on each tile of column 4; a 6 adds none', () => {
  const big = [
    ...Array.from({ length: 6 }, (_, i) => tile('government', 4 - (i % 2), 1 + (i >> 1))),
    tile('travel', 4),
    tile('artistic', 4),
  ];
  const { state } = endRound({ players: three, tiles: big }, 4, 6, 4);
  expect(state.neutral).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 0, 0]);
});

test('[G30] a complete tile takes no more, nor an empty place; the rest stays in the supply', () => {
  const tiles = [tile('travel', 2), NONE];
  const { events } = endRound({ players: [{ markers: { 0: 1 } }, {}, {}], tiles, pile: [] }, 1, 1, 1);
  expect(told(events, 'placedNeutral')).toEqual([{ kind: 'placedNeutral', place: 0, markers: 1 }]);
});

test('[G31] tiles are scored from the leftmost column, the upper first', () => {
  const two = (nth: number): number => tile('government', 2, nth);
  const tiles = [tile('travel', 4), two(1), two(2), two(3)];
  const { events } = endRound({ players: [{ markers: { 1: 2, 2: 2, 3: 2 } }, {}, {}], tiles }, 6, 6, 6);
  expect(told(events, 'scoredTile').map(event => 'place' in event && event.place)).toEqual([1, 2, 3]);
});

test('[G32, G33] example 1: an Artistic tile of 2, one marker each of red and blue', () => {
  const [red, blue] = [0, 1];
  const { state, events } = endRound(
    { players: [{ markers: { 0: 1 } }, { markers: { 0: 1 } }, { surveyors: { 0: 1 } }], tiles: [tile('artistic', 2)] },
    6,
    6,
    6,
  );
  expect(told(events, 'scoredTile')).toEqual([
    {
      kind: 'scoredTile',
      place: 0,
      tile: tile('artistic', 2),
      gains: [
        { seat: red, markers: 1, honor: 2 },
        { seat: blue, markers: 1, honor: 2 },
      ],
    },
  ]);
  expect(state.players.map(player => player.tracks)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [0, 0, 0],
  ]);
  // G32: the surveyor without a marker earned nothing; G35: it is back in the supply.
  expect(state.players.map(player => player.honor[0])).toEqual([2, 2, 0]);
  expect(state.players[2]!.surveyors[0]).toBe(0);
});

test('[G32, G33] example 2: a Government tile of 3, two markers of red and one of blue', () => {
  const { state, events } = endRound(
    { players: [{ markers: { 0: 2 } }, { markers: { 0: 1 } }, {}], tiles: [tile('government', 3)] },
    6,
    6,
    6,
  );
  expect(told(events, 'scoredTile')[0]).toMatchObject({
    gains: [
      { seat: 0, markers: 2, honor: 3 },
      { seat: 1, markers: 1, honor: 3 },
    ],
  });
  expect(state.players.map(player => player.tracks[1])).toEqual([2, 1, 0]);
});

test('[G34] example 3: a Travel tile of 4, two markers of red, one of yellow and a neutral one', () => {
  const { state, events } = endRound(
    { players: [{ markers: { 0: 2 } }, { markers: { 0: 1 } }, {}], neutral: { 0: 1 }, tiles: [tile('travel', 4)] },
    6,
    6,
    6,
  );
  expect(told(events, 'scoredTile')[0]).toMatchObject({
    gains: [
      { seat: 0, markers: 2, honor: 6 },
      { seat: 1, markers: 1, honor: 5 },
    ],
  });
  expect(state.players.map(player => player.tracks[2])).toEqual([2, 1, 0]);
});

test('[G35] everything goes back, and the next tile of the pile takes the place at once', () => {
  const { state, events } = endRound(
    {
      players: [{ markers: { 0: 1 }, surveyors: { 0: 2, 5: 1 } }, {}, {}],
      neutral: { 0: 1 },
      tiles: [tile('travel', 2)],
      pile: [tile('artistic', 4), tile('artistic', 2)],
    },
    6,
    6,
    6,
  );
  expect(told(events, 'replacedTile')).toEqual([{ kind: 'replacedTile', place: 0, tile: tile('artistic', 4) }]);
  expect(state.tiles[0]).toBe(tile('artistic', 4));
  expect(state.pile).toEqual([tile('artistic', 2)]);
  expect(state.scored & (1 << tile('travel', 2))).not.toBe(0);
  expect([state.neutral[0], state.players[0]!.markers[0], state.players[0]!.surveyors[0]]).toEqual([0, 0, 0]);
  expect(state.players[0]!.surveyors[5]).toBe(1);
});

test('[G36] when the pile is empty the place stays empty', () => {
  const { state, events } = endRound(
    { players: [{ markers: { 0: 2 } }, {}, {}], tiles: [tile('travel', 2)], pile: [] },
    6,
    6,
    6,
  );
  expect(told(events, 'leftEmpty')).toEqual([{ kind: 'leftEmpty', place: 0 }]);
  expect(state.tiles[0]).toBe(NONE);
});

/** The rulebook's players: green, yellow, red and blue, as its pictures show their discs. */
const ENSEMBLE = [
  { artistic: 1, government: 1 },
  { artistic: 2, government: 3 },
  { artistic: 3, government: 2 },
  { artistic: 4, government: 2 },
];

test('[G37] the income example: 4, 8, 7 and 8 ryo', () => {
  const { state, events } = endRound({ players: ENSEMBLE.map(player => ({ ...player, ryo: 0 })) }, 6, 6);
  expect(told(events, 'gainedIncome')).toEqual([
    { kind: 'gainedIncome', seat: 0, artistic: 1, government: 3 },
    { kind: 'gainedIncome', seat: 1, artistic: 1, government: 7 },
    { kind: 'gainedIncome', seat: 2, artistic: 2, government: 5 },
    { kind: 'gainedIncome', seat: 3, artistic: 3, government: 5 },
  ]);
  expect(state.players.map(player => player.ryo)).toEqual([4, 8, 7, 8]);
});

test('[G37] no income in round 5', () => {
  expect(told(endRound({ players: ENSEMBLE, round: 5 }, 6, 6).events, 'gainedIncome')).toEqual([]);
});

const honorFrom = (events: readonly Event[], source: string): Record<number, number> =>
  Object.fromEntries(
    events.flatMap(event =>
      event.kind === 'gainedHonor' && event.source === source ? [[event.seat, event.points]] : [],
    ),
  );

test('[G38] honor example 1: from the Artistic track blue gets 3, red 2, green and yellow 1 each', () => {
  for (const round of [2, 4]) {
    const { events } = endRound({ players: ENSEMBLE, round }, 6, 6);
    expect(honorFrom(events, 'artistic')).toEqual({ 0: 1, 1: 1, 2: 2, 3: 3 });
  }
  for (const round of [1, 3])
    expect(told(endRound({ players: ENSEMBLE, round }, 6, 6).events, 'gainedHonor')).toEqual([]);
});

const government = (...positions: number[]): Record<number, number> =>
  honorFrom(
    endRound({ players: positions.map(position => ({ government: position })), round: 2 }, 6, 6).events,
    'government',
  );

test('[G39] honor example 2: blue leads and gets 2, red and yellow are tied and get 1 each, green nothing', () => {
  expect(government(1, 3, 3, 5)).toEqual({ 1: 1, 2: 1, 3: 2 });
});

test('[G39] honor example 3: green and yellow lead and get 2 each, blue and red nothing', () => {
  expect(government(4, 4, 2, 1)).toEqual({ 0: 2, 1: 2 });
});

test('[G40] a disc on the leftmost space earns nothing for its place', () => {
  expect(government(0, 0, 0, 0)).toEqual({});
  expect(government(3, 0, 0, 0)).toEqual({ 0: 2 });
});

test('[G40] with the option it counts, in rounds 2 and 4 and on the Travel track at the end', () => {
  const options = { startSpaces: 'count' } as const;
  const players = [{ government: 3, travel: 1 }, {}, {}, {}];
  expect(honorFrom(endRound({ players, options, round: 2 }, 6, 6).events, 'government')).toEqual({
    0: 2,
    1: 1,
    2: 1,
    3: 1,
  });
  const { events } = endRound({ players, options, round: 5 }, 6, 6);
  expect(honorFrom(events, 'government')).toEqual({ 0: 2, 1: 1, 2: 1, 3: 1 });
  expect(honorFrom(events, 'travel')).toEqual({ 0: 8, 1: 5, 2: 5, 3: 5 });
});

test('[G41] after honor the Government discs go back, in rounds 2 and 4 only', () => {
  for (const round of [1, 2, 3, 4]) {
    const { state, events } = endRound({ players: ENSEMBLE, round }, 6, 6);
    const isHonored = round % 2 === 0;
    expect(told(events, 'governmentReset')).toHaveLength(isHonored ? 1 : 0);
    expect(state.players.map(player => player.tracks[1])).toEqual(isHonored ? [0, 0, 0, 0] : [1, 3, 2, 2]);
    expect(state.players.map(player => player.tracks[0])).toEqual([1, 2, 3, 4]);
  }
});

test('[G42] the claims are lifted and the Quadrant’s holder begins the next round', () => {
  const { state, events } = endRound({ players: three, quadrant: 1 }, 6, 6, 6);
  expect(state).toMatchObject({ round: 2, start: 1, quadrant: 1, claims: [NONE, NONE, NONE, NONE] });
  expect(state.phase).toEqual({ kind: 'plan', seat: 1 });
  expect(events.at(-1)).toEqual({ kind: 'roundBegan', round: 2, start: 1 });
});

test('[G43, G47] after round 5 the tracks give honor once more, the Quadrant 1, and the game is over', () => {
  const { state, events } = endRound({ players: ENSEMBLE, round: 5, quadrant: 2 }, 6, 6);
  expect(honorFrom(events, 'artistic')).toEqual({ 0: 1, 1: 1, 2: 2, 3: 3 });
  expect(honorFrom(events, 'government')).toEqual({ 1: 2, 2: 1, 3: 1 });
  expect(honorFrom(events, 'quadrant')).toEqual({ 2: 1 });
  expect(told(events, 'governmentReset')).toEqual([]);
  expect(events.at(-1)).toEqual({ kind: 'gameEnded' });
  expect(kaigan.toAct(state)).toEqual([]);
});

test('[G43, G44, G45, G47] counted now, everybody has what the end of round 5 would give them', () => {
  const players = [
    { ryo: 9, artistic: 3, travel: 2, surveyors: { 4: 2 } },
    { ryo: 5, government: 1, markers: { 5: 2 } },
    { travel: 1 },
  ];
  const due = lastAct({ players, round: 5, quadrant: 1 });
  const { state } = act(due, { kind: 'pass' }, scripted(rolling(6, 6, 6)));
  expect(ifItEndedNow(due)).toEqual(state.players);
  const [before] = ifItEndedNow(lastAct({ players, quadrant: NONE }));
  expect(before?.honor).toEqual(state.players[0]?.honor);
});

test('[G46] the rulebook: 2 surveyors and 7 markers left on the map are 5 honor', () => {
  const big = [tile('travel', 4), tile('travel', 4, 2), tile('government', 4)];
  const { state, events } = endRound(
    { players: [{ surveyors: { 0: 1, 4: 1 }, markers: { 0: 3, 1: 3, 2: 1 } }, {}, {}], tiles: big, round: 5 },
    6,
    6,
    6,
  );
  expect(honorFrom(events, 'surveyors')).toEqual({ 0: 2 });
  expect(honorFrom(events, 'markers')).toEqual({ 0: 3 });
  expect(kaigan.outcome(state)!.scores[0]!.lines).toContainEqual({ kind: 'markers', points: 3 });
});

test('[G51] the last step of a round draws its dice from chance, and shows the tile that comes', () => {
  const state = lastAct({ players: [{ markers: { 0: 2 } }, {}, {}], tiles: [tile('travel', 2)] });
  expect(kaigan.apply(state, 2, { kind: 'pass' }, scripted(rolling(6, 6, 6))).reveals).toBe(true);
});
