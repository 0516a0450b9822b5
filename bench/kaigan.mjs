// Random games of Kaigan, as a search plays them.
import { kaigan } from '@hanga/games/kaigan/rules';
import { fastRng } from '@hanga/kernel';

const SEATS = 4;
const OPTIONS = kaigan.options({});

/** @param {number} seed */
export function playout(seed) {
  const rng = fastRng(seed);
  const scratch = kaigan.scratch(kaigan.setup(OPTIONS, SEATS, rng));
  let actions = 0;
  for (;;) {
    const seat = kaigan.toAct(scratch.state)[0];
    if (seat === undefined) break;
    const legal = scratch.legal(seat);
    scratch.apply(seat, legal.items[rng.below(legal.count)], rng);
    actions++;
  }
  return { count: actions, scores: kaigan.outcome(scratch.state).scores.map(score => score.total) };
}
