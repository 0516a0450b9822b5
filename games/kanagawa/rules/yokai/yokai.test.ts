import { expect, test } from 'vitest';
import { kanagawa } from '../index.ts';
import { scoreLines, totalOf } from '../scoring.ts';
import { conserve } from '../testing/conserve.ts';
import { act, actAll, card, eventsOf, legal, type Scene, scene } from '../testing/scene.ts';
import type { Action, State } from '../types.ts';

const suits = ['tree', 'animal', 'kite', 'umbrella'] as const;
const ALL_YOKAI = 29;
const UMBRELLAS_2 = 26;
const LANDSCAPES_2 = 16;
/** Kites 2, 5, 8 and 11 bring a yokai; kites 3, 6, 9 and 12 pass one on in the studio. */
const [bringer, bringer2, bringer3] = [card('kite', 2), card('kite', 5), card('kite', 8)] as const;
const passer = card('kite', 6);
/** Beside the spring tile's plain it makes two landscapes alike. */
const plainPasser = card('kite', 3);

const take = (column: number): Action => ({ kind: 'take', column });
const from = (seat: number): Action => ({ kind: 'takeYokai', from: seat });
const to = (seat: number): Action => ({ kind: 'giveYokai', to: seat });
const studio = (id: number): Action => ({ kind: 'studio', card: id });

const table = (setting: Omit<Scene, 'suits'>): State => {
  const state = scene({ suits, ...setting });
  conserve(state);
  return state;
};
/** Seat 0 is at school and takes the first column. */
const atSchool = (lesson: readonly number[], yokai: readonly number[]): State =>
  table({
    players: yokai.map(tokens => ({ yokai: tokens, atSchool: true })),
    columns: [lesson, ...yokai.slice(1).map((_, i) => [card('tree', i + 1)])],
    row: Math.max(1, lesson.length),
    phase: { kind: 'school', seat: 0 },
  });
const yokaiOf = (state: State): number[] => state.players.map(player => player.yokai);

test('[Y7] a card with an arrival brings a yokai from the reserve before anything else', () => {
  const { state, events } = act(atSchool([bringer], [0, 0, 0]), take(0));
  expect(events).toEqual([
    { kind: 'took', seat: 0, column: 0, cards: [bringer] },
    { kind: 'yokaiArrived', seat: 0, from: 'reserve' },
  ]);
  expect(state).toMatchObject({ yokai: 2, phase: { kind: 'work', seat: 0 } });
  // Wherever the card goes, nothing more comes of it.
  expect(yokaiOf(act(state, studio(bringer)).state)).toEqual([1, 0, 0]);
});

test('[Y7] several arrivals in one column bring one yokai each', () => {
  const { state, events } = act(atSchool([bringer, bringer2], [0, 0]), take(0));
  expect(events.slice(1)).toEqual([
    { kind: 'yokaiArrived', seat: 0, from: 'reserve' },
    { kind: 'yokaiArrived', seat: 0, from: 'reserve' },
  ]);
  expect(yokaiOf(state)).toEqual([2, 0]);
});

test('[Y7, Y8] of several arrivals some come from the reserve and the rest by choice, asked one by one', () => {
  const state = atSchool([bringer, bringer2], [0, 1, 1]);
  const asked = act(state, take(0)).state;
  expect(asked).toMatchObject({ yokai: 0, phase: { kind: 'takeYokai', seat: 0, arrivals: 1 } });
  expect(legal(asked)).toEqual([from(1), from(2)]);
  expect(yokaiOf(act(asked, from(2)).state)).toEqual([2, 1, 0]);

  const empty = act(atSchool([bringer, bringer2, bringer3], [0, 2, 1]), take(0)).state;
  expect(empty.phase).toEqual({ kind: 'takeYokai', seat: 0, arrivals: 3 });
  const second = act(empty, from(1));
  expect(second.events).toEqual([{ kind: 'yokaiArrived', seat: 0, from: 1 }]);
  expect(second.state.phase).toEqual({ kind: 'takeYokai', seat: 0, arrivals: 2 });
  // The last one can only come from one opponent: it comes unasked, and all three are met.
  const third = act(second.state, from(2));
  expect(third.events).toEqual([
    { kind: 'yokaiArrived', seat: 0, from: 2 },
    { kind: 'yokaiArrived', seat: 0, from: 1 },
  ]);
  expect(third.state.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << ALL_YOKAI });
});

test('[Y8] what has no yokai is no choice, nor is doing something else', () => {
  const asked = act(atSchool([bringer], [0, 2, 1, 0]), take(0)).state;
  expect(legal(asked)).toEqual([from(1), from(2)]);
  expect(kanagawa.refuse(asked, 0, from(3))).toEqual({ kind: 'noYokaiThere' });
  expect(kanagawa.refuse(asked, 0, studio(bringer))).toEqual({ kind: 'yokaiFirst', do: 'take' });
});

test('[Y9] with the reserve empty and one other holder it comes from there unasked', () => {
  const { state, events } = act(atSchool([bringer], [1, 0, 2]), take(0));
  expect(events[1]).toEqual({ kind: 'yokaiArrived', seat: 0, from: 2 });
  expect(yokaiOf(state)).toEqual([2, 0, 1]);
  expect(state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y9] with the reserve empty and nobody else holding one, nothing comes', () => {
  const state = table({
    players: [{ yokai: 3, atSchool: true, left: [ALL_YOKAI] }, { atSchool: true }],
    columns: [[bringer], [card('tree', 1)]],
    phase: { kind: 'school', seat: 0 },
  });
  const { state: after, events } = act(state, take(0));
  expect(events[1]).toEqual({ kind: 'foundNoYokai', seat: 0 });
  expect(yokaiOf(after)).toEqual([3, 0]);
  expect(after.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y9, Y10] two players never choose: yokai come from the other and go to the other', () => {
  expect(
    yokaiOf(
      act(
        atSchool(
          [bringer],
          [0, 3].map((n, seat) => (seat ? 2 : n + 1)),
        ),
        take(0),
      ).state,
    ),
  ).toEqual([2, 1]);
  const state = table({ players: [{ yokai: 1, open: [passer] }, {}] });
  const { events } = act(state, studio(passer));
  expect(events).toEqual([
    { kind: 'improvedStudio', seat: 0, card: passer },
    { kind: 'passedYokai', seat: 0, to: 1 },
  ]);
});

test('[Y10] a passing icon gives a yokai to an opponent of one’s choice', () => {
  const state = table({ players: [{ yokai: 2, open: [passer] }, {}, {}] });
  const asked = act(state, studio(passer)).state;
  expect(asked.phase).toMatchObject({ kind: 'giveYokai', seat: 0 });
  expect(legal(asked)).toEqual([to(1), to(2)]);
  expect(kanagawa.refuse(asked, 0, to(0))).toEqual({ kind: 'notAnOpponent' });
  expect(kanagawa.refuse(asked, 0, { kind: 'end' })).toEqual({ kind: 'yokaiFirst', do: 'give' });
  const done = act(asked, to(2));
  expect(done.events).toEqual([{ kind: 'passedYokai', seat: 0, to: 2 }]);
  expect(yokaiOf(done.state)).toEqual([1, 0, 1]);
  expect(done.state.phase).toEqual({ kind: 'work', seat: 0 });
  expect(kanagawa.refuse(done.state, 0, to(1))).toEqual({ kind: 'noYokaiMoves' });
});

test('[Y10] the icon comes first, then the diplomas that its landscape has met', () => {
  const state = table({ players: [{ tile: 'spring', yokai: 1, open: [plainPasser] }, {}, {}] });
  const asked = act(state, studio(plainPasser)).state;
  expect(asked.phase).toEqual({ kind: 'giveYokai', seat: 0, due: 1 << LANDSCAPES_2 });
  conserve(asked);
  expect(act(asked, to(1)).state.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << LANDSCAPES_2 });
});

test('[Y11] without a yokai the icon does nothing, then or later', () => {
  const state = table({ players: [{ open: [passer, bringer], studio: [] }, { yokai: 1 }, {}] });
  const after = act(state, studio(passer));
  expect(after.events).toHaveLength(1);
  expect(after.state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y7, Y10] an arrival and a passing icon in one turn: the yokai comes and goes', () => {
  const state = atSchool([bringer, passer], [0, 0, 0]);
  const done = actAll(state, [take(0), studio(passer), to(1)]);
  expect(yokaiOf(done)).toEqual([0, 1, 0]);
  expect(done.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y12] a diploma that passes a yokai on does so as it is taken', () => {
  const painted = card('umbrella', 2);
  const setting = (yokai: number, players: number): State =>
    table({
      players: [
        { tile: 'winter', studio: [card('tree', 10)], left: [LANDSCAPES_2], on: [0, 1], yokai, open: [painted] },
        ...Array.from({ length: players - 1 }, () => ({})).map((_, i) => ({
          tile: (['spring', 'summer'] as const)[i]!,
        })),
      ],
    });
  const print: Action = { kind: 'print', card: painted, jokers: 0 };
  const diploma: Action = { kind: 'takeDiploma', diploma: UMBRELLAS_2 };
  const asked = actAll(setting(1, 3), [print, diploma]);
  expect(asked.phase).toEqual({ kind: 'giveYokai', seat: 0, due: 0 });
  expect(yokaiOf(act(asked, to(2)).state)).toEqual([0, 0, 1]);
  expect(eventsOf(act(setting(1, 2), print).state, diploma)).toEqual([
    { kind: 'tookDiploma', seat: 0, diploma: UMBRELLAS_2 },
    { kind: 'passedYokai', seat: 0, to: 1 },
  ]);
  expect(actAll(setting(0, 3), [print, diploma]).phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y13, Y14] the third arrival meets the diploma at once, and it stays when yokai leave', () => {
  const offered = act(atSchool([bringer, passer], [2, 0, 0]), take(0)).state;
  expect(offered.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << ALL_YOKAI });
  expect(kanagawa.refuse(offered, 0, studio(passer))).toEqual({ kind: 'diplomasFirst' });
  const done = actAll(offered, [{ kind: 'takeDiploma', diploma: ALL_YOKAI }, studio(passer), to(1)]);
  expect(yokaiOf(done)).toEqual([2, 1, 0]);
  expect(done.players[0]!.diplomas).toBe(1 << ALL_YOKAI);
  expect(done.table & (1 << ALL_YOKAI)).toBe(0);
});

test('[Y14] left, the diploma is closed for good: the third yokai may come back in vain', () => {
  const left = actAll(atSchool([bringer, passer], [2, 0, 0]), [take(0), { kind: 'leaveDiplomas', color: 10 }]);
  expect(left.phase).toEqual({ kind: 'work', seat: 0 });
  const again = table({
    players: [{ yokai: 2, left: [ALL_YOKAI], atSchool: true }, { atSchool: true }, { yokai: 1, atSchool: true }],
    columns: [[bringer], [card('tree', 1)], [card('tree', 2)]],
    phase: { kind: 'school', seat: 0 },
  });
  expect(act(again, take(0)).state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y15] who is given the third yokai answers at once, out of turn; then the turn goes on', () => {
  const state = table({
    players: [{ tile: 'spring', yokai: 1, open: [plainPasser, card('tree', 3)] }, { yokai: 2 }, {}],
  });
  const given = actAll(state, [studio(plainPasser), to(1)]);
  expect(given.phase).toEqual({
    kind: 'diplomas',
    seat: 1,
    due: 1 << ALL_YOKAI,
    interrupted: { seat: 0, due: 1 << LANDSCAPES_2 },
  });
  conserve(given);
  expect(kanagawa.toAct(given)).toEqual([1]);
  expect(kanagawa.legal(given, 0)).toEqual([]);
  for (const answer of [
    { kind: 'takeDiploma', diploma: ALL_YOKAI },
    { kind: 'leaveDiplomas', color: 10 },
  ] as const) {
    const answered = act(given, answer).state;
    expect(answered.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << LANDSCAPES_2 });
    expect(answered.players[1]!.diplomas).toBe(answer.kind === 'takeDiploma' ? 1 << ALL_YOKAI : 0);
    expect(act(answered, { kind: 'leaveDiplomas', color: 6 }).state.phase).toEqual({ kind: 'work', seat: 0 });
  }
});

test('[Y15] with two players too, and once the diploma is gone nobody is interrupted', () => {
  const duel = table({ players: [{ yokai: 1, open: [plainPasser] }, { yokai: 2 }] });
  expect(act(duel, studio(plainPasser)).state.phase).toEqual({
    kind: 'diplomas',
    seat: 1,
    due: 1 << ALL_YOKAI,
    interrupted: { seat: 0, due: 1 << LANDSCAPES_2 },
  });
  const taken = table({
    players: [{ yokai: 1, diplomas: [ALL_YOKAI], tile: 'winter', open: [plainPasser] }, { yokai: 2 }],
  });
  expect(act(taken, studio(plainPasser)).state.phase).toEqual({ kind: 'work', seat: 0 });
});

test('[Y16] 1, 2 or 3 yokai cost 1, 4 or 9 at the count', () => {
  const totals = [0, 1, 2, 3].map(yokai => {
    const { players } = scene({ suits, players: [{ yokai }, {}] });
    return totalOf(scoreLines(players[0]!, false));
  });
  expect(totals.map(total => total - totals[0]!)).toEqual([0, -1, -4, -9]);
  const { players } = scene({ suits, players: [{ yokai: 2, diplomas: [ALL_YOKAI] }, {}] });
  expect(scoreLines(players[0]!, false).slice(-2)).toEqual([
    { kind: 'diploma', points: 4, diploma: ALL_YOKAI },
    { kind: 'yokai', points: -4, yokai: 2 },
  ]);
});
