import { type Dot, dot, through } from '@hanga/web/art/brush.ts';
import type { Rng } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { panelSize } from '../paper.ts';
import type { Seam } from '../seam.ts';
import type { Season } from '../types.ts';

/** What a landscape is painted into. A scene that is turned about sees its two seams turned about. */
export interface Stage {
  readonly season: Season;
  readonly left: Seam;
  readonly right: Seam;
  readonly rng: Rng;
}

/** What a landscape paints between the two edges of a panel, from the sky down to the feet. */
export interface Scene {
  /** In the sky and on the horizon. */
  readonly far: Art;
  /** The far ridge between the two sides. */
  readonly ridge: readonly Dot[];
  /** The upper edge of the land behind, between the two sides. */
  readonly land: readonly Dot[];
  /** Between the horizon and the near ground. */
  readonly middle: Art;
  /** The near ground's upper edge between the two sides. */
  readonly ground: readonly Dot[];
  /** On the near ground, behind the subject. */
  readonly near: Art;
  /** Where the subject stands best. */
  readonly stand: number;
}

/**
 * A profile that leaves both side edges level at the agreed heights, closed at the bottom. It runs on a little behind
 * the panel to the right: two edges that only touched would show what lies below.
 */
export const profile = (left: number, right: number, points: readonly Dot[], bottom: number): string =>
  through(
    [
      { ...dot(0, left), corner: true },
      dot(5, left),
      ...points,
      dot(panelSize.width - 5, right),
      { ...dot(panelSize.width + 1, right), corner: true },
      { ...dot(panelSize.width + 1, bottom), corner: true },
      { ...dot(0, bottom), corner: true },
    ],
    true,
  );

/** A height at a share of the way from one seam to the other. */
export const along = (stage: Stage, part: 'ridge' | 'horizon' | 'ground', share: number): number =>
  stage.left[part] + (stage.right[part] - stage.left[part]) * share;
