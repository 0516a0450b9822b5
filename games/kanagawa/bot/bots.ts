import type { Bot } from '@hanga/bots';
import { greedyBot, randomBot } from '@hanga/bots';
import type { Cheater } from '@hanga/bots/arena';
import { type Kanagawa, kanagawa } from '../rules/index.ts';
import { estimateKanagawa } from './estimate.ts';
import { decideIn, type Skill, searchBot } from './master.ts';
import { policyBot } from './policyBot.ts';
import { type Effort, thorough } from './turn.ts';

const master: Skill = { iterations: 16, most: 256, worlds: 32, horizon: 1, curiosity: 1, trust: 3, work: thorough };

/** Knows what things are worth, and does not look long for the best arrangement. */
const adept: Effort = { steps: 40, watchesOthers: false, movesAtEnd: false };

/** The bots of Kanagawa, weakest first; the last three are the levels that people meet. */
export const kanagawaBots: readonly Bot<Kanagawa>[] = [
  randomBot(),
  greedyBot(kanagawa, estimateKanagawa),
  greedyBot(kanagawa, estimateKanagawa, 'novice'),
  policyBot('adept', 1, adept),
  searchBot('master', master),
];

/** Master, shown the real deck and every hidden card. */
export const kanagawaCheaters: readonly Cheater<Kanagawa>[] = [
  {
    name: 'cheater',
    decide: (state, seat, legal, budget, rng) =>
      decideIn(() => state, seat, legal, { ...master, worlds: 1 }, budget, rng),
  },
];
