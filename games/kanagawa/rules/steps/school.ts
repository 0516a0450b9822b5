import type { Seat } from '@hanga/kernel';
import { draftPlayer, draftStep } from '../draft.ts';
import { callNext, liesFaceDown, toldOf } from '../flow.ts';
import type { Action, CardId, Refusal, State, Step } from '../types.ts';
import { arrival } from '../yokai/arrival.ts';

const WAIT: Action = { kind: 'wait' };
const TAKE: readonly Action[] = [0, 1, 2, 3].map(column => ({ kind: 'take', column }));

/** K7 to K9: wait for the next row, or leave school with a column. */
export const school = {
  legal(state: State): Action[] {
    const actions: Action[] = state.mustTake ? [] : [WAIT];
    state.columns.forEach((lesson, column) => {
      if (lesson.length > 0) actions.push(TAKE[column] as Action);
    });
    return actions;
  },

  wait(state: State, seat: Seat): Step {
    const step = draftStep(state, { kind: 'waited', seat });
    callNext(step, seat);
    return step;
  },

  /** K43: the taker now sees what lay face down; nobody else does. */
  take(state: State, seat: Seat, column: number): Step {
    const lesson = state.columns[column] as readonly CardId[];
    const cards = lesson.map((card, row) => toldOf(card, row, column, [seat]));
    const step = draftStep(state, { kind: 'took', seat, column, cards });
    const player = draftPlayer(step.state, seat);
    const isHidden = (_: CardId, row: number): boolean => liesFaceDown(row, column);
    player.atSchool = false;
    player.open = [...player.open, ...lesson.filter((card, row) => !isHidden(card, row))];
    player.secret = [...player.secret, ...lesson.filter(isHidden)];
    step.reveals = lesson.some(isHidden);
    const columns = state.columns.slice();
    columns[column] = [];
    step.state.columns = columns;
    step.state.phase = { kind: 'work', seat };
    arrival.begin(step, seat, lesson);
    return step;
  },

  refuse(state: State, action: Action): Refusal {
    if (action.kind === 'wait') {
      return { kind: 'mustTake', why: state.row === 3 ? 'thirdRow' : state.deck.length === 0 ? 'lastCard' : 'alone' };
    }
    return action.kind === 'take' ? { kind: 'noSuchColumn' } : { kind: 'schoolFirst' };
  },
};
