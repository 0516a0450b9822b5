import { expect, test } from 'vitest';
import { everyDiploma } from '../components.ts';
import { byColor, diplomaOf, dueTo, listOf, meets } from '../diplomas.ts';
import { act, actAll, card, scene } from '../testing/scene.ts';
import type { Action, CardId, DiplomaId } from '../types.ts';
import { newLessonCards } from './data/lessonCards.ts';

const [YELLOW, BLUE, RED, SEVEN, ONES, TWOS, ONE_TWO_THREE, UMBRELLAS_2, UMBRELLAS_3, UMBRELLAS_4, ALL_YOKAI] = [
  19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
] as const;
const options = { brushDiplomas: 'placed' } as const;

/** The new diplomas that a print meets. */
const met = (...print: CardId[]): DiplomaId[] => {
  const [player] = scene({ suits: ['tree', 'animal', 'kite', 'lantern'], players: [{ print }, {}] }).players;
  return everyDiploma.flatMap((diploma, id) => (id >= YELLOW && meets(player!, diploma.needs, options) ? [id] : []));
};
/** Cards of a suit that show so many of a subject, by what the table says. */
const showing = (suit: 'kite' | 'lantern' | 'umbrella', subject: string, count: number): CardId[] =>
  newLessonCards.flatMap((printed, i) =>
    printed.suit === suit && printed.print.subject === subject && printed.print.count === count ? [72 + i] : [],
  );
const yellows = showing('kite', 'yellowKite', 2);
const yellows3 = showing('kite', 'yellowKite', 3);
const blues = showing('kite', 'blueKite', 2);
const blues3 = showing('kite', 'blueKite', 3);
const red = showing('kite', 'redKite', 1);
const [lantern, lanterns2, lanterns3] = [1, 2, 3].map(count => showing('lantern', 'lantern', count)) as [
  CardId[],
  CardId[],
  CardId[],
];
const umbrella = showing('umbrella', 'umbrella', 1);
const umbrellas = showing('umbrella', 'umbrella', 2);
const blank = card('animal', 1);

test('[Y4] kites count by colour, or all together', () => {
  expect(met(yellows[0]!, blues[0]!)).toEqual([]);
  expect(met(yellows[0]!, yellows[1]!)).toEqual([YELLOW]);
  expect(met(yellows3[0]!)).toEqual([YELLOW]);
  expect(met(blues[0]!, blank, blues[1]!)).toEqual([BLUE]);
  expect(met(red[0]!)).toEqual([]);
  expect(met(red[0]!, red[1]!)).toEqual([RED]);
  expect(met(yellows[0]!, blues[0]!, red[0]!)).toEqual([]);
  expect(met(yellows3[0]!, blues[0]!, red[0]!)).toEqual([YELLOW]);
  expect(met(yellows3[0]!, blues[0]!, red[0]!, red[1]!)).toEqual([YELLOW, RED, SEVEN]);
});

test('[Y4] one kite diploma is enough: taking one closes the colour', () => {
  const [last, other] = [card('kite', 1), card('kite', 4)];
  const state = scene({
    suits: ['tree', 'animal', 'kite', 'lantern'],
    players: [{ tile: 'spring', print: [yellows[1]!, blues[0]!], on: [0], open: [last, other] }, {}],
  });
  const offered = act(state, { kind: 'print', card: last, jokers: 0 }).state;
  expect(offered.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << YELLOW });
  const after = actAll(offered, [{ kind: 'takeDiploma', diploma: YELLOW }]);
  expect(after.players[0]!.brushes).toBe(2);
  expect(listOf(after.players[0]!.diplomas)).toEqual([YELLOW]);
  expect(listOf(after.table & byColor[7]!)).toEqual([BLUE, RED, SEVEN]);
  // Blue ones would follow, but the colour is closed: nothing more is offered.
  const { players, table } = after;
  const later = { ...players[0]!, print: [...players[0]!.print, blues3[0]!] };
  expect(dueTo(later, table, table, options) & byColor[7]!).toBe(0);
});

test('[Y5] lanterns count by the card, exactly so many on each', () => {
  expect(met(lantern[0]!, lantern[1]!)).toEqual([]);
  expect(met(lantern[0]!, blank, lantern[1]!, lantern[2]!)).toEqual([ONES]);
  expect(met(lanterns3[0]!)).toEqual([]);
  expect(met(lanterns2[0]!, lantern[0]!)).toEqual([]);
  expect(met(lanterns2[0]!, lanterns2[1]!)).toEqual([TWOS]);
  expect(met(lanterns3[0]!, lanterns3[1]!, lanterns3[2]!)).toEqual([]);
  expect(met(lanterns3[0]!, lanterns2[0]!, lantern[0]!)).toEqual([ONE_TWO_THREE]);
  expect(met(lantern[0]!, lanterns2[0]!, lanterns3[0]!, lanterns2[1]!)).toEqual([TWOS, ONE_TWO_THREE]);
});

test('[Y6] umbrellas count over consecutive cards, and those on one card together', () => {
  expect(met(umbrella[0]!)).toEqual([]);
  expect(met(umbrellas[0]!)).toEqual([UMBRELLAS_2]);
  expect(met(umbrella[0]!, umbrella[1]!)).toEqual([UMBRELLAS_2]);
  expect(met(umbrella[0]!, umbrellas[0]!)).toEqual([UMBRELLAS_2, UMBRELLAS_3]);
  expect(met(umbrellas[0]!, umbrellas[1]!)).toEqual([UMBRELLAS_2, UMBRELLAS_3, UMBRELLAS_4]);
});

test('[Y6] a card without an umbrella ends the run, also one of the suit itself', () => {
  expect(met(umbrella[0]!, blank, umbrella[1]!)).toEqual([]);
  expect(met(umbrellas[0]!, blank, umbrella[0]!, umbrella[1]!, umbrella[2]!)).toEqual([UMBRELLAS_2, UMBRELLAS_3]);
  const bare = newLessonCards.findIndex(({ suit, print }) => suit === 'umbrella' && !print.subject) + 72;
  expect(met(umbrella[0]!, bare, umbrella[1]!)).toEqual([]);
});

test('[Y6] the starting tile is no part of a run: one umbrella beside it stays one', () => {
  const first = scene({ suits: ['tree', 'animal', 'kite', 'umbrella'], players: [{ print: [umbrella[0]!] }, {}] });
  expect(meets(first.players[0]!, everyDiploma[UMBRELLAS_2]!.needs, options)).toBe(false);
  expect(met(umbrella[0]!)).toEqual([]);
});

test('[Y4, Y5, Y6, Y13] what the new diplomas are worth and give', () => {
  const told = [
    YELLOW,
    BLUE,
    RED,
    SEVEN,
    ONES,
    TWOS,
    ONE_TWO_THREE,
    UMBRELLAS_2,
    UMBRELLAS_3,
    UMBRELLAS_4,
    ALL_YOKAI,
  ].map(id => [diplomaOf(id).harmony, diplomaOf(id).gives ?? '-']);
  expect(told).toEqual([
    [3, 'brush'],
    [4, 'passYokai'],
    [5, 'assistant'],
    [6, 'storm'],
    [3, '-'],
    [4, '-'],
    [6, '-'],
    [3, 'passYokai'],
    [5, 'assistant'],
    [7, '-'],
    [4, '-'],
  ]);
});

test('[Y6] a run is met when its last umbrella is painted', () => {
  const last = card('umbrella', 1);
  const state = scene({
    suits: ['tree', 'animal', 'kite', 'umbrella'],
    players: [{ tile: 'spring', on: [0], print: [blank, umbrellas[0]!], left: [UMBRELLAS_2], open: [last] }, {}],
  });
  const print: Action = { kind: 'print', card: last, jokers: 0 };
  expect(act(state, print).state.phase).toEqual({ kind: 'diplomas', seat: 0, due: 1 << UMBRELLAS_3 });
});
