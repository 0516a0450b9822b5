import type { Box } from '@hanga/web/table/box.ts';
import { boxes, plankSize } from '../art/index.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** The brush's size against the plank it stands on. */
const pawn = 0.82;
const [left, top, width, height] = boxes.pawn;
/** Where a brush stands, in the plank's own units. */
const standing = ({ x, y }: Point): Box => ({
  x: x + left * pawn,
  y: y + top * pawn,
  w: width * pawn,
  h: height * pawn,
});

/** How high a brush is against its width. */
export const brushRatio = height / width;

/** Where a brush stands on its plank, as CSS inside the plank. */
export function hollowStyle(hollow: Point): string {
  const { x, y, w } = standing(hollow);
  return `left:${percent(x, plankSize.width)};top:${percent(y, plankSize.height)};width:${percent(w, plankSize.width)}`;
}

/** The same on a plank that lies on the table. */
export function hollowBox(hollow: Point, plank: Box): Box {
  const { x, y, w, h } = standing(hollow);
  const scale = plank.w / plankSize.width;
  return { x: plank.x + x * scale, y: plank.y + y * scale, w: w * scale, h: h * scale };
}
