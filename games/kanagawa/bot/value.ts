import { outputOf, parseNetwork } from '@hanga/bots';
import type { Seat } from '@hanga/kernel';
import { type Player, type State, scoreLines, totalOf } from '../rules/index.ts';
import { describe, featureCount } from './features.ts';
import { harmonyNow } from './printFacts.ts';
import { HIDDEN, WEIGHTS } from './weights.ts';

const network = parseNetwork(featureCount, HIDDEN, WEIGHTS);
const inputs = new Float64Array(featureCount);

/** The harmony that a seat may expect to have at the end. */
export function expectedHarmony(state: State, seat: Seat): number {
  const player = state.players[seat] as Player;
  if (state.phase.kind === 'over') return totalOf(scoreLines(player, seat === state.grandMaster));
  describe(state, seat, inputs);
  return harmonyNow(player) + outputOf(network, inputs);
}
