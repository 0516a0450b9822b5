import type { Bot } from '@hanga/bots';
import { greedyBot, randomBot } from '@hanga/bots';
import type { Cheater } from '@hanga/bots/arena';
import { type Kaigan, kaigan } from '../rules/index.ts';
import { estimateKaigan } from './estimate.ts';
import { decideIn, type Skill, searchBot } from './master.ts';

const master: Skill = { iterations: 4, most: 96, worlds: 16, horizon: 1, curiosity: 1.5, trust: 1, ways: 5 };
const adept: Skill = { iterations: 2, most: 2, worlds: 2, horizon: 1, curiosity: 1.5, trust: 1, ways: 3 };

/** The bots of Kaigan, weakest first; the last three are the levels that people meet. */
export const kaiganBots: readonly Bot<Kaigan>[] = [
  randomBot(),
  greedyBot(kaigan, estimateKaigan),
  greedyBot(kaigan, estimateKaigan, 'novice'),
  searchBot('adept', adept),
  searchBot('master', master),
];

/** Master, shown the order of the pile. Dice are chance at the moment they roll: nobody can peek at them. */
export const kaiganCheaters: readonly Cheater<Kaigan>[] = [
  {
    name: 'cheater',
    decide: (state, _seat, legal, budget, rng) =>
      decideIn(() => ({ ...state, pile: state.pile.slice() }), legal, master, budget, rng),
  },
];
