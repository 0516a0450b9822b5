import { type Adviser, MOST, winChances } from '@hanga/bots';
import type { Seat } from '@hanga/kernel';
import { type Action, type Kaigan, kaigan } from '../rules/index.ts';
import { reasonsFor } from './adviserReasons.ts';
import type { KaiganReason } from './adviserTypes.ts';
import { decideWays } from './master.ts';
import { keyOf, outlookOf } from './model.ts';

export type { KaiganReason } from './adviserTypes.ts';

const ADVISER = { iterations: 32, most: 96, worlds: 16, horizon: 1, curiosity: 2, trust: 1, ways: 6 } as const;

export const kaiganAdviser: Adviser<Kaigan, KaiganReason> = {
  advise(view, legal, budget, rng, most = MOST) {
    const seat = view.viewer as Seat;
    const world = kaigan.imagine(view, rng);
    const found = decideWays(other => kaigan.imagine(view, other), ADVISER, budget, rng);
    return found
      .filter(({ tries }) => tries > 0)
      .slice(0, most)
      .map(({ key, scores, chances }) => {
        const action = legal.find(other => keyOf(other) === key) as Action;
        return {
          action,
          score: scores[seat] as number,
          chance: chances[seat] as number,
          reasons: reasonsFor(world, seat, action),
        };
      });
  },
  stands(state) {
    const { scores, spread } = outlookOf(state);
    return { scores, chances: winChances(scores, spread) };
  },
};
