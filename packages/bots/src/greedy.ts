import type { Game, GameTypes, Rng, Seat } from '@hanga/kernel';
import type { Bot } from './bot.ts';

/** An honest guess at what a seat will have at the end, looking at a whole (imagined) state. */
export type Estimate<T extends GameTypes> = (state: T['State'], seat: Seat) => number;

/** How many worlds a move is tried in when nothing else is said. */
const WORLDS = 4;

/**
 * Looks one move ahead: tries each action in a few worlds that its view allows, and takes the one after which its
 * estimate is best on average.
 */
export const greedyBot = <T extends GameTypes>(game: Game<T>, estimate: Estimate<T>, name = 'greedy'): Bot<T> => ({
  name,
  decide(view, legal, budget, rng) {
    if (legal.length === 1) return legal[0] as T['Action'];
    const seat = view.viewer as Seat;
    const values = legal.map(() => 0);
    for (let world = 0; world < (budget.iterations ?? WORLDS); world++) {
      const state = game.imagine(view, rng);
      legal.forEach((action, i) => {
        values[i]! += estimate(game.apply(state, seat, action, rng).state, seat);
      });
    }
    return legal[bestOf(values, rng)] as T['Action'];
  },
});

/** The place of the highest value; among equals, chance decides. */
function bestOf(values: readonly number[], rng: Rng): number {
  const best = Math.max(...values);
  const places = values.flatMap((value, place) => (value === best ? [place] : []));
  return places[rng.below(places.length)] as number;
}
