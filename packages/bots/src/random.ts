import type { GameTypes } from '@hanga/kernel';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the others. */
export const randomBot = <T extends GameTypes>(): Bot<T> => ({
  name: 'random',
  decide: (_view, legal, _budget, rng) => legal[rng.below(legal.length)] as T['Action'],
});
