import { type Bot, greedyBot, randomBot } from '@hanga/bots';
import { type Dochu, dochu } from '../rules/index.ts';
import { estimateDochu } from './estimate.ts';

/** Weakest first; the last one is the level that people meet. */
export const dochuBots: readonly Bot<Dochu>[] = [
  randomBot(),
  greedyBot(dochu, estimateDochu),
  greedyBot(dochu, estimateDochu, 'novice'),
];
