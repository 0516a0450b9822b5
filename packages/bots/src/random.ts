import type { GameTypes, Rng } from '@hanga/kernel';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the others. */
export function randomBot<T extends GameTypes>(): Bot<T> {
  const pick = (legal: readonly T['Action'][], rng: Rng): T['Action'] => legal[rng.below(legal.length)] as T['Action'];
  return { name: 'random', decide: (_view, legal, _budget, rng) => pick(legal, rng), pick };
}
