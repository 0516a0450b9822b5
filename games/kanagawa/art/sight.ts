import type { Landscape, Season } from './types.ts';

/** What a panel shows to the one beside it. */
export interface Sight {
  readonly landscape: Landscape;
  readonly season: Season;
  readonly number: number;
}

/** Where a panel hangs. Without neighbours it is a card by itself. */
export interface Neighbours {
  readonly left?: Sight | undefined;
  readonly right?: Sight | undefined;
  /** How its landscape is seen; its own way, if not said. */
  readonly view?: number | undefined;
  /** Which of the looks of its subject it takes; its own, if not said. */
  readonly look?: number | undefined;
  /** How far its season has run: the sun or the moon stands over the first panel, 0, of a run that has any. */
  readonly run?: number | undefined;
  /** The panel to its left has somebody cut by the frame already: here everybody stands whole. */
  readonly isWhole?: boolean | undefined;
}
