export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A box as CSS, measured from another one's corner. */
export const at = (box: Box, from: { readonly x: number; readonly y: number } = { x: 0, y: 0 }): string =>
  `left:${round(box.x - from.x)}px;top:${round(box.y - from.y)}px;width:${round(box.w)}px;height:${round(box.h)}px`;

/** Class names, the absent ones left out. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
