import type { Seat } from '@hanga/kernel';
import type { Event, Player, State } from './types.ts';

/** A fresh copy that its maker may still change; once handed out as a state, nobody does. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * A state in the making. What a step changes is copied before its first change and from then on the draft's own: for one
 * step, or for many where nobody wants the states in between.
 */
export interface StepDraft {
  state: Draft<State>;
  /** What has happened; `undefined` where nobody listens. */
  readonly events: Event[] | undefined;
  reveals: boolean;
  /** Bit n: player n is the draft's own, and so is the list of players. */
  ownPlayers: number;
  /** For many steps: lists of a state or a player are copied with it and then changed in place. */
  readonly isLasting: boolean;
}

/** For one step, told by events where somebody listens. */
export const draftOf = (state: State, events?: Event[]): StepDraft => ({
  state: copyState(state),
  events,
  reveals: false,
  ownPlayers: 0,
  isLasting: false,
});

/** For as many steps as one likes. */
export function lastingDraftOf(state: State): StepDraft {
  const step = { state: copyState(state), events: undefined, reveals: false, ownPlayers: 0, isLasting: true };
  goTo(step, state);
  return step;
}

/** Lets a lasting draft go on from a state, which itself stays as it is. */
export function goTo(step: StepDraft, state: State): void {
  const next = copyState(state);
  next.tiles = next.tiles.slice();
  next.neutral = next.neutral.slice();
  next.grid = next.grid.slice();
  next.claims = next.claims.slice();
  step.state = next;
  step.ownPlayers = 0;
}

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

/** A list of the draft, to be changed. */
export const draftList = <Item>(step: StepDraft, items: readonly Item[]): Item[] =>
  step.isLasting ? (items as Item[]) : items.slice();

/** The list with one entry changed. */
export function replaced<Item>(step: StepDraft, items: readonly Item[], place: number, item: Item): readonly Item[] {
  const next = draftList(step, items);
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

function copyLists(player: Draft<Player>): void {
  player.honor = player.honor.slice();
  player.tracks = player.tracks.slice();
  player.surveyors = player.surveyors.slice();
  player.markers = player.markers.slice();
}
