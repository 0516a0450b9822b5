import type { Bot } from '@hanga/bots';
import type { Seat } from '@hanga/kernel';
import { type Action, type Kanagawa, kanagawa } from '../rules/index.ts';
import { bestAnswer, optionsAt } from './policy.ts';
import { bestTurn, type Effort } from './turn.ts';

const END: Action = { kind: 'end' };
const isSame = (a: Action, b: Action): boolean =>
  a.kind === b.kind && (a.kind !== 'take' || (b.kind === 'take' && a.column === b.column));

/** Decides at school by the mean over a few worlds, without looking further than its own turn; then works it out. */
export const policyBot = (name: string, worlds: number, effort: Effort): Bot<Kanagawa> => ({
  name,
  decide(view, legal, budget, rng) {
    if (legal.length === 1) return legal[0] as Action;
    const seat = view.viewer as Seat;
    if (view.phase.kind === 'diplomas' && view.phase.interrupted) {
      return bestAnswer(kanagawa.imagine(view, rng), seat, legal);
    }
    if (view.phase.kind !== 'school') {
      return bestTurn(kanagawa.imagine(view, rng), seat, effort).actions[0] ?? END;
    }
    const values = legal.map(() => 0);
    for (let world = 0; world < (budget.iterations ?? worlds); world++) {
      for (const { action, value } of optionsAt(kanagawa.imagine(view, rng), seat, effort)) {
        values[legal.findIndex(other => isSame(other, action))]! += value;
      }
    }
    return legal[values.indexOf(Math.max(...values))] as Action;
  },
});
