import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';

/** A point of a building: along its right wall, along its left wall, and up, from the near corner on the ground. */
export type At = (right: number, left: number, up: number) => string;

/** Two-point perspective with the near corner at (x, y); the horizon lies `eye` above the ground. */
export const cornerAt =
  (x: number, y: number, eye = 46, wide = 0.82): At =>
  (right, left, up) => {
    const depth = 1 + (right + left) * 0.0036;
    const across = (right * wide - left * (1.5 - wide)) / depth;
    return `${(x + across).toFixed(1)},${(y - eye + (eye - up) / depth).toFixed(1)}`;
  };

const hard = (points: readonly string[]): string => points.map(point => `${point}!`).join(' ');

/** A flat piece of wall or roof between corners. */
export const plane = (color: Color, points: readonly string[], weight = 1.2): Art =>
  carved(hard(points), color, weight);
export const patch = (color: Color, points: readonly string[]): Art => fill(loop(hard(points)), color);

export interface Box {
  readonly right: number;
  readonly left: number;
  readonly from: number;
  readonly to: number;
  /** How far in from the near corner on both walls. */
  readonly inset?: number;
}

/** Two walls that meet at the near corner: the right one in the light, the left one in shade. */
export const walls = (at: At, { right, left, from, to, inset: n = 0 }: Box, light: Color, shade: Color): Art => [
  plane(shade, [at(n, n, from), at(n, n, to), at(n, left - n, to), at(n, left - n, from)]),
  plane(light, [at(n, n, from), at(n, n, to), at(right - n, n, to), at(right - n, n, from)]),
];

/** Upright bars, a share of the way along a wall each. */
export const bars = (
  at: At,
  wall: 'right' | 'left',
  span: readonly [number, number],
  up: readonly [number, number],
  count: number,
  color: Color,
  width = 1,
): Art =>
  lines(
    times(count, index => {
      const along = span[0] + ((span[1] - span[0]) * index) / Math.max(1, count - 1);
      const spot = (high: number): string => (wall === 'right' ? at(along, 0, high) : at(0, along, high));
      return `${spot(up[0])} ${spot(up[1])}`;
    }),
    width,
    color,
    'none',
  );

interface Hip {
  readonly right: number;
  readonly left: number;
  /** The eaves' height, and the top's over it. */
  readonly up: number;
  readonly rise: number;
  readonly over: number;
  readonly lift: number;
  /** How far the top lies within the walls. */
  readonly top: number;
  /** Where the walls begin, of a storey that is set back. */
  readonly inset?: number;
}

/** A tiled roof over four walls, swept, its corners lifted. */
export const hipped = (
  at: At,
  { right, left, up, rise, over, lift, top, inset = 0 }: Hip,
  light: Color,
  shade: Color,
  rib: Color,
): Art => {
  const [near, farRight, farLeft] = [inset - over, right - inset + over, left - inset + over];
  const [topNear, topRight, topLeft] = [inset + top, right - inset - top, left - inset - top];
  const mid = (a: number, b: number, share: number): number => a + (b - a) * share;
  const sag = rise * 0.3;
  const face = (
    end: number,
    topEnd: number,
    spot: (along: number, deep: number, high: number) => string,
    color: Color,
  ): Art => {
    const eave = (share: number): string => spot(mid(near, end, share), near, up + lift * Math.abs(share * 2 - 1) ** 3);
    const ribs = times(7, index => {
      const share = 0.1 + index * 0.133;
      const high = `${spot(mid(topNear, topEnd, share), topNear, up + rise)}`;
      const middle = spot(
        mid(mid(near, end, share), mid(topNear, topEnd, share), 0.5),
        mid(near, topNear, 0.5),
        up + sag,
      );
      return `${high} ${middle} ${eave(share)}`;
    });
    return [
      carved(
        `${eave(0)}! ${eave(0.2)} ${eave(0.5)} ${eave(0.8)} ${eave(1)}! ${spot(mid(end, topEnd, 0.5), mid(near, topNear, 0.5), up + sag)} ${spot(topEnd, topNear, up + rise)}! ${spot(topNear, topNear, up + rise)}! ${spot(mid(near, topNear, 0.5), mid(near, topNear, 0.5), up + sag)}`,
        color,
        1.3,
      ),
      lines(ribs, 0.9, rib, 'none'),
      // The eaves' own thickness.
      lines([`${eave(0)} ${eave(0.2)} ${eave(0.5)} ${eave(0.8)} ${eave(1)}`], 2.6, keyInk, 'none'),
      lines([`${eave(0)} ${eave(0.2)} ${eave(0.5)} ${eave(0.8)} ${eave(1)}`], 1, rib, 'none'),
    ];
  };
  return [
    face(farLeft, topLeft, (along, deep, high) => at(deep, along, high), shade),
    face(farRight, topRight, (along, deep, high) => at(along, deep, high), light),
  ];
};

/** Smoke that leans with the wind and thins. */
export const smoke = (x: number, y: number): Art => [
  fill(
    loop(
      `${x},${y}! ${x + 7},${y - 12} ${x + 3},${y - 24} ${x + 14},${y - 36} ${x + 12},${y - 50}! ${x + 20},${y - 36} ${x + 12},${y - 22} ${x + 13},${y - 10} ${x + 4},${y}!`,
    ),
    '#f4efe2',
    { opacity: 0.8 },
  ),
];
