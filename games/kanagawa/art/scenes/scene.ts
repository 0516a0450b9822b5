import { type Dot, dot, through } from '@hanga/web/art/brush.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { panelSize } from '../paper.ts';

/** Heights at which every panel meets its neighbours. */
export const edge = { ridge: 150, horizon: 164, ground: 240 } as const;

/** What a landscape paints between the two edges of a panel, from the sky down to the feet. */
export interface Scene {
  /** In the sky and on the horizon. */
  readonly far: Art;
  /** The far ridge between the two sides. */
  readonly ridge: readonly Dot[];
  /** Between the horizon and the near ground. */
  readonly middle: Art;
  /** The near ground's upper edge between the two sides. */
  readonly ground: readonly Dot[];
  /** On the near ground, behind the subject. */
  readonly near: Art;
  /** Where the subject stands best. */
  readonly stand: number;
}

/** A profile that leaves both side edges level at the agreed height, closed at the bottom. */
export const profile = (height: number, points: readonly Dot[], bottom: number): string =>
  through(
    [
      { ...dot(0, height), corner: true },
      dot(5, height),
      ...points,
      dot(panelSize.width - 5, height),
      { ...dot(panelSize.width, height), corner: true },
      { ...dot(panelSize.width, bottom), corner: true },
      { ...dot(0, bottom), corner: true },
    ],
    true,
  );
