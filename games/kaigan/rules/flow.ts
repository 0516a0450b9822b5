import type { Rng, Seat } from '@hanga/kernel';
import { actionAt, cardOf, ownerOf, printedOn, resolvingOrder, rowOf, rowsFor, turnOf } from './board.ts';
import { columns } from './data/board.ts';
import { draftPlayer, replaced, type StepDraft } from './draft.ts';
import { endRound } from './roundEnd.ts';
import { NONE, type Player, type SpaceId, type State } from './types.ts';

/** G6: a free space without a printed action, in an open row that nobody has claimed. */
export const isFree = (state: State, space: SpaceId): boolean =>
  state.grid[space] === NONE &&
  printedOn(state, space) === undefined &&
  state.claims[rowOf(space)] === NONE &&
  rowOf(space) < rowsFor(state.players.length);

function hasFreeSpace(state: State): boolean {
  const spaces = rowsFor(state.players.length) * columns;
  for (let space = 0; space < spaces; space++) if (isFree(state, space)) return true;
  return false;
}

/** G8: the next player clockwise who has not claimed takes a turn; G10: when there is none, the actions begin. */
export function planNext(step: StepDraft, after: Seat, rng: Rng): void {
  const { state } = step;
  const seats = state.players.length;
  for (let distance = 1; distance <= seats; distance++) {
    const seat = (after + distance) % seats;
    if (state.claims.includes(seat)) continue;
    // G9: who can neither play a card nor return the Quadrant has to claim.
    const canPlay = (state.players[seat] as Player).cards !== 0 && hasFreeSpace(state);
    state.phase = canPlay || state.quadrant === seat ? { kind: 'plan', seat } : { kind: 'claim', seat, must: true };
    return;
  }
  if (state.quadrant !== NONE) {
    step.events?.push({ kind: 'returnedQuadrant', seat: state.quadrant, unused: true });
    state.quadrant = NONE;
  }
  step.events?.push({ kind: 'planningEnded' });
  resolveFrom(step, 0, rng);
}

/** G12: the action is over; a card goes back to its owner, and the next space is due. */
export function finishSpace(step: StepDraft, space: SpaceId, rng: Rng): void {
  const { state, events } = step;
  const shown = state.grid[space] as number;
  if (shown !== NONE) {
    const [owner, card] = [ownerOf(shown), cardOf(shown)];
    state.grid = replaced(step, state.grid, space, NONE);
    draftPlayer(step, owner).cards |= 1 << card;
    events?.push({ kind: 'returnedCard', seat: owner, card, space });
  }
  resolveFrom(step, (turnOf[space] as number) + 1, rng);
}

/** G11: the next space that says something; G14: the Quadrant is taken without a choice. */
function resolveFrom(step: StepDraft, from: number, rng: Rng): void {
  const { state } = step;
  for (let turn = from; turn < resolvingOrder.length; turn++) {
    const space = resolvingOrder[turn] as SpaceId;
    const seat = state.claims[rowOf(space)] as Seat;
    const action = seat === NONE ? undefined : actionAt(state, space);
    if (action === undefined) continue;
    if (action !== 'takeQuadrant') {
      state.phase = { kind: 'act', seat, space };
      return;
    }
    state.quadrant = seat;
    step.events?.push({ kind: 'tookQuadrant', seat });
  }
  endRound(step, rng);
}
