import { between, type Rng, seeded } from '@hanga/web/art/seeded.ts';
import type { Sight } from './sight.ts';
import type { Landscape, Season } from './types.ts';

export type Feature = 'cedars' | 'pine' | 'boulder' | 'pampas' | 'willow' | 'reef' | 'none';

/** A band of mist over a seam: it ends sharp on one side and is wiped away on the other. */
export interface MistBand {
  readonly top: number;
  readonly height: number;
  readonly sharp: 'left' | 'right';
}

/** What two neighbours have in common where they meet. Both make it of the same two sights, and so agree. */
export interface Seam {
  readonly ridge: number;
  readonly horizon: number;
  readonly ground: number;
  /** Water on both sides: the sea goes on. */
  readonly isSea: boolean;
  /** Fields on both sides: their banks go on. */
  readonly isField: boolean;
  /** The height at which a road, or a river, crosses. */
  readonly road: number | undefined;
  readonly river: number | undefined;
  readonly mist: MistBand | undefined;
  readonly feature: Feature;
  /** The season of what straddles it. */
  readonly season: Season;
  readonly birds: number | undefined;
  readonly seed: number;
}

/** The sea is level wherever it is seen. */
export const seaLevel = 160;
export const shoreline = 240;

/** How high the land comes up, and its near ground: a low horizon here, a high one there. */
const lie: Readonly<Record<Landscape, readonly [horizon: number, ground: number]>> = {
  ocean: [162, 246],
  plain: [172, 244],
  forest: [166, 236],
  mountain: [177, 239],
};

const featureOf = (rng: Rng, left: Landscape, right: Landscape): Feature => {
  const pair = [left, right];
  const share = rng();
  if (left === 'ocean' && right === 'ocean') return share < 0.45 ? 'reef' : 'none';
  if (pair.includes('ocean')) return share < 0.4 ? 'pine' : share < 0.75 ? 'boulder' : 'none';
  if (pair.includes('forest')) return share < 0.75 ? 'cedars' : 'none';
  if (pair.includes('mountain'))
    return share < 0.3 ? 'pine' : share < 0.55 ? 'boulder' : share < 0.7 ? 'cedars' : 'none';
  return share < 0.3 ? 'pampas' : share < 0.55 ? 'willow' : 'none';
};

/** Upper mist lies behind the middle ground, lower mist before it. */
const mistOf = (rng: Rng): MistBand | undefined => {
  const share = rng();
  const sharp = rng() < 0.5 ? 'left' : 'right';
  const height = Math.round(between(rng, 16, 25));
  if (share < 0.3) return undefined;
  if (share < 0.55) return { top: 126, height, sharp };
  if (share < 0.78) return { top: 145, height, sharp };
  return { top: 214, height: height - 2, sharp };
};

/** The seam of two sights; at the end of a print, of one and nothing. */
export const seamOf = (left: Sight | undefined, right: Sight | undefined): Seam => {
  const [one, other] = [left ?? right, right ?? left];
  if (!one || !other) throw new Error('a seam of nothing');
  const isEnd = !left || !right;
  const seed = one.number * 131 + other.number * 37 + (isEnd ? 7 : 0);
  const rng = seeded(seed + 9000);
  const isSea = one.landscape === 'ocean' && other.landscape === 'ocean';
  const [a, b] = [lie[one.landscape], lie[other.landscape]];
  const horizon = isSea ? seaLevel : Math.round((a[0] + b[0]) / 2 + between(rng, -7, 7));
  const ground = isSea ? 250 : Math.round((a[1] + b[1]) / 2 + between(rng, -6, 6));
  const ridge = Math.round(horizon - (isSea ? 4 : between(rng, 8, 24)));
  const isLand = one.landscape !== 'ocean' && other.landscape !== 'ocean';
  return {
    ridge,
    horizon,
    ground,
    isSea,
    isField: !isEnd && one.landscape === 'plain' && other.landscape === 'plain',
    road: rng() < 0.62 ? Math.round(between(rng, 260, 272)) : undefined,
    river:
      !isEnd && isLand && rng() < 0.42
        ? Math.round(horizon + (ground - horizon) * between(rng, 0.45, 0.72))
        : undefined,
    mist: isEnd ? undefined : mistOf(rng),
    feature: isEnd ? 'none' : featureOf(rng, one.landscape, other.landscape),
    season: one.season,
    birds: !isEnd && rng() < 0.16 ? Math.round(between(rng, 70, 108)) : undefined,
    seed,
  };
};
