import type { Seat } from '@hanga/kernel';
import { appended, draftList, draftPlayer, type StepDraft } from '../draft.ts';
import { callNext, liesFaceDown, toldOf, WORK } from '../flow.ts';
import type { Action, Actions, CardId, Phase, Refusal, State } from '../types.ts';
import { arrival } from '../yokai/arrival.ts';

const WAIT: Action = { kind: 'wait' };
const TAKE: readonly Action[] = [0, 1, 2, 3].map(column => ({ kind: 'take', column }));

/** K7 to K9: wait for the next row, or leave school with a column. */
export const school = {
  legal({ mustTake, columns }: State, actions: Actions): void {
    if (!mustTake) actions.add(WAIT);
    for (let column = 0; column < columns.length; column++) {
      if ((columns[column] as readonly CardId[]).length > 0) actions.add(TAKE[column] as Action);
    }
  },

  wait(step: StepDraft, seat: Seat): void {
    step.events?.push({ kind: 'waited', seat });
    callNext(step, seat);
  },

  /** K43: the taker now sees what lay face down; nobody else does. */
  take(step: StepDraft, seat: Seat, column: number): void {
    const { state } = step;
    const lesson = state.columns[column] as readonly CardId[];
    step.events?.push({
      kind: 'took',
      seat,
      column,
      cards: lesson.map((card, row) => toldOf(card, row, column, [seat])),
    });
    const player = draftPlayer(step, seat);
    player.atSchool = false;
    for (let row = 0; row < lesson.length; row++) {
      const card = lesson[row] as CardId;
      if (liesFaceDown(row, column)) {
        player.secret = appended(step, player.secret, card);
        step.reveals = true;
      } else player.open = appended(step, player.open, card);
    }
    const columns = draftList(step, state.columns);
    columns[column] = [];
    state.columns = columns;
    state.phase = WORK[seat] as Phase;
    arrival.begin(step, seat, lesson);
  },

  refuse(state: State, action: Action): Refusal {
    if (action.kind === 'wait') {
      return { kind: 'mustTake', why: state.row === 3 ? 'thirdRow' : state.deck.length === 0 ? 'lastCard' : 'alone' };
    }
    return action.kind === 'take' ? { kind: 'noSuchColumn' } : { kind: 'schoolFirst' };
  },
};
