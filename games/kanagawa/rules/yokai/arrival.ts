import type { Seat } from '@hanga/kernel';
import { bringsYokai } from '../cards.ts';
import { dueTo, forYokai } from '../diplomas.ts';
import { draftPlayer, type StepDraft } from '../draft.ts';
import { workOrAnswer } from '../flow.ts';
import type { Action, Actions, CardId, Player, State } from '../types.ts';

const TAKE: readonly Action[] = [0, 1, 2, 3].map(from => ({ kind: 'takeYokai', from }));

/** Y7 to Y9: a yokai comes from the reserve, or else from an opponent of the player's choice. */
export const arrival = {
  legal(state: State, seat: Seat, actions: Actions): void {
    for (const from of holdersBeside(state, seat)) actions.add(TAKE[from] as Action);
  },

  /** The cards just picked up bring their yokai, before anything else. */
  begin(step: StepDraft, seat: Seat, lesson: readonly CardId[]): void {
    let arrivals = 0;
    for (const card of lesson) if (bringsYokai(card)) arrivals++;
    if (arrivals > 0) arrive(step, seat, arrivals);
  },

  take(step: StepDraft, seat: Seat, arrivals: number, from: Seat): void {
    step.events?.push({ kind: 'yokaiArrived', seat, from });
    move(step, seat, from);
    arrive(step, seat, arrivals - 1);
  },
};

/** Y9: who could only come from one place comes unasked. Y13: then all three may be met. */
function arrive(step: StepDraft, seat: Seat, arrivals: number): void {
  const { state, events } = step;
  for (let left = arrivals; left > 0; left--) {
    const holders = state.yokai > 0 ? [] : holdersBeside(state, seat);
    if (holders.length > 1) {
      state.phase = { kind: 'takeYokai', seat, arrivals: left };
      return;
    }
    const [from] = holders;
    if (state.yokai > 0) {
      state.yokai--;
      draftPlayer(step, seat).yokai++;
      events?.push({ kind: 'yokaiArrived', seat, from: 'reserve' });
    } else if (from === undefined) {
      events?.push({ kind: 'foundNoYokai', seat });
    } else {
      move(step, seat, from);
      events?.push({ kind: 'yokaiArrived', seat, from });
    }
  }
  workOrAnswer(state, seat, dueTo(state.players[seat] as Player, state.table, forYokai, state.options));
}

function move(step: StepDraft, to: Seat, from: Seat): void {
  draftPlayer(step, from).yokai--;
  draftPlayer(step, to).yokai++;
}

const holdersBeside = ({ players }: State, seat: Seat): Seat[] =>
  players.flatMap(({ yokai }, other) => (other !== seat && yokai > 0 ? [other] : []));
