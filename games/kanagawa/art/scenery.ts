import type { Rng } from '@hanga/web/art/seeded.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';
import type { Scene, Stage } from './scenes/scene.ts';
import type { Seam } from './seam.ts';
import type { Neighbours } from './sight.ts';
import type { Landscape, Season } from './types.ts';

/** A side of a panel, where mist may cross. */
export interface MistSide {
  readonly seam: Seam;
  readonly side: 'left' | 'right';
  /** The colour in which the two neighbours meet, and the panel's own. */
  readonly meet: Color;
  readonly own: Color;
}
export type Mist = readonly [MistSide, MistSide];

/** What is over a panel. */
export interface Sky {
  readonly season: Season;
  readonly landscape: Landscape;
  readonly number: number;
  /** How many panels of this season came before. */
  readonly run: number;
  /** Birds cross one of its seams. */
  readonly isCrossed: boolean;
}

/** Further views, by landscape and number: what each has of its own. */
export type LaterViews = Partial<
  Readonly<Record<Landscape, Readonly<Record<number, (stage: Stage) => Partial<Scene>>>>>
>;

/**
 * What a first board does without until the press has printed it: weather and flowers, ways and trees over the seams, birds,
 * drifting leaves, further views.
 */
export interface Scenery {
  road(left: Seam, right: Seam, number: number): Art;
  river(left: Seam, right: Seam, number: number): Art;
  straddling(left: Seam, right: Seam, what: 'land' | 'sky'): Art;
  mistInks(mist: Mist, key: string): Art;
  mistBands(mist: Mist, key: string, depth: 'behind' | 'before'): Art;
  /** The sun or the moon of a run of a season, low in the sky, behind everything. */
  luminary(season: Season, landscape: Landscape, rng: Rng): Art;
  stormBank(rng: Rng, goesOn: { readonly left: boolean; readonly right: boolean }): Art;
  weather(sky: Sky): Art;
  foreground(season: Season, rng: Rng, sides: 'left' | 'both'): Art;
  flying(sky: Sky): Art;
  drifting(sky: Sky, beside: Neighbours): Art;
  readonly views: LaterViews;
}

const nothing = (): Art => [];
const bare: Scenery = {
  luminary: nothing,
  stormBank: nothing,
  weather: nothing,
  foreground: nothing,
  mistInks: nothing,
  mistBands: nothing,

  road: nothing,
  river: nothing,
  straddling: nothing,
  flying: nothing,
  drifting: nothing,
  views: {},
};

let scenery = bare;
let hear = (): void => {};

/** The press has it from the start; the page fetches it, and shows what the press prints. */
export const addScenery = (arrived: Scenery): void => {
  scenery = arrived;
  hear();
};

/** Calls back when it has come. */
export const whenSceneryComes = (listener: () => void): void => {
  hear = listener;
};

export const currentScenery = (): Scenery => scenery;
