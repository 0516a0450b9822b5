import { dots, fill, loop } from './brush.ts';
import { type Art, type Color, type Ink, moved, node } from './tree.ts';

/** The key block's ink: indigo under black, never black alone. */
export const keyInk: Color = '#1c2434';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * A colour block under its key line. Light comes from the upper left: there the line thins to a hair and breaks, and
 * on the far side it swells. It is one outline printed twice, the line's print a little down and to the right, so the
 * two never fit quite: that is the misregistration of a hand-pulled print.
 */
export const carvedPath = (path: string, color: Ink, weight = 1.4, line: Ink = keyInk): Art => [
  node('path', {
    d: path,
    fill: line,
    stroke: line,
    'stroke-width': tenths(weight * 0.7),
    'stroke-linejoin': 'round',
    transform: [moved(tenths(weight * 0.22), tenths(weight * 0.34))],
  }),
  node('path', { d: path, fill: color }),
];

export const carved = (outline: string, color: Ink, weight = 1.4, line: Ink = keyInk): Art =>
  carvedPath(loop(outline), color, weight, line);

/** A carved colour block with further inks over it, which it cuts to its own shape: a cloth's pattern, a wiped shade. */
export const dressed = (outline: string, color: Ink, over: readonly string[], weight = 1.4): Art => {
  const path = loop(outline);
  return [carvedPath(path, color, weight), over.map(url => fill(path, { url }))];
};

/** Points at even distances along an outline, each with the direction in which the outline passes it. */
const along = (outline: string, count: number): readonly (readonly [x: number, y: number, angle: number])[] => {
  const points = dots(outline);
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let before = 0;
    const target = (whole * (index + 0.5)) / count;
    for (const { from, to, length } of legs) {
      if (before + length < target) {
        before += length;
        continue;
      }
      const share = (target - before) / (length || 1);
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      return [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, angle] as const;
    }
    return [0, 0, 0] as const;
  });
};

interface Hatch {
  readonly count: number;
  readonly length: number;
  /** Degrees from the outline's own direction. */
  readonly lean: number;
}

/** Short strokes that stand along an outline, longer and shorter in turn: hair, thatch, shade on cloth. */
export const hatch = (outline: string, { count, length, lean }: Hatch): string[] =>
  along(outline, count).map(([x, y, angle], index) => {
    const turn = angle + ((lean + ((index * 37) % 17) - 8) * Math.PI) / 180;
    const long = length * (0.7 + ((index * 29) % 11) * 0.05);
    const end = `${tenths(x + Math.cos(turn) * long)},${tenths(y + Math.sin(turn) * long)}`;
    const bend = `${tenths(x + Math.cos(turn - 0.14) * long * 0.5)},${tenths(y + Math.sin(turn - 0.14) * long * 0.5)}`;
    return `${tenths(x)},${tenths(y)} ${bend} ${end}`;
  });
