import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import { errandsEach } from '../data/box.ts';
import type { State } from '../types.ts';

/** The same table with all exchanged that `viewer` cannot know. From the rules (D13), not from `view.ts`. */
export function exchange(state: State, viewer: Viewer, rng: Rng): State {
  const pile = shuffle(rng, state.pile);
  if (state.phase.kind === 'over') return { ...state, pile };
  const isHidden = (seat: number): boolean => seat !== viewer;
  const unknown = shuffle(rng, [
    ...state.spare,
    ...state.players.flatMap(({ errands }, seat) => (isHidden(seat) ? errands : [])),
  ]);
  const players = state.players.map((player, seat) =>
    isHidden(seat) ? { ...player, errands: unknown.splice(0, errandsEach) } : player,
  );
  return { ...state, pile, players, spare: unknown };
}
