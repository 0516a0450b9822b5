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

export const symbol = (id: string, kind: Boxed, markup: string): string =>
  `<symbol id="k-${id}" overflow="visible" viewBox="${boxes[kind].join(' ')}">${markup}</symbol>`;

/** Called with the name of every symbol that a drawing refers to: it must then be in the page. */
let askFor: (id: string) => void = () => {};

export const whenAskedFor = (hear: (id: string) => void): void => {
  askFor = hear;
};

const brief = (value: number): number => Math.round(value * 1000) / 1000;

/** Draws a symbol of the sprite with its own origin at (x, y). */
export const use = (id: string, kind: Boxed, x: number, y: number, scale = 1, mirror: 1 | -1 = 1): string => {
  const [left, top, width, height] = boxes[kind];
  return `<use href="${addressOfSymbol(id)}" x="${left}" y="${top}" width="${width}" height="${height}" transform="translate(${brief(x)} ${brief(y)})scale(${brief(scale * mirror)} ${brief(scale)})"/>`;
};

/** The address of a symbol, for a `use` written elsewhere. */
export const addressOfSymbol = (id: string): string => {
  askFor(id);
  return `#k-${id}`;
};

/** A symbol of the sprite as a picture of its own. */
export const picture = (id: string, kind: Boxed): string =>
  `<svg viewBox="${boxes[kind].join(' ')}" xmlns="http://www.w3.org/2000/svg">${use(id, kind, 0, 0)}</svg>`;
