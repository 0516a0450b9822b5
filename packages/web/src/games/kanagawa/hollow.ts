import { plankSize } from '../../art/index.ts';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
/** The brush's size against the plank it stands on. */
const pawn = 0.82;
/** Where a brush stands on its plank, as CSS inside the plank. */
export const hollowStyle = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `left:${percent(x - 40 * pawn, plankSize.width)};top:${percent(y - 92 * pawn, plankSize.height)};width:${percent(80 * pawn, plankSize.width)}`;
