import { boxes, symbols } from './pieces.ts';

const brief = (value: number): number => Math.round(value * 1000) / 1000;

/** Draws a symbol of the sprite with its own origin at (x, y). */
export const use = (name: string, x: number, y: number, scale = 1): string => {
  const [left, top, width, height] = boxes[symbols[name]?.[0] ?? 'icon'];
  return `<use href="#g-${name}" x="${left}" y="${top}" width="${width}" height="${height}" transform="translate(${brief(x)} ${brief(y)})scale(${brief(scale)})"/>`;
};
