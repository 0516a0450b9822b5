import type { Budget } from '../bot.ts';

/** Says when to stop: after so many iterations, when the time is up, or when told. */
export class Clock {
  iterations = 0;
  private readonly most: number;
  private readonly until: number;
  private readonly budget: Budget;

  /** `usual`: the iterations of a bot that is told nothing. */
  constructor(budget: Budget, usual: number) {
    this.budget = budget;
    const isTimed = budget.milliseconds !== undefined && budget.now !== undefined;
    this.most = budget.iterations ?? (isTimed ? Number.POSITIVE_INFINITY : usual);
    this.until = isTimed ? (budget.now as () => number)() + (budget.milliseconds as number) : Number.POSITIVE_INFINITY;
  }

  /** Counts an iteration; `false`: there is no time for it. */
  tick(): boolean {
    if (this.iterations >= this.most) return false;
    if (this.budget.shouldStop?.()) return false;
    if (this.until < Number.POSITIVE_INFINITY && (this.budget.now as () => number)() >= this.until) return false;
    this.iterations++;
    return true;
  }
}
