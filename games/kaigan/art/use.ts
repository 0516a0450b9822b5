import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { boxOf } from './pieces.ts';

const brief = (value: number): number => Math.round(value * 1000) / 1000;

/** Draws a symbol of the sprite with its own origin at (x, y). */
export const use = (name: string, x: number, y: number, scale = 1): Art => {
  const [left, top, width, height] = boxOf(name);
  return node('use', {
    href: `#g-${name}`,
    x: left,
    y: top,
    width,
    height,
    transform: [moved(brief(x), brief(y)), scaled(brief(scale))],
  });
};
