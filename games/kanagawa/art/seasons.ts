import { mix } from '@hanga/web/art/brush.ts';
import type { Color } from '@hanga/web/art/tree.ts';
import type { Season } from './types.ts';

/** What a season does to the air, the ground and whatever grows. */
export interface SeasonInks {
  readonly air: Color;
  readonly ridge: Color;
  readonly water: Color;
  readonly ground: Color;
  readonly mist: Color;
  readonly leaf: Color;
  readonly leafFar: Color;
  readonly field: Color;
  readonly peak: Color;
}

export const seasonInks: Readonly<Record<Season, SeasonInks>> = {
  spring: {
    air: '#f3dcd0',
    ridge: '#b3b4b4',
    water: '#b4cdcd',
    ground: '#b3bb72',
    mist: '#f4d6d2',
    leaf: '#7f965c',
    leafFar: '#aebf9e',
    field: '#bccb8c',
    peak: '#6d8fb0',
  },
  summer: {
    air: '#e3e6c6',
    ridge: '#a3b5ac',
    water: '#9cc3c9',
    ground: '#94a561',
    mist: '#f2e8bd',
    leaf: '#4f7a58',
    leafFar: '#8fb09a',
    field: '#9cb765',
    peak: '#4a7396',
  },
  autumn: {
    air: '#f3d8ac',
    ridge: '#b9ab94',
    water: '#b9c7bb',
    ground: '#c8a35c',
    mist: '#f4d3a4',
    leaf: '#7b7a45',
    leafFar: '#b9ae83',
    field: '#d9b45a',
    peak: '#6a7f94',
  },
  winter: {
    air: '#d5dee2',
    ridge: '#a8b7be',
    water: '#a9bfca',
    ground: '#eceee8',
    mist: '#f2f5f3',
    leaf: '#5d7a78',
    leafFar: '#a3b6b8',
    field: '#e6e9e2',
    peak: '#7d97ab',
  },
  storm: {
    air: '#a3adb2',
    ridge: '#79868f',
    water: '#7d94a2',
    ground: '#8d8f68',
    mist: '#b3b9b8',
    leaf: '#3f5b55',
    leafFar: '#728a8b',
    field: '#8f9a6b',
    peak: '#3f536b',
  },
};

/** Two neighbours meet halfway, so a seam has one colour whoever is beside it. Alone, a season runs out to the edge. */
export const seamInk = (part: keyof SeasonInks, season: Season, neighbour?: Season): Color =>
  mix(seasonInks[season][part], seasonInks[neighbour ?? season][part], 0.5);
