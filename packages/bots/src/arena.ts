import type { GameTypes, Rng, Seat } from '@hanga/kernel';
import type { Budget } from './bot.ts';

/**
 * A bot that is shown the whole truth, to measure what peeking would be worth. It lives behind an entry of its own:
 * neither the page nor the server imports it, and nobody can meet it at a table.
 */
export interface Cheater<T extends GameTypes> {
  readonly name: string;
  decide(state: T['State'], seat: Seat, legal: readonly T['Action'][], budget: Budget, rng: Rng): T['Action'];
}
