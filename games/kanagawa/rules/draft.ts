import type { Seat } from '@hanga/kernel';
import type { Event, Player, State } from './types.ts';

/** A fresh copy that its maker may still change; once handed out as a state, nobody does. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A step in the making: the next state, and what has happened on the way. */
export interface StepDraft {
  readonly state: Draft<State>;
  readonly events: Event[];
  reveals: boolean;
}

export const draftStep = (state: State, event?: Event): StepDraft => ({
  state: copyState(state),
  events: event ? [event] : [],
  reveals: false,
});

/** Puts a copy of the player in the draft, to be changed. */
export function draftPlayer(state: Draft<State>, seat: Seat): Draft<Player> {
  const players = state.players.slice();
  const player = copyPlayer(players[seat] as Player);
  players[seat] = player;
  state.players = players;
  return player;
}

// Written out field by field: spreading an object of this many fields costs fifteen times as much.

const copyState = (state: State): Draft<State> => ({
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
