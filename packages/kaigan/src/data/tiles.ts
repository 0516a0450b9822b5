import type { TrackName } from './tracks.ts';

/** A map tile: the track that it advances, and the markers that complete it. */
export interface Tile {
  readonly kind: TrackName;
  readonly size: number;
}

/**
 * How many tiles there are of each kind and size. Provenance: the rulebook counts 7 Artistic, 9 Government and 8 Travel
 * tiles, in sizes from 2 to 4. **Reconstructed: how many of each size.**
 */
export const tileCounts: Readonly<Record<TrackName, Readonly<Record<number, number>>>> = {
  artistic: { 2: 2, 3: 3, 4: 2 },
  government: { 2: 3, 3: 3, 4: 3 },
  travel: { 2: 3, 3: 2, 4: 3 },
};
