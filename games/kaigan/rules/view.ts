import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import { copyPlayer } from './draft.ts';
import { placeInBox, tilesUnder } from './tiles.ts';
import { NONE, type State, type View } from './types.ts';

/**
 * G50, G51: all that the viewer may know, named field by field. The purses are among it: they follow from public
 * events, and whether the page covers them is told by the options. Only the order of the pile is hidden.
 */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    rules: state.rules,
    options: state.options,
    round: state.round,
    start: state.start,
    quadrant: state.quadrant,
    pile: state.pile.length,
    scored: state.scored,
    tiles: state.tiles,
    neutral: state.neutral,
    grid: state.grid,
    claims: state.claims,
    players: state.players.map(copyPlayer),
    phase: state.phase,
  };
}

/** A state behind the view: the tiles that are neither on the map nor scored, in an order that chance draws. */
export function imagine(view: View, rng: Rng): State {
  let seen = view.scored;
  for (const tile of view.tiles) if (tile !== NONE) seen |= 1 << placeInBox(tile);
  return {
    rules: view.rules,
    options: view.options,
    round: view.round,
    start: view.start,
    quadrant: view.quadrant,
    pile: shuffle(
      rng,
      tilesUnder(view.rules).filter(tile => (seen & (1 << placeInBox(tile))) === 0),
    ),
    scored: view.scored,
    tiles: view.tiles,
    neutral: view.neutral,
    grid: view.grid,
    claims: view.claims,
    players: view.players,
    phase: view.phase,
  };
}
