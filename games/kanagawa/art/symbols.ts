import { type Art, moved, type Node, node, scaled } from '@hanga/web/art/tree.ts';
/** [x, y, width, height] of everything drawn around its own origin. */
export const boxes = {
  subject: [-78, -160, 156, 168],
  grove: [-100, -160, 200, 168],
  /** Kites fly higher than anything stands. */
  aloft: [-100, -216, 200, 224],
  icon: [-27, -28, 54, 56],
  wave: [78, 92, 124, 152],
  pawn: [-40, -92, 80, 104],
} as const satisfies Record<string, readonly [number, number, number, number]>;

export type Boxed = keyof typeof boxes;

/** Drawings by their names for `use`, each with the box that it is drawn in. */
export type Drawings = Readonly<Record<string, readonly [kind: Boxed, draw: () => Art]>>;

/** Before every name that drawings refer to: the page holds those of other games too. */
export const prefix = 'k-';

export const symbol = (id: string, kind: Boxed, art: Art): Node =>
  node('symbol', { id: prefix + id, overflow: 'visible', viewBox: boxes[kind] }, art);

/** Called with the name of every symbol that a drawing refers to: it must then be in the page. */
let askFor: (id: string) => void = () => {};

export const whenAskedFor = (hear: (id: string) => void): void => {
  askFor = hear;
};

const brief = (value: number): number => Math.round(value * 1000) / 1000;

/** Draws a symbol of the sprite with its own origin at (x, y). */
export const use = (id: string, kind: Boxed, x: number, y: number, scale = 1, mirror: 1 | -1 = 1): Art => {
  const [left, top, width, height] = boxes[kind];
  return node('use', {
    href: addressOfSymbol(id),
    x: left,
    y: top,
    width,
    height,
    transform: [moved(brief(x), brief(y)), scaled(brief(scale * mirror), brief(scale))],
  });
};

/** The address of a symbol, for a `use` written elsewhere. */
export const addressOfSymbol = (id: string): `#${string}` => {
  askFor(id);
  return `#${prefix}${id}`;
};
