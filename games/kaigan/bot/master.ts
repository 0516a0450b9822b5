import type { Bot, Budget, Imagine } from '@hanga/bots';
import { Clock, type Finding, Search, type Settings, type Thinking } from '@hanga/bots';
import type { Rng } from '@hanga/kernel';
import { type Action, type Kaigan, kaigan, type State } from '../rules/index.ts';
import { type Breadth, kaiganModel, keyOf } from './model.ts';

export interface Skill extends Settings, Breadth, Thinking {}

/** What the search finds of each way, best first. */
export const decideWays = (imagine: Imagine<State>, skill: Skill, budget: Budget, rng: Rng): Finding[] =>
  new Search(kaiganModel(skill, rng), imagine, skill, rng).run(new Clock(budget, skill));

/** Searches each decision in worlds that `imagine` gives. */
export function decideIn(
  imagine: Imagine<State>,
  legal: readonly Action[],
  skill: Skill,
  budget: Budget,
  rng: Rng,
): Action {
  if (legal.length === 1) return legal[0] as Action;
  const [best] = decideWays(imagine, skill, budget, rng);
  return legal.find(action => keyOf(action) === best?.key) ?? (legal[0] as Action);
}

export const searchBot = (name: string, skill: Skill): Bot<Kaigan> => ({
  name,
  decide: (view, legal, budget, rng) => decideIn(other => kaigan.imagine(view, other), legal, skill, budget, rng),
});
