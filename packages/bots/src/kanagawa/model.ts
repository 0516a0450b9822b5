import { type Action, kanagawa, lessonCards, liesFaceDown, type State } from '@hanga/kanagawa';
import { fastRng, type Seat } from '@hanga/kernel';
import type { Model, Way } from '../search/model.ts';
import { follow, optionsAt } from './policy.ts';
import { type Effort, quick } from './turn.ts';
import { expectedHarmony } from './value.ts';

/** Decisions at school are the tree; the work after a column is taken is worked out, not searched. */
export const kanagawaModel = (effort: Effort = quick): Model<State> => ({
  seat: state => kanagawa.toAct(state)[0],
  ways: (state, seat) => {
    if (state.phase.kind !== 'school') return answersTo(state, seat);
    return optionsAt(state, seat, effort).map(option => ({
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
  payoffs: payoffsOf,
});

export const keyOf = (action: Action): string => (action.kind === 'take' ? `t${action.column}` : 'w');

const noChance = fastRng(0);

/** Somebody is asked something else, out of turn: each answer as it is. */
const answersTo = (state: State, seat: Seat): Way<State>[] =>
  kanagawa.legal(state, seat).map((action, i) => ({
    key: `a${i}`,
    value: 0,
    follow: () => kanagawa.apply(state, seat, action, noChance).state,
  }));

/** How far final scores lie from what is expected: much at the beginning, little at the end. */
export const spreadOf = (state: State): number =>
  state.phase.kind === 'over' ? 0.5 : 0.8 + 3.4 * Math.sqrt(state.deck.length / lessonCards.length);

/**
 * What a seat wants is to win. Where nothing is decided yet a point is worth a point; the nearer it is to certain who
 * wins, the less points matter to anybody; they still break ties.
 */
export function payoffsOf(state: State): number[] {
  const spread = spreadOf(state);
  const harmony = state.players.map((_, seat) => expectedHarmony(state, seat));
  return winChances(harmony, spread).map((chance, seat) => {
    let margin = 0;
    for (let other = 0; other < harmony.length; other++) {
      if (other !== seat) margin += ((harmony[seat] as number) - (harmony[other] as number)) / (harmony.length - 1);
    }
    const par = 1 / harmony.length;
    const even = (spread * (chance - par)) / (par * (1 - par));
    return 0.85 * even + 0.15 * margin;
  });
}

/** Chances of winning by expected scores that are off by `spread` or so. */
export function winChances(scores: readonly number[], spread: number): number[] {
  const most = Math.max(...scores);
  const odds = scores.map(score => Math.exp((score - most) / spread));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map(odd => odd / all);
}
