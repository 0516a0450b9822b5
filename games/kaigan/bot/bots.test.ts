import { decisionOf, positionsOf } from '@hanga/bots/testing';
import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { defaultOptions, kaigan, type State } from '../rules/index.ts';
import { exchange } from '../rules/testing/index.ts';
import { kaiganBots } from './index.ts';

type KaiganBot = (typeof kaiganBots)[number];
const [random, greedy] = kaiganBots as [KaiganBot, KaiganBot];
const searches = (name: string): boolean => name === 'adept' || name === 'master';

describe.each(kaiganBots.map(bot => [bot.name, bot] as const))('%s', (name, bot) => {
  test('decides the same whatever is hidden from it', () => {
    let asked = 0;
    for (let game = 0; game < 4; game++) {
      let position = 0;
      const startSpaces = game < 2 ? 'nothing' : 'count';
      const start = {
        options: { ...defaultOptions, startSpaces } as const,
        seats: 3 + (game % 2),
        seed: `fair/${game}`,
      };
      for (const { state, seat, legal } of positionsOf(kaigan, start, greedy)) {
        if (legal.length === 1 || position++ % (searches(name) ? 8 : 1) > 0) continue;
        const other = exchange(state, seat, fastRng(position));
        const [choice, otherChoice] = [state, other].map(world =>
          decisionOf(kaigan, bot, world, seat, fastRng(position), { iterations: 2 }),
        );
        expect(otherChoice).toEqual(choice);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(80);
  });

  test('chooses a legal action, with any budget and any number of players', () => {
    for (const seats of [3, 4]) {
      const state = kaigan.setup(defaultOptions, seats, rngFor(seedFromText('legal'), 0));
      const [seat] = kaigan.toAct(state) as [Seat];
      for (const budget of [{}, { iterations: 1 }, { iterations: 12 }, { shouldStop: () => true }]) {
        expect(kaigan.legal(state, seat)).toContainEqual(decisionOf(kaigan, bot, state, seat, fastRng(1), budget));
      }
    }
  });

  test('chooses a legal action in every phase', () => {
    const phases = new Set<string>();
    let position = 0;
    const start = { options: defaultOptions, seats: 4, seed: 'phases' };
    for (const { state, seat, legal } of positionsOf(kaigan, start, greedy)) {
      const isNew = !phases.has(state.phase.kind);
      phases.add(state.phase.kind);
      if (!isNew && searches(name) && position++ % 6 > 0) continue;
      expect(legal).toContainEqual(decisionOf(kaigan, bot, state, seat, fastRng(position), { iterations: 1 }));
    }
    expect([...phases].sort()).toEqual(['act', 'claim', 'mark', 'plan', 'sendFrom', 'sendTo']);
  });
});

/** Plays a game of one greedy bot, at `place`, among random ones. */
function playAmongRandom(seats: number, place: Seat, seed: number): State {
  const rng = fastRng(seed);
  let state = kaigan.setup(defaultOptions, seats, rngFor(seedFromText(`among/${seed}`), 0));
  for (let [seat] = kaigan.toAct(state); seat !== undefined; [seat] = kaigan.toAct(state)) {
    const bot = seat === place ? greedy : random;
    state = kaigan.apply(state, seat, decisionOf(kaigan, bot, state, seat, rng, { iterations: 1 }), rng).state;
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
