import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import type { State } from '../types.ts';

/** The same table for anybody, with another order of the pile. From the rules (G51), not from `view.ts`. */
export const exchange = (state: State, _viewer: Viewer, rng: Rng): State => ({
  ...state,
  pile: shuffle(rng, state.pile),
});
