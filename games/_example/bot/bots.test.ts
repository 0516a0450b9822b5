import type { Bot } from '@hanga/bots';
import { decisionOf, positionsOf } from '@hanga/bots/testing';
import { begin, fastRng, play, sameData, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { type Dochu, dochu } from '../rules/index.ts';
import { exchange } from '../rules/testing/index.ts';
import { dochuBots } from './index.ts';

const [random, greedy] = dochuBots as readonly [Bot<Dochu>, Bot<Dochu>];

test('a bot does the same in two worlds that its seat cannot tell apart', () => {
  for (const { state, seat } of positionsOf(dochu, { options: {}, seats: 3, seed: 'fair' })) {
    const other = exchange(state, seat, fastRng(3));
    const decisions = [state, other].map(world => decisionOf(dochu, greedy, world, seat, fastRng(5)));
    expect(sameData(decisions[0], decisions[1])).toBe(true);
  }
});

test('greedy beats random in most games', () => {
  let wins = 0;
  for (let game = 0; game < 60; game++) {
    const rng = fastRng(game);
    let match = begin(dochu, { options: {}, seats: 2, seed: seedFromText(`arena ${game}`) });
    for (let [seat] = dochu.toAct(match.state); seat !== undefined; [seat] = dochu.toAct(match.state)) {
      const bot = seat === game % 2 ? greedy : random;
      match = play(match, seat, decisionOf(dochu, bot, match.state, seat, rng)).match!;
    }
    if (dochu.outcome(match.state)?.winners.includes(game % 2)) wins++;
  }
  expect(wins).toBeGreaterThan(42);
});
