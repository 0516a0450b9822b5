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

export const draftStep = (state: State): StepDraft => ({ state: copyState(state), events: [], reveals: false });

/** Puts a copy of the player in the draft, to be changed. */
export function draftPlayer(state: Draft<State>, seat: Seat): Draft<Player> {
  const players = state.players.slice();
  const player = copyPlayer(players[seat] as Player);
  players[seat] = player;
  state.players = players;
  return player;
}

/** The list with one entry changed. */
export function replaced<Item>(items: readonly Item[], place: number, item: Item): Item[] {
  const next = items.slice();
  next[place] = item;
  return next;
}

// Written out field by field: spreading an object of this many fields costs fifteen times as much.

const copyState = (state: State): Draft<State> => ({
  rules: state.rules,
  options: state.options,
  round: state.round,
  start: state.start,
  quadrant: state.quadrant,
  pile: state.pile,
  scored: state.scored,
  tiles: state.tiles,
  neutral: state.neutral,
  grid: state.grid,
  claims: state.claims,
  players: state.players,
  phase: state.phase,
});

export const copyPlayer = (player: Player): Draft<Player> => ({
  cards: player.cards,
  ryo: player.ryo,
  honor: player.honor,
  tracks: player.tracks,
  surveyors: player.surveyors,
  markers: player.markers,
});
