import type { Budget } from '../bot.ts';

/** How many iterations a bot uses: when it is told nothing, and at most when it is given time. */
export interface Thinking {
  readonly iterations: number;
  readonly most: number;
}

/** The clock of Node and of browsers, for who gives a time and no clock. */
const host = (globalThis as { readonly performance?: { now(): number } }).performance;
const never = Number.POSITIVE_INFINITY;

/** Says when to stop: after so many iterations, when the time is up, or when told. */
export class Clock {
  iterations = 0;
  private readonly most: number;
  private readonly now: () => number;
  private readonly until: number;
  private readonly budget: Budget;

  constructor(budget: Budget, { iterations, most }: Thinking) {
    const { milliseconds } = budget;
    this.budget = budget;
    this.most = budget.iterations ?? (milliseconds === undefined ? iterations : most);
    this.now = budget.now ?? (() => host?.now() ?? 0);
    this.until = milliseconds === undefined ? never : this.now() + milliseconds;
  }

  /** Counts an iteration; `false`: there is no time for it. */
  tick(): boolean {
    if (this.iterations >= this.most || this.budget.shouldStop?.()) return false;
    if (this.until !== never && this.now() >= this.until) return false;
    this.iterations++;
    return true;
  }
}
