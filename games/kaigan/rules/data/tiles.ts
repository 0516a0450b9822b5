import type { Editions } from '@hanga/kernel';
import type { TrackName } from './tracks.ts';

/** A map tile: the track that it advances, and the markers that complete it. */
export interface Tile {
  readonly kind: TrackName;
  readonly size: number;
}

/** G3: however many of each kind and size. */
export const tilesInBox = 24;

/** How many tiles there are of each kind and size. */
export type TileCounts = Readonly<Record<TrackName, Readonly<Record<number, number>>>>;

/**
 * The tiles of the box by rules number. Provenance: the rulebook counts 7 Artistic, 9 Government and 8 Travel tiles, in
 * sizes from 2 to 4. **Reconstructed: how many of each size.** To correct them, add a table with a new number below
 * and leave the earlier ones as they are: games that were played with them still are.
 */
export const tileCounts: Editions<TileCounts> = {
  1: {
    artistic: { 2: 2, 3: 3, 4: 2 },
    government: { 2: 3, 3: 3, 4: 3 },
    travel: { 2: 3, 3: 2, 4: 3 },
  },
};
