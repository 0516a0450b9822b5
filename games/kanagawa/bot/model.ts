import type { Model, Outlook, Way } from '@hanga/bots';
import { fastRng, type Seat } from '@hanga/kernel';
import { type Action, kanagawa, lessonCards, liesFaceDown, type State } from '../rules/index.ts';
import { follow, optionsAt } from './policy.ts';
import { bestTurn, brief, endTurn, quick } from './turn.ts';
import { expectedHarmony } from './value.ts';

/** Decisions at school are the tree; the work after a column is taken is worked out, not searched. */
export const kanagawaModel: Model<State> = {
  seat: state => kanagawa.toAct(state)[0],
  ways: (state, seat, isNow) => {
    if (state.phase.kind === 'work') return [workOf(state, seat)];
    if (state.phase.kind !== 'school') return answersTo(state, seat);
    return optionsAt(state, seat, isNow ? quick : brief).map(option => ({
      key: keyOf(option.action),
      value: option.value,
      follow: () => follow(state, seat, option),
    }));
  },
  time: state => (state.phase.kind === 'over' ? 1000 : state.round),
  shown: state => {
    let shown = '';
    state.columns.forEach((lesson, column) => {
      const row = lesson.length - 1;
      if (row >= 0 && row === state.row - 1) shown += liesFaceDown(row, column) ? '?' : `,${lesson[row]}`;
    });
    return shown;
  },
  outlook: state => outlookOf(state),
};

export const keyOf = (action: Action): string => (action.kind === 'take' ? `t${action.column}` : 'w');

const noChance = fastRng(0);

/** K11: somebody works without having taken a column: there is one turn to make, and it is worked out. */
function workOf(state: State, seat: Seat): Way<State> {
  const turn = bestTurn(state, seat, brief);
  return { key: 'work', value: turn.value, follow: () => endTurn(turn.state, seat) };
}

/** Somebody is asked something else, out of turn: each answer as it is. */
const answersTo = (state: State, seat: Seat): Way<State>[] =>
  kanagawa.legal(state, seat).map((action, i) => ({
    key: `a${i}`,
    value: 0,
    follow: () => kanagawa.apply(state, seat, action, noChance).state,
  }));

/** How far final scores lie from what is expected: much at the beginning, little at the end. */
const spreadOf = (state: State): number =>
  state.phase.kind === 'over' ? 0.5 : 0.8 + 3.4 * Math.sqrt(state.deck.length / lessonCards.length);

export const outlookOf = (state: State): Outlook => ({
  scores: state.players.map((_, seat) => expectedHarmony(state, seat)),
  spread: spreadOf(state),
});
