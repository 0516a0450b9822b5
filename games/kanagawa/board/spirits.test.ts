import { fastRng } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { subjectArtId } from '../art/index.ts';
import {
  defaultOptions,
  everyCard,
  kanagawa,
  newSubjects,
  type Options,
  type SeenEvent,
  type View,
} from '../rules/index.ts';
import { lookAhead, openDiplomas } from './ahead.ts';
import { spiritsOf } from './spirits.ts';

const options: Options = { ...defaultOptions, yokai: { base: ['tree', 'animal'], new: ['kite', 'umbrella'] } };
const state = kanagawa.setup(options, 3, fastRng(4));

/** A view of a table where the yokai lie so, and somebody must choose. */
const viewWith = (yokai: readonly number[], phase: View['phase'] = state.phase): View =>
  kanagawa.view(
    {
      ...state,
      phase,
      yokai: 3 - yokai.reduce((sum, count) => sum + count),
      players: state.players.map((player, seat) => ({ ...player, yokai: yokai[seat]! })),
    },
    0,
  );
const logOf = (...events: SeenEvent[]) => [{ move: 1, seat: 0, events }];

test('each spirit stays itself on its way from player to player', () => {
  const came = { kind: 'yokaiArrived', seat: 0, from: 'reserve' } as const;
  const first = spiritsOf({ log: logOf(came), view: viewWith([1, 0, 0]) });
  const [spirit] = first.seats[0]!;
  const passed = spiritsOf({
    log: logOf(came, { kind: 'passedYokai', seat: 0, to: 2 }),
    view: viewWith([0, 0, 1]),
  });
  expect(passed.seats).toEqual([[], [], [spirit]]);
  const taken = spiritsOf({
    log: logOf(came, { kind: 'passedYokai', seat: 0, to: 2 }, { kind: 'yokaiArrived', seat: 1, from: 2 }),
    view: viewWith([0, 1, 0]),
  });
  expect(taken.seats).toEqual([[], [spirit], []]);
  expect(taken.reserve).toEqual(first.reserve);
});

test('where the log does not tell, every spirit is still somewhere, once', () => {
  const { seats, reserve } = spiritsOf({ log: [], view: viewWith([1, 0, 2]) });
  expect(seats.map(({ length }) => length)).toEqual([1, 0, 2]);
  expect([...seats.flat(), ...reserve].sort()).toEqual([0, 1, 2]);
});

test('passing a yokai shows what it does to every score, and whose diploma it makes due', () => {
  const view = viewWith([1, 2, 0], { kind: 'giveYokai', seat: 0, due: 0 });
  const toHolder = lookAhead(view, 0, { kind: 'giveYokai', to: 1 });
  expect(toHolder.gains).toEqual([1, -5, 0]);
  expect(toHolder.due).toEqual([]);
  expect(toHolder.dueToOther).toEqual([{ seat: 1, diplomas: [29] }]);
  expect(lookAhead(view, 0, { kind: 'giveYokai', to: 2 })).toMatchObject({ gains: [1, 0, -1], dueToOther: [] });
});

test('every card of the boxes is drawn with as many subjects as it counts', () => {
  for (const { print, studio } of everyCard) {
    if (!print.subject || !['tree', ...newSubjects].includes(print.subject)) continue;
    const count = print.count ?? 0;
    const id = subjectArtId(print.subject, count, 'summer', 0);
    expect(id, JSON.stringify([print, studio])).toBe(`${print.subject}${count}`);
  }
});

test('the diplomas of the mix are open to everybody at first, the others to nobody', () => {
  expect(openDiplomas(viewWith([0, 0, 0]), 0)).toBe(state.table);
});
