import { expect, test } from 'vitest';
import { act, actAll, card, eventsOf, isLegal, legal, type Scene, scene } from '../testing/scene.ts';
import type { Action, CardId, State } from '../types.ts';

const wait: Action = { kind: 'wait' };
const take = (column: number): Action => ({ kind: 'take', column });
const trees = (...places: number[]): CardId[] => places.map(place => card('tree', place));
/** What a taker does who adds every card to the studio. */
const studio = (...cards: CardId[]): Action[] => [
  ...cards.map(id => ({ kind: 'studio', card: id }) as const),
  { kind: 'end' },
];

/** The diplomas for landscapes, left by everybody: these lessons are about the school. */
const LANDSCAPES = [16, 17, 18];

/** Everybody at school, seat 0 the first player, one card under each column. */
const lesson = (seats: number, setting: Partial<Scene> = {}): State =>
  scene({
    columns: Array.from({ length: seats }, (_, column) => trees(column + 1)),
    phase: { kind: 'school', seat: 0 },
    ...setting,
    players: (setting.players ?? Array.from({ length: seats }, () => ({ atSchool: true }))).map(player => ({
      ...player,
      left: LANDSCAPES,
    })),
  });

test('[K6] the rulebook deals four cards: two face up, the third face down, the last face up', () => {
  const round = lesson(4, {
    columns: [[], [], [], trees(4)],
    deck: [...trees(5, 6, 7, 8), ...trees(9, 10, 11)],
    players: [{}, {}, {}, { atSchool: true }].map(player => ({ atSchool: false, ...player })),
    phase: { kind: 'school', seat: 3 },
    mustTake: true,
  });
  const before = actAll(round, [take(3), { kind: 'studio', card: card('tree', 4) }]);
  const { state, events, reveals } = act(before, { kind: 'end' });
  const [a, b, c, d] = trees(5, 6, 7, 8);
  expect(events).toEqual([
    { kind: 'endedTurn', seat: 3, held: 0 },
    { kind: 'roundBegan', round: 3, grandMaster: 0 },
    {
      kind: 'dealt',
      row: 1,
      cards: [
        { column: 0, card: a },
        { column: 1, card: b },
        { column: 2, card: { secret: c, seats: [], instead: { back: 0 } } },
        { column: 3, card: d },
      ],
    },
  ]);
  expect(reveals).toBe(true);
  expect(state.columns).toEqual([[a], [b], [c], [d]]);
  expect(state.deck).toEqual(trees(9, 10, 11));
});

test('[K10] the rulebook: two of four have left, so two cards are dealt under the columns that remain', () => {
  const start = lesson(4, { deck: trees(5, 6, 7, 8, 9) });
  // The first and the third player wait; the second takes column 2, the fourth column 1.
  const state = actAll(start, [wait, take(1), ...studio(...trees(2)), wait, take(0), ...studio(...trees(1))]);
  expect(state.row).toBe(2);
  expect(state.columns).toEqual([[], [], trees(3, 5), trees(4, 6)]);
  expect(state.deck).toEqual(trees(7, 8, 9));
  expect(state.phase).toEqual({ kind: 'school', seat: 0 });

  // One waits again, the other leaves: a single card for the third row, and a column that must be taken.
  const last = actAll(state, [wait, take(3), ...studio(...trees(4, 6))]);
  expect(last.columns).toEqual([[], [], trees(3, 5, 7), []]);
  expect(legal(last)).toEqual([take(2)]);
});

test('[K7] those at school decide clockwise from the Grand Master’s holder', () => {
  const state = lesson(3, { grandMaster: 2, phase: { kind: 'school', seat: 2 } });
  const seats = [state];
  for (const action of [wait, wait]) seats.push(act(seats.at(-1)!, action).state);
  expect(seats.map(({ phase }) => phase)).toEqual([2, 0, 1].map(seat => ({ kind: 'school', seat })));
  expect(act(seats[2]!, wait).state).toMatchObject({ row: 2, phase: { kind: 'school', seat: 2 } });
});

test('[K8] nobody waits once the third row is dealt', () => {
  const start = lesson(2);
  const third = actAll(start, [wait, wait, wait, wait]);
  expect(third.row).toBe(3);
  expect(legal(third)).toEqual([take(0), take(1)]);
});

test('[K8] nobody waits once the last card is dealt', () => {
  const start = lesson(2, { deck: trees(5, 6) });
  const second = actAll(start, [wait, wait]);
  expect(second.deck).toEqual([]);
  expect(legal(second)).toEqual([take(0), take(1)]);
});

test('[K8] who is alone as the step begins must take; who becomes alone during it may still wait', () => {
  const start = lesson(2);
  const left = actAll(start, [take(0), ...studio(...trees(1))]);
  expect(left.phase).toEqual({ kind: 'school', seat: 1 });
  expect(isLegal(left, wait)).toBe(true);
  const alone = act(left, wait).state;
  expect(alone.row).toBe(2);
  expect(legal(alone)).toEqual([take(1)]);
});

test('[K9] the taker gets the whole column, works at once, and takes no other this round', () => {
  const start = lesson(3, { columns: [trees(1, 4), trees(2, 5), trees(3, 6)], row: 2 });
  const { state, events } = act(start, take(0));
  expect(events).toEqual([{ kind: 'took', seat: 0, column: 0, cards: trees(1, 4) }]);
  expect(state.phase).toEqual({ kind: 'work', seat: 0 });
  expect(state.players[0]).toMatchObject({ atSchool: false, open: trees(1, 4), secret: [] });
  expect(state.columns[0]).toEqual([]);
  const done = actAll(state, studio(...trees(1, 4)));
  expect(done.phase).toEqual({ kind: 'school', seat: 1 });
  expect(actAll(done, [wait, wait]).phase).toEqual({ kind: 'school', seat: 1 });
});

test('[K11] too few cards are dealt from the left, and everybody must take', () => {
  const start = lesson(3, { deck: trees(7, 8) });
  const short = actAll(start, [wait, wait, wait]);
  expect(short.columns).toEqual([trees(1, 7), trees(2, 8), trees(3)]);
  expect(isLegal(short, wait)).toBe(false);
});

test('[K11] who finds no column leaves with nothing and plays no held card', () => {
  const held = card('animal', 1);
  const start = lesson(3, {
    players: [{ atSchool: true }, { atSchool: true }, { atSchool: true, open: [held], studio: [card('tree', 17)] }],
    columns: [trees(1), trees(2), []],
    deck: [],
    mustTake: true,
  });
  const last = actAll(start, [take(0), ...studio(...trees(1)), take(1), { kind: 'studio', card: card('tree', 2) }]);
  const { state, events } = act(last, { kind: 'end' });
  expect(events).toEqual([
    { kind: 'endedTurn', seat: 1, held: 0 },
    { kind: 'leftEmptyHanded', seat: 2 },
    { kind: 'gameEnded', reason: 'deckEmpty' },
  ]);
  expect(state.players[2]!.open).toEqual([held]);
  expect(state.phase).toEqual({ kind: 'over', reason: 'deckEmpty' });
});

test('[K11] with the option, who finds no column still has a turn to work with the cards held', () => {
  const held = card('animal', 1);
  const start = lesson(3, {
    options: { noColumn: 'plays' },
    players: [{ atSchool: true }, { atSchool: true }, { atSchool: true, open: [held], studio: [card('tree', 17)] }],
    columns: [trees(1), [], []],
    deck: [],
    mustTake: true,
  });
  const first = act(actAll(start, [take(0), { kind: 'studio', card: card('tree', 1) }]), { kind: 'end' });
  expect(first.events).toEqual([
    { kind: 'endedTurn', seat: 0, held: 0 },
    { kind: 'leftEmptyHanded', seat: 1 },
  ]);
  // Without a card in hand there are still brushes to place and to move.
  expect(first.state.phase).toEqual({ kind: 'work', seat: 1 });
  expect(isLegal(first.state, { kind: 'place', icon: 0 })).toBe(true);
  const second = act(first.state, { kind: 'end' });
  expect(second.events).toEqual([
    { kind: 'endedTurn', seat: 1, held: 0 },
    { kind: 'leftEmptyHanded', seat: 2 },
  ]);
  const last = actAll(second.state, studio(held));
  expect(last.players[2]).toMatchObject({ atSchool: false, open: [], studio: [card('tree', 17), held] });
  expect(last.phase).toEqual({ kind: 'over', reason: 'deckEmpty' });
});

test('[K43] only the taker learns what lay face down', () => {
  const start = lesson(2, { columns: [trees(1, 2, 3), trees(4, 5, 6)], row: 3, mustTake: true });
  const { state, events, reveals } = act(start, take(1));
  expect(state.players[0]).toMatchObject({ open: trees(4, 6), secret: trees(5) });
  expect(events).toEqual([
    {
      kind: 'took',
      seat: 0,
      column: 1,
      cards: [card('tree', 4), { secret: card('tree', 5), seats: [0], instead: { back: 0 } }, card('tree', 6)],
    },
  ]);
  expect(reveals).toBe(true);
  expect(eventsOf(start, take(0))[0]).toMatchObject({ cards: [0, 1, { secret: 2, seats: [0] }] });
});
