import type { PrintLandscapeName, SeasonName } from './cardTypes.ts';

/** The four starting tiles. Provenance: photographs of the tiles. */
export const startingTiles = [
  { landscape: 'plain', season: 'spring', arrows: 1, brushes: 2 },
  { landscape: 'ocean', season: 'summer', arrows: 1, brushes: 2 },
  { landscape: 'mountain', season: 'autumn', arrows: 1, brushes: 2 },
  { landscape: 'forest', season: 'winter', arrows: 1, brushes: 2 },
] as const satisfies readonly {
  landscape: PrintLandscapeName;
  season: Exclude<SeasonName, 'storm'>;
  arrows: number;
  brushes: number;
}[];
