import type { Seat } from '@hanga/kernel';
import { everyColor, everyDiploma } from '../components.ts';
import { byColor, colorSetOf, diplomaOf, dueTo, forBrushes, listOf } from '../diplomas.ts';
import { type Draft, draftPlayer, type StepDraft } from '../draft.ts';
import { workOrAnswer } from '../flow.ts';
import { gainAssistant, gainBrush, gainStorm } from '../gains.ts';
import type { Action, Actions, DiplomaId, DiplomaSet, Phase, Player, State } from '../types.ts';
import { passing } from '../yokai/passing.ts';

const TAKE: readonly Action[] = everyDiploma.map((_, diploma) => ({ kind: 'takeDiploma', diploma }));
const LEAVE: readonly Action[] = everyColor.map((_, color) => ({ kind: 'leaveDiplomas', color }));

type Offer = Phase & { kind: 'diplomas' };

/** What is left to answer comes first; then a turn that was interrupted goes on (Y15). */
function goOn(state: Draft<State>, { seat, interrupted }: Offer, due: DiplomaSet): void {
  if (!interrupted) workOrAnswer(state, seat, due);
  else if (due === 0) workOrAnswer(state, interrupted.seat, interrupted.due);
  else state.phase = { kind: 'diplomas', seat, due, interrupted };
}

/** K23: after a placement or a gain, those of `among` that the player now meets must be answered first. */
export function offerDiplomas({ state }: StepDraft, seat: Seat, among: DiplomaSet): void {
  if (among === 0) return;
  const due = dueTo(state.players[seat] as Player, state.table, among, state.options);
  if (due !== 0) state.phase = { kind: 'diplomas', seat, due };
}

/** K23 to K27: take a diploma that is due, or leave those of its colour. */
export const diploma = {
  legal(due: DiplomaSet, actions: Actions): void {
    for (let color = 0; color < byColor.length; color++) {
      const offered = due & (byColor[color] as DiplomaSet);
      if (offered === 0) continue;
      for (const id of listOf(offered)) actions.add(TAKE[id] as Action);
      actions.add(LEAVE[color] as Action);
    }
  },

  take(step: StepDraft, offer: Offer, id: DiplomaId): void {
    const { state } = step;
    const { seat, due } = offer;
    step.events?.push({ kind: 'tookDiploma', seat, diploma: id });
    const player = draftPlayer(step, seat);
    const color = colorSetOf(id);
    state.table &= ~(1 << id);
    player.diplomas |= 1 << id;
    // K26: what else is due of the colour is left.
    player.left |= due & color & ~(1 << id);
    give(step, seat, id);
    const rest = (due & ~color) | dueTo(player, state.table, forBrushes, state.options);
    if (diplomaOf(id).gives === 'passYokai') passing.begin(step, seat, rest);
    else goOn(state, offer, rest);
  },

  /** K25: closed for good. */
  leave(step: StepDraft, offer: Offer, colorId: number): void {
    const { seat, due } = offer;
    const left = due & (byColor[colorId] as DiplomaSet);
    step.events?.push({ kind: 'leftDiplomas', seat, diplomas: listOf(left) });
    draftPlayer(step, seat).left |= left;
    goOn(step.state, offer, due & ~left);
  },
};

/** K27: what a diploma gives comes at once. */
function give(step: StepDraft, seat: Seat, id: DiplomaId): void {
  const gift = diplomaOf(id).gives;
  if (gift === 'brush') gainBrush(step, seat);
  if (gift === 'storm') gainStorm(step, seat);
  if (gift === 'assistant') gainAssistant(step, seat);
}
