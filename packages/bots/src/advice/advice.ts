import type { GameTypes, Rng } from '@hanga/kernel';
import type { Budget } from '../bot.ts';

/** One of the best plans of a decision, and what speaks for it. */
export interface Advice<Action, Reason> {
  readonly action: Action;
  /** The whole plan, the action first, as far as nothing hidden decides how it goes on. Absent: the action alone. */
  readonly plan?: readonly Action[];
  /** Other actions to begin with that come to the same. */
  readonly also?: readonly Action[];
  /** The final score to be expected after it, and the chance of winning, from 0 to 1. */
  readonly score: number;
  readonly chance: number;
  /** What it does, the weightiest first; `text` says each in words. */
  readonly reasons: readonly Reason[];
}

/** Where everybody stands: final scores to be expected, and chances of winning, by seat. */
export interface Standing {
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

/** Who helps people to see what a bot sees: fair as the bots are, from a view alone. */
export interface Adviser<T extends GameTypes, Reason> {
  /** The best few plans, best first; those that come to the same, or begin in the same way, are one. */
  advise(
    view: T['View'],
    legal: readonly T['Action'][],
    budget: Budget,
    rng: Rng,
    most?: number,
  ): readonly Advice<T['Action'], Reason>[];
  /** Where a position stands, looked at without a search. */
  stands(state: T['State']): Standing;
}

/** How many actions are shown when nothing else is said. */
export const MOST = 3;
