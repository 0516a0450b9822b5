import type { Seat } from '@hanga/kernel';
import { diplomaColors, diplomas } from '../data/diplomas.ts';
import { byColor, diplomaOf, dueTo, forBrushes, listOf } from '../diplomas.ts';
import { type Draft, draftPlayer, draftStep, type StepDraft } from '../draft.ts';
import { gainAssistant, gainBrush, gainStorm } from '../gains.ts';
import type { Action, DiplomaId, DiplomaSet, Player, State, Step } from '../types.ts';

const TAKE: readonly Action[] = diplomas.map((_, diploma) => ({ kind: 'takeDiploma', diploma }));
const LEAVE: readonly Action[] = diplomaColors.map((_, color) => ({ kind: 'leaveDiplomas', color }));

/** Lets the player go on working, or answer what is due first (K23). */
export function workOrAnswer(state: Draft<State>, seat: Seat, due: DiplomaSet): void {
  state.phase = due === 0 ? { kind: 'work', seat } : { kind: 'diplomas', seat, due };
}

/** K23: after a placement or a gain, those of `among` that the player now meets must be answered first. */
export function offerDiplomas({ state }: StepDraft, seat: Seat, among: DiplomaSet): void {
  const due = dueTo(state.players[seat] as Player, state.table, among, state.options);
  if (due !== 0) state.phase = { kind: 'diplomas', seat, due };
}

/** K23 to K27: take a diploma that is due, or leave those of its colour. */
export const diploma = {
  legal(due: DiplomaSet): Action[] {
    const actions: Action[] = [];
    byColor.forEach((color, i) => {
      if ((due & color) === 0) return;
      for (const id of listOf(due & color)) actions.push(TAKE[id] as Action);
      actions.push(LEAVE[i] as Action);
    });
    return actions;
  },

  take(state: State, seat: Seat, due: DiplomaSet, id: DiplomaId): Step {
    const step = draftStep(state, { kind: 'tookDiploma', seat, diploma: id });
    const player = draftPlayer(step.state, seat);
    const color = byColor.find(set => set & (1 << id)) as DiplomaSet;
    step.state.table &= ~(1 << id);
    player.diplomas |= 1 << id;
    // K26: what else is due of the colour is left.
    player.left |= due & color & ~(1 << id);
    give(step, seat, id);
    const more = dueTo(step.state.players[seat] as Player, step.state.table, forBrushes, state.options);
    workOrAnswer(step.state, seat, (due & ~color) | more);
    return step;
  },

  /** K25: closed for good. */
  leave(state: State, seat: Seat, due: DiplomaSet, colorId: number): Step {
    const left = due & (byColor[colorId] as DiplomaSet);
    const step = draftStep(state, { kind: 'leftDiplomas', seat, diplomas: listOf(left) });
    draftPlayer(step.state, seat).left |= left;
    workOrAnswer(step.state, seat, due & ~left);
    return step;
  },
};

/** K27: what a diploma gives comes at once. */
function give(step: StepDraft, seat: Seat, id: DiplomaId): void {
  const gift = diplomaOf(id).gives;
  if (gift === 'brush') gainBrush(step, seat);
  if (gift === 'storm') gainStorm(step, seat);
  if (gift === 'assistant') gainAssistant(step, seat);
}
