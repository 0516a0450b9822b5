import { type Draft, draftList, type StepDraft as KernelDraft, type Seat } from '@hanga/kernel';
import type { Kanagawa, Player, State } from './types.ts';

export { type Draft, draftList, replaced } from '@hanga/kernel';

export type StepDraft = KernelDraft<Kanagawa>;

/** The player as the draft's own, to be changed. */
export function draftPlayer(step: StepDraft, seat: Seat): Draft<Player> {
  const { state, ownPlayers } = step;
  if ((ownPlayers & (1 << seat)) !== 0) return state.players[seat] as Draft<Player>;
  const players = ownPlayers === 0 ? state.players.slice() : (state.players as Player[]);
  const player = copyPlayer(players[seat] as Player);
  if (step.isLasting) copyLists(player);
  players[seat] = player;
  state.players = players;
  step.ownPlayers |= 1 << seat;
  return player;
}

/** The list with one entry more. */
export function appended<Item>(step: StepDraft, items: readonly Item[], item: Item): readonly Item[] {
  const next = draftList(step, items);
  next.push(item);
  return next;
}

/** The list without one of its entries. */
export function without<Item>(step: StepDraft, items: readonly Item[], item: Item): readonly Item[] {
  const next = draftList(step, items);
  for (let i = next.indexOf(item); i < next.length - 1; i++) next[i] = next[i + 1] as Item;
  next.pop();
  return next;
}

// Written out field by field: spreading an object of this many fields costs fifteen times as much.

export const copyState = (state: State): Draft<State> => ({
  rules: state.rules,
  options: state.options,
  suits: state.suits,
  round: state.round,
  deck: state.deck,
  row: state.row,
  columns: state.columns,
  mustTake: state.mustTake,
  players: state.players,
  grandMaster: state.grandMaster,
  assistant: state.assistant,
  brushes: state.brushes,
  storms: state.storms,
  yokai: state.yokai,
  table: state.table,
  phase: state.phase,
});

/** The same, with the lists that steps change in place. */
export function copyWhole(state: State): Draft<State> {
  const next = copyState(state);
  next.columns = state.columns.map(lesson => lesson.slice());
  return next;
}

export const copyPlayer = (player: Player): Draft<Player> => ({
  tile: player.tile,
  atSchool: player.atSchool,
  print: player.print,
  studio: player.studio,
  open: player.open,
  secret: player.secret,
  brushes: player.brushes,
  icons: player.icons,
  arrows: player.arrows,
  arrowsUsed: player.arrowsUsed,
  keeps: player.keeps,
  storms: player.storms,
  yokai: player.yokai,
  diplomas: player.diplomas,
  left: player.left,
});

function copyLists(player: Draft<Player>): void {
  player.print = player.print.slice();
  player.studio = player.studio.slice();
  player.open = player.open.slice();
  player.secret = player.secret.slice();
  player.icons = player.icons.slice();
}
