import { decisionOf, positionsOf } from '@hanga/bots/testing';
import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { defaultOptions, everyMix, kanagawa, type Options } from '../rules/index.ts';
import { exchange } from '../rules/testing/index.ts';
import { card, scene } from '../rules/testing/scene.ts';
import { kanagawaBots } from './index.ts';

type KanagawaBot = (typeof kanagawaBots)[number];
const [random, greedy] = kanagawaBots as [KanagawaBot, KanagawaBot];
const withYokai = (mix: number): Options => ({ ...defaultOptions, yokai: everyMix[mix]! });

describe.each(kanagawaBots.map(bot => [bot.name, bot] as const))('%s', (name, bot) => {
  test('decides the same whatever is hidden from it', () => {
    const every = name === 'master' ? 4 : 1;
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const start = {
        options: game % 2 ? withYokai(game) : defaultOptions,
        seats: 2 + (game % 3),
        seed: `fair/${game}`,
      };
      let position = 0;
      for (const { state, seat, legal } of positionsOf(kanagawa, start, greedy)) {
        if (legal.length === 1 || position++ % every > 0) continue;
        const other = exchange(state, seat, fastRng(position));
        const [choice, otherChoice] = [state, other].map(world =>
          decisionOf(kanagawa, bot, world, seat, fastRng(position), { iterations: 3 }),
        );
        expect(otherChoice).toEqual(choice);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(150);
  });

  test('chooses a legal action in every mix of suits, with any number of players and every ruling', () => {
    const bad: unknown[] = [];
    for (let mix = 0; mix < everyMix.length; mix++) {
      const noColumn = mix % 2 ? 'plays' : 'leaves';
      const start = { options: { ...withYokai(mix), noColumn } as const, seats: 2 + (mix % 3), seed: `legal/${mix}` };
      let position = mix;
      for (const { state, seat, legal } of positionsOf(kanagawa, start)) {
        if (position++ % 3 > 0) continue;
        const choice = decisionOf(kanagawa, bot, state, seat, fastRng(position), { iterations: 1 });
        if (!legal.includes(choice) && !legal.some(action => JSON.stringify(action) === JSON.stringify(choice))) {
          bad.push({ mix, phase: state.phase, choice });
        }
      }
    }
    expect(bad).toEqual([]);
  });

  test('[K11] without a column, works where the table lets it, and a bot that plans plays the card that it holds', () => {
    const [held, first, second] = [2, 5, 6].map(place => card('tree', place)) as [number, number, number];
    const cardsFrom = (suit: 'animal' | 'character' | 'building', from: number, count: number): number[] =>
      Array.from({ length: count }, (_, i) => card(suit, from + i));
    const state = scene({
      options: { noColumn: 'plays' },
      players: [
        { atSchool: true, print: cardsFrom('animal', 1, 7), studio: cardsFrom('animal', 10, 5), on: [0, 1] },
        { atSchool: true, print: cardsFrom('character', 1, 7), studio: cardsFrom('character', 10, 5), on: [0, 1] },
        {
          tile: 'spring',
          atSchool: true,
          open: [held],
          print: cardsFrom('building', 1, 7),
          studio: [card('building', 17), ...cardsFrom('building', 8, 4)],
          on: [0, 1],
        },
      ],
      columns: [[first], [second], []],
      deck: [],
      mustTake: true,
      phase: { kind: 'school', seat: 0 },
    });
    const choice = decisionOf(kanagawa, bot, state, 0, fastRng(1), { iterations: 8 });
    expect(kanagawa.legal(state, 0)).toContainEqual(choice);
    const working = { ...state, columns: [[], [], []], phase: { kind: 'work', seat: 2 } } as const;
    expect(kanagawa.legal(working, 2)).toContainEqual(decisionOf(kanagawa, bot, working, 2, fastRng(1)));
    if (name === 'adept' || name === 'master') {
      const print = { kind: 'print', card: held, jokers: 0 };
      expect(decisionOf(kanagawa, bot, working, 2, fastRng(1), { iterations: 8 })).toEqual(print);
    }
  });

  test('chooses a legal action, with any budget', () => {
    const state = kanagawa.setup(defaultOptions, 3, rngFor(seedFromText('legal'), 0));
    const [seat] = kanagawa.toAct(state) as [Seat];
    for (const budget of [{}, { iterations: 1 }, { iterations: 12 }, { shouldStop: () => true }]) {
      expect(kanagawa.legal(state, seat)).toContainEqual(decisionOf(kanagawa, bot, state, seat, fastRng(1), budget));
    }
  });
});

test.each([
  ['the base game', defaultOptions],
  ['Yokai', kanagawa.options({ yokai: 'random' })!],
])('greedy beats random in nearly every game of two, each deal played from both seats: %s', (_, options) => {
  const GAMES = 40;
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const rng = fastRng(game);
    let state = kanagawa.setup(options, 2, rngFor(seedFromText(`duel/${game >> 1}`), 0));
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      const bot = seat === game % 2 ? greedy : random;
      state = kanagawa.apply(state, seat, decisionOf(kanagawa, bot, state, seat, rng), rng).state;
    }
    const { winners } = kanagawa.outcome(state)!;
    if (winners.includes(game % 2)) wins += 1 / winners.length;
  }
  expect(wins / GAMES).toBeGreaterThan(0.97);
});
