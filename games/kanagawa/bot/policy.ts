import { fastRng, type Seat } from '@hanga/kernel';
import { type Action, kanagawa, type State } from '../rules/index.ts';
import { tableKey, turnAfterTaking } from './knownTurns.ts';
import { restOfRound } from './school.ts';
import { type Arrangement, type Effort, endTurn } from './turn.ts';
import { expectedHarmony } from './value.ts';

/** What a decision at school leads to. */
export interface Option {
  readonly action: Action;
  /** The seat's margin to be expected. */
  readonly value: number;
  /** The work that follows, if a column is taken. */
  readonly turn?: Arrangement;
}

const noChance = fastRng(0);

/** A seat's harmony to be expected, less the mean of the others'. */
export function marginOf(state: State, seat: Seat): number {
  const rivals = state.players.length - 1;
  let margin = 0;
  for (let other = 0; other <= rivals; other++) {
    const harmony = expectedHarmony(state, other);
    margin += other === seat ? harmony : -harmony / rivals;
  }
  return margin;
}

/** All that a seat may decide at school, in a world where everything is known; columns first. */
export function optionsAt(state: State, seat: Seat, effort: Effort): Option[] {
  const now = effort.watchesOthers ? marginOf(state, seat) : expectedHarmony(state, seat);
  const key = tableKey(state, seat, effort);
  const turns: { action: Action; turn: Arrangement }[] = [];
  let canWait = false;
  for (const action of kanagawa.legal(state, seat)) {
    if (action.kind === 'wait') canWait = true;
    else if (action.kind === 'take') {
      turns.push({ action, turn: turnAfterTaking(state, seat, action.column, effort, key) });
    }
  }
  const gains = turns.map(({ turn }) => turn.value - now);
  const options: Option[] = turns.map(({ action, turn }, i) => ({
    action,
    value: turn.value + restOfRound(state, seat, gains, i),
    turn,
  }));
  if (canWait) options.push({ action: WAIT, value: now + restOfRound(state, seat, gains, -1) });
  return options;
}

const WAIT: Action = { kind: 'wait' };

/** The option of most value. */
export function bestOption(options: readonly Option[]): Option {
  let best = options[0] as Option;
  for (const option of options) if (option.value > best.value) best = option;
  return best;
}

/** For who is asked out of turn: the answer after which the seat stands best. */
export function bestAnswer(state: State, seat: Seat, legal: readonly Action[]): Action {
  const values = legal.map(action => marginOf(kanagawa.apply(state, seat, action, noChance).state, seat));
  return legal[values.indexOf(Math.max(...values))] as Action;
}

/** Does what was decided, up to the next decision at school. */
export function follow(state: State, seat: Seat, option: Option): State {
  if (!option.turn) return kanagawa.apply(state, seat, option.action, noChance).state;
  return endTurn(option.turn.state, seat);
}
