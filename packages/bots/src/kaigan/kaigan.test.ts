import { defaultOptions, kaigan, type State } from '@hanga/kaigan';
import { exchange } from '@hanga/kaigan/testing';
import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { kaiganBots } from '../index.ts';

type KaiganBot = (typeof kaiganBots)[number];
const [random, greedy] = kaiganBots as [KaiganBot, KaiganBot];

describe.each(kaiganBots.map(bot => [bot.name, bot] as const))('%s', (_, bot) => {
  test('decides the same whatever is hidden from it', () => {
    let decisions = 0;
    for (let game = 0; game < 4; game++) {
      const rng = fastRng(game);
      let state = kaigan.setup(defaultOptions, 3 + (game % 2), rngFor(seedFromText(`fair/${game}`), 0));
      for (let [seat] = kaigan.toAct(state); seat !== undefined; [seat] = kaigan.toAct(state)) {
        const other = exchange(state, seat, fastRng(decisions));
        const [choice, otherChoice] = [state, other].map(world =>
          bot.decide(kaigan.view(world, seat as Seat), kaigan.legal(world, seat as Seat), {}, fastRng(decisions)),
        );
        expect(otherChoice).toEqual(choice);
        decisions++;
        const legal = kaigan.legal(state, seat);
        // Half of the moves are random, so that the bot is asked in odd positions too.
        state = kaigan.apply(state, seat, rng.below(2) ? choice! : legal[rng.below(legal.length)]!, rng).state;
      }
    }
    expect(decisions).toBeGreaterThan(400);
  });

  test('chooses a legal action, with any budget', () => {
    const state = kaigan.setup(defaultOptions, 3, rngFor(seedFromText('legal'), 0));
    const [seat] = kaigan.toAct(state) as [Seat];
    for (const budget of [{}, { iterations: 1 }, { iterations: 12 }]) {
      const legal = kaigan.legal(state, seat);
      expect(legal).toContainEqual(bot.decide(kaigan.view(state, seat), legal, budget, fastRng(1)));
    }
  });
});

/** Plays a game of one greedy bot, at `place`, among random ones. */
function playAmongRandom(seats: number, place: Seat, seed: number): State {
  const rng = fastRng(seed);
  let state = kaigan.setup(defaultOptions, seats, rngFor(seedFromText(`among/${seed}`), 0));
  for (let [seat] = kaigan.toAct(state); seat !== undefined; [seat] = kaigan.toAct(state)) {
    const bot = seat === place ? greedy : random;
    const action = bot.decide(kaigan.view(state, seat), kaigan.legal(state, seat), { iterations: 1 }, rng);
    state = kaigan.apply(state, seat, action, rng).state;
  }
  return state;
}

test.each([3, 4])('one greedy among random bots wins nearly every game of %i, from every seat', seats => {
  const GAMES = 60;
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const { winners } = kaigan.outcome(playAmongRandom(seats, game % seats, game))!;
    if (winners.includes(game % seats)) wins += 1 / winners.length;
  }
  expect(wins / GAMES).toBeGreaterThan(0.95);
});
