import { outputOf, parseNetwork } from '@hanga/bots';
import type { Seat } from '@hanga/kernel';
import { lessonCards, type Player, type State } from '../rules/index.ts';
import { SCHOOL_HIDDEN, SCHOOL_WEIGHTS } from './weights.ts';

/** What the rest of a round does to a decision at school: what lies there, and who may still take it. */
export const schoolInputs = [
  'isTake',
  'gain',
  'best',
  'second',
  'third',
  'isSecondRow',
  'isThirdRow',
  'before',
  'after',
  'columns',
  'isShort',
  'deck',
  'three',
  'four',
  'takeWithRivals',
  'waitWithRivals',
] as const;

const network = parseNetwork(schoolInputs.length, SCHOOL_HIDDEN, SCHOOL_WEIGHTS);
const inputs = new Float64Array(schoolInputs.length);

/** `gains`: what each column would add now; `taken`: which of them the seat takes, or -1 when it waits. */
export function describeSchool(
  state: State,
  seat: Seat,
  gains: readonly number[],
  taken: number,
  out: Float64Array,
): void {
  const seats = state.players.length;
  const order = (other: Seat): number => (other - state.grandMaster + seats) % seats;
  let [before, after] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat || !(state.players[other] as Player).atSchool) continue;
    if (order(other) < order(seat)) before++;
    else after++;
  }
  const isTake = taken >= 0;
  let [best, second, third] = [-2, -2, -2];
  for (let column = 0; column < gains.length; column++) {
    if (column === taken) continue;
    const gain = gains[column] as number;
    if (gain > best) [best, second, third] = [gain, best, second];
    else if (gain > second) [second, third] = [gain, second];
    else if (gain > third) third = gain;
  }
  const rivals = before + after;
  let at = 0;
  out[at++] = isTake ? 1 : 0;
  out[at++] = isTake ? (gains[taken] as number) / 4 : 0;
  out[at++] = best / 4;
  out[at++] = second / 4;
  out[at++] = third / 4;
  out[at++] = state.row === 2 ? 1 : 0;
  out[at++] = state.row === 3 ? 1 : 0;
  out[at++] = before;
  out[at++] = after;
  out[at++] = gains.length / 2;
  out[at++] = state.deck.length < rivals + (isTake ? 0 : 1) ? 1 : 0;
  out[at++] = state.deck.length / lessonCards.length;
  out[at++] = seats === 3 ? 1 : 0;
  out[at++] = seats === 4 ? 1 : 0;
  out[at++] = isTake ? rivals : 0;
  out[at++] = isTake ? 0 : rivals;
}

/** What the rest of the round adds to the seat's margin after its decision. */
export function restOfRound(state: State, seat: Seat, gains: readonly number[], taken: number): number {
  describeSchool(state, seat, gains, taken, inputs);
  return outputOf(network, inputs);
}
