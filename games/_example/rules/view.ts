import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import { cards, errandsEach } from './data/box.ts';
import { allSouvenirs } from './road.ts';
import type { PlayerView, State, View } from './types.ts';

/** D13: all that the viewer may know, named field by field. How many cards are in the pile follows from the others. */
export function view(state: State, viewer: Viewer): View {
  const isOver = state.phase.kind === 'over';
  return {
    viewer,
    rules: state.rules,
    row: state.row,
    discards: state.discards,
    players: state.players.map(
      ({ at, coins, errands }, seat): PlayerView =>
        isOver || seat === viewer ? { at, coins, errands } : { at, coins },
    ),
    owners: state.owners,
    arrived: state.arrived,
    phase: state.phase,
  };
}

/** A state behind the view: the cards that are not seen, and the errands of others, as chance deals them. */
export function imagine(view: View, rng: Rng): State {
  const seen = new Set([...view.row, ...view.discards]);
  const pile = shuffle(
    rng,
    cards.map((_, card) => card).filter(card => !seen.has(card)),
  );
  const known = new Set(view.players.flatMap(({ errands = [] }) => errands));
  const unknown = shuffle(
    rng,
    allSouvenirs.filter(errand => !known.has(errand)),
  );
  return {
    rules: view.rules,
    row: view.row,
    pile,
    discards: view.discards,
    players: view.players.map(({ at, coins, errands }) => ({
      at,
      coins,
      errands: errands ?? unknown.splice(0, errandsEach),
    })),
    spare: unknown,
    owners: view.owners,
    arrived: view.arrived,
    phase: view.phase,
  };
}
