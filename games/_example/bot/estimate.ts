import type { Estimate } from '@hanga/bots';
import { arrivalPoints, type Dochu, isForSale, kyoto, type Player, scoreLines, totalOf } from '../rules/index.ts';

/** What an errand on the way is worth while it can still be run, and a coin while there is something to buy. */
const ERRAND_AHEAD = 1.8;
const COIN = 0.4;

/** An honest guess at the points a seat will have: what it has, the errands still ahead, and the race. */
export const estimateDochu: Estimate<Dochu> = (state, seat) => {
  const { at, coins, errands } = state.players[seat] as Player;
  const points = totalOf(scoreLines(state, seat));
  if (state.phase.kind === 'over' || state.arrived.includes(seat)) return points;
  const ahead = errands.filter(errand => errand > at && isForSale(state, errand)).length;
  const before = state.players.filter((other, rival) => rival !== seat && other.at > at).length;
  const race = (arrivalPoints[before] ?? 0) * (at / kyoto);
  return points + Math.min(ahead, coins) * ERRAND_AHEAD + Math.min(coins, kyoto - at) * COIN + race;
};
