import type { Budget } from '../bot.ts';

/** Says when to stop: after so many iterations (the bot's own number, if none is given), in time, or when told. */
export class Clock {
  iterations = 0;
  private readonly most: number;
  private readonly until: number;
  private readonly budget: Budget;

  /** `usual`: the iterations of a bot that is told nothing. */
  constructor(budget: Budget, usual: number) {
    this.budget = budget;
    this.most = budget.iterations ?? usual;
    this.until =
      budget.milliseconds !== undefined && budget.now ? budget.now() + budget.milliseconds : Number.POSITIVE_INFINITY;
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
