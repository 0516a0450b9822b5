import type { Seat } from '@hanga/kernel';
import { dueTo, forYokai } from '../diplomas.ts';
import { draftPlayer, type StepDraft } from '../draft.ts';
import { workOrAnswer } from '../flow.ts';
import type { Action, Actions, DiplomaSet, Player, State } from '../types.ts';

const GIVE: readonly Action[] = [0, 1, 2, 3].map(to => ({ kind: 'giveYokai', to }));

/** Y10 to Y12: one's own yokai goes to an opponent of one's choice. */
export const passing = {
  legal({ players }: State, seat: Seat, actions: Actions): void {
    for (let to = 0; to < players.length; to++) if (to !== seat) actions.add(GIVE[to] as Action);
  },

  /** At once or never: without a yokai nothing happens. `due` are the diplomas to answer afterwards. */
  begin(step: StepDraft, seat: Seat, due: DiplomaSet): void {
    const { state } = step;
    if ((state.players[seat] as Player).yokai === 0) workOrAnswer(state, seat, due);
    else if (state.players.length === 2) hand(step, seat, 1 - seat, due);
    else state.phase = { kind: 'giveYokai', seat, due };
  },

  give: hand,
};

/** Y15: who gets the third yokai answers for the diploma at once, in another's turn. */
function hand(step: StepDraft, seat: Seat, to: Seat, due: DiplomaSet): void {
  const { state } = step;
  draftPlayer(step, seat).yokai--;
  draftPlayer(step, to).yokai++;
  step.events?.push({ kind: 'passedYokai', seat, to });
  const met = dueTo(state.players[to] as Player, state.table, forYokai, state.options);
  if (met === 0) workOrAnswer(state, seat, due);
  else state.phase = { kind: 'diplomas', seat: to, due: met, interrupted: { seat, due } };
}
