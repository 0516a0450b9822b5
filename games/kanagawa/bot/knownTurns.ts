import { fastRng, type Seat } from '@hanga/kernel';
import { type Action, type CardId, kanagawa, type Player, type State } from '../rules/index.ts';
import { type Arrangement, bestTurn, type Effort } from './turn.ts';

/**
 * Worlds that a seat cannot tell apart differ in the deck's order and in a few hidden cards. What can be made of a
 * column depends on neither but for the cards in it: so most turns of a search are worked out once for all worlds.
 */
const known = new Map<string, { readonly actions: readonly Action[]; readonly value: number }>();
const MOST = 4000;

const noChance = fastRng(0);

/** All that the value of a turn depends on, besides the column that is taken. */
export function tableKey(state: State, seat: Seat, { steps, watchesOthers, movesAtEnd }: Effort): string {
  const { round, row, table, grandMaster, assistant, brushes, storms, yokai, deck, options, rules } = state;
  let key = `${seat};${steps};${watchesOthers};${movesAtEnd};${round};${row};${table};${grandMaster};${assistant};`;
  key += `${brushes};${storms};${yokai};${deck.length};${options.brushDiplomas};${options.noColumn};${options.yokai ? 1 : 0};${rules}`;
  for (const player of state.players) key += `|${playerKey(player)}`;
  return key;
}

function playerKey(player: Player): string {
  const { tile, print, studio, open, secret, icons } = player;
  const numbers = `${player.atSchool};${player.brushes};${player.arrows};${player.arrowsUsed};${player.keeps}`;
  const more = `${player.storms};${player.yokai};${player.diplomas};${player.left}`;
  return `${tile};${print.join()};${studio.join()};${open.join()};${secret.join()};${icons.join()};${numbers};${more}`;
}

/** The best turn after taking a column; `key` is the table's. */
export function turnAfterTaking(state: State, seat: Seat, column: number, effort: Effort, key: string): Arrangement {
  const taken = kanagawa.apply(state, seat, { kind: 'take', column }, noChance).state;
  const whole = `${key}/${column}:${(state.columns[column] as readonly CardId[]).join()}`;
  const found = known.get(whole);
  if (found) return { ...found, state: redone(taken, seat, found.actions) };
  const turn = bestTurn(taken, seat, effort);
  // Where somebody else answers out of turn, the actions of the seat alone do not lead to the end.
  if (!state.options.yokai) {
    if (known.size >= MOST) known.clear();
    known.set(whole, { actions: turn.actions, value: turn.value });
  }
  return turn;
}

function redone(start: State, seat: Seat, actions: readonly Action[]): State {
  let state = start;
  for (const action of actions) state = kanagawa.apply(state, seat, action, noChance).state;
  return state;
}
