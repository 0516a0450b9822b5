import type { Draft, StepDraft as KernelDraft, Seat } from '@hanga/kernel';
import type { Kaigan, Player, State } from './types.ts';

export { type Draft, draftList, replaced } from '@hanga/kernel';

export type StepDraft = KernelDraft<Kaigan>;

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

// Written out field by field: spreading an object of this many fields costs fifteen times as much.

export const copyState = (state: State): Draft<State> => ({
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

/** The same, with the lists that steps change in place. */
export function copyWhole(state: State): Draft<State> {
  const next = copyState(state);
  next.tiles = next.tiles.slice();
  next.neutral = next.neutral.slice();
  next.grid = next.grid.slice();
  next.claims = next.claims.slice();
  return next;
}

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
