import { type Kaigan, kaigan } from '@hanga/kaigan';
import { type Kanagawa, kanagawa } from '@hanga/kanagawa';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { estimateKaigan } from './kaigan/estimate.ts';
import { estimateKanagawa } from './kanagawa/estimate.ts';
import { policyBot } from './kanagawa/quick.ts';
import { quick } from './kanagawa/turn.ts';
import { randomBot } from './random.ts';

/** The bots of Kanagawa, weakest first. */
export const kanagawaBots: readonly Bot<Kanagawa>[] = [
  randomBot(),
  greedyBot(kanagawa, estimateKanagawa),
  policyBot('policy', 2, quick),
];

/** The bots of Kaigan, weakest first. */
export const kaiganBots: readonly Bot<Kaigan>[] = [randomBot(), greedyBot(kaigan, estimateKaigan)];

export type { Bot, Budget } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { randomBot } from './random.ts';
