import { defaultOptions, kanagawa } from '@hanga/kanagawa';
import { exchange } from '@hanga/kanagawa/testing';
import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { kanagawaBots } from './index.ts';

const [random, greedy] = kanagawaBots as [(typeof kanagawaBots)[number], (typeof kanagawaBots)[number]];

/** With suits that chance draws. */
const withYokai = kanagawa.options({ yokai: 'random' })!;

describe.each(kanagawaBots.map(bot => [bot.name, bot] as const))('%s', (_, bot) => {
  test('decides the same whatever is hidden from it', () => {
    let decisions = 0;
    for (let game = 0; game < 6; game++) {
      const seats = 2 + (game % 3);
      const rng = fastRng(game);
      let state = kanagawa.setup(game % 2 ? withYokai : defaultOptions, seats, rngFor(seedFromText(`fair/${game}`), 0));
      for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
        const other = exchange(state, seat, fastRng(decisions));
        const [choice, otherChoice] = [state, other].map(world =>
          bot.decide(kanagawa.view(world, seat as Seat), kanagawa.legal(world, seat as Seat), {}, fastRng(decisions)),
        );
        expect(otherChoice).toEqual(choice);
        decisions++;
        const legal = kanagawa.legal(state, seat);
        // Half of the moves are random, so that the bot is asked in odd positions too.
        state = kanagawa.apply(state, seat, rng.below(2) ? choice! : legal[rng.below(legal.length)]!, rng).state;
      }
    }
    expect(decisions).toBeGreaterThan(500);
  });

  test('chooses a legal action, with any budget', () => {
    const state = kanagawa.setup(defaultOptions, 3, rngFor(seedFromText('legal'), 0));
    const [seat] = kanagawa.toAct(state) as [Seat];
    for (const budget of [{}, { iterations: 1 }, { iterations: 12 }]) {
      const legal = kanagawa.legal(state, seat);
      expect(legal).toContainEqual(bot.decide(kanagawa.view(state, seat), legal, budget, fastRng(1)));
    }
  });
});

test.each([
  ['the base game', defaultOptions],
  ['Yokai', withYokai],
])('greedy beats random in nearly every game of two, each deal played from both seats: %s', (_, options) => {
  const GAMES = 40;
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const rng = fastRng(game);
    let state = kanagawa.setup(options, 2, rngFor(seedFromText(`duel/${game >> 1}`), 0));
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      const bot = seat === game % 2 ? greedy : random;
      const action = bot.decide(kanagawa.view(state, seat), kanagawa.legal(state, seat), {}, rng);
      state = kanagawa.apply(state, seat, action, rng).state;
    }
    const { winners } = kanagawa.outcome(state)!;
    if (winners.includes(game % 2)) wins += 1 / winners.length;
  }
  expect(wins / GAMES).toBeGreaterThan(0.97);
});
