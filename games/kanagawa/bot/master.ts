import type { Bot, Budget, Imagine } from '@hanga/bots';
import { Clock, type Finding, Search, type Settings, type Thinking } from '@hanga/bots';
import type { Rng, Seat } from '@hanga/kernel';
import { type Action, type Kanagawa, kanagawa, type State, type View } from '../rules/index.ts';
import { kanagawaModel, keyOf } from './model.ts';
import { bestAnswer } from './policy.ts';
import { bestTurn, type Effort } from './turn.ts';

export interface Skill extends Settings, Thinking {
  /** How thoroughly its own turns are worked out, once a column is taken. */
  readonly work: Effort;
}

const END: Action = { kind: 'end' };

/** What the search finds of each way at school, best first. */
export const decideWays = (imagine: Imagine<State>, skill: Skill, budget: Budget, rng: Rng): Finding[] =>
  new Search(kanagawaModel, imagine, skill, rng).run(new Clock(budget, skill));

/** Searches decisions at school in worlds that `imagine` gives, and works out its turns. */
export function decideIn(
  imagine: Imagine<State>,
  seat: Seat,
  legal: readonly Action[],
  skill: Skill,
  budget: Budget,
  rng: Rng,
): Action {
  if (legal.length === 1) return legal[0] as Action;
  const world = imagine(rng);
  if (world.phase.kind === 'diplomas' && world.phase.interrupted) return bestAnswer(world, seat, legal);
  if (world.phase.kind !== 'school') return bestTurn(world, seat, skill.work).actions[0] ?? END;
  const [best] = decideWays(imagine, skill, budget, rng);
  return legal.find(action => keyOf(action) === best?.key) ?? (legal[0] as Action);
}

export const searchBot = (name: string, skill: Skill): Bot<Kanagawa> => ({
  name,
  decide: (view: View, legal, budget, rng) =>
    decideIn(other => kanagawa.imagine(view, other), view.viewer as Seat, legal, skill, budget, rng),
});
