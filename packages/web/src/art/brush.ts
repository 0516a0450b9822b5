import { ink } from './tokens.ts';
import { type Art, type Color, type Ink, type Look, moved, node, scaled } from './tree.ts';

/** A point of a drawn outline. `corner` keeps the knife's sharp turn; `width` is used by ribbons. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly corner: boolean;
}

/** Tenths as they are written: most numbers of a drawing come again and again. */
const written = new Map<number, string>();

const writtenTenths = (tenths: number): string => {
  let text = written.get(tenths);
  if (text === undefined) {
    text = String(tenths / 10).replace(/^(-?)0\./, '$1.');
    written.set(tenths, text);
  }
  return text;
};

const brief = (value: number): string => writtenTenths(Math.round(value * 10));
const tenths = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: string, y: string): string => (y.startsWith('-') ? x + y : `${x} ${y}`);
export const at = (x: number, y: number): string => pair(brief(x), brief(y));

const readDots = (text: string): Dot[] =>
  text
    .trim()
    .split(/\s+/)
    .map(word => {
      const corner = word.endsWith('!');
      const [x = 0, y = 0, width = 1] = (corner ? word.slice(0, -1) : word).split(',').map(Number);
      return { x, y, width, corner };
    });

const read = new Map<string, readonly Dot[]>();

/** Outlines are written as "x,y x,y! x,y,w": `!` is a corner, w a width. Each is read once. */
export const dots = (text: string): readonly Dot[] => {
  let points = read.get(text);
  if (!points) {
    points = readDots(text);
    read.set(text, points);
  }
  return points;
};

export const dot = (x: number, y: number, width = 1): Dot => ({ x, y, width, corner: false });

const reach = 0.34;

/** A smooth path through the dots; handles follow the neighbours and never overshoot. */
export const through = (points: readonly Dot[], closed: boolean): string => {
  const count = points.length;
  const first = points[0];
  if (!first) return '';
  // In tenths, relative to where the rounded path has really got to, so that rounding never adds up.
  let penX = Math.round(first.x * 10);
  let penY = Math.round(first.y * 10);
  let path = `M${pair(writtenTenths(penX), writtenTenths(penY))}`;
  const step = (x: number, y: number): string =>
    pair(writtenTenths(Math.round(x * 10 - penX)), writtenTenths(Math.round(y * 10 - penY)));
  const joined = (before: string, next: string): string => (next.startsWith('-') ? before + next : `${before} ${next}`);
  let [ax, ay] = heading(points, 0, closed);
  const end = closed ? count : count - 1;
  for (let index = 0; index < end; index++) {
    const from = points[index] as Dot;
    const to = points[index + 1 === count ? 0 : index + 1] as Dot;
    const [bx, by] = heading(points, index + 1 === count ? 0 : index + 1, closed);
    if (ax === 0 && ay === 0 && bx === 0 && by === 0) path += `l${step(to.x, to.y)}`;
    else {
      const span = Math.hypot(to.x - from.x, to.y - from.y) * reach;
      const handles = joined(step(from.x + ax * span, from.y + ay * span), step(to.x - bx * span, to.y - by * span));
      path += `c${joined(handles, step(to.x, to.y))}`;
    }
    penX += Math.round(to.x * 10 - penX);
    penY += Math.round(to.y * 10 - penY);
    ax = bx;
    ay = by;
  }
  return closed ? `${path}Z` : path;
};

const nowhere = [0, 0] as const;

/** The direction in which a path passes a dot: none at corners and at open ends. */
const heading = (points: readonly Dot[], index: number, closed: boolean): readonly [number, number] => {
  const last = points.length - 1;
  const before = points[index - 1] ?? (closed ? points[last] : undefined);
  const after = points[index + 1] ?? (closed ? points[0] : undefined);
  if (points[index]?.corner || !before || !after) return nowhere;
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};

export const loop = (outline: string): string => through(dots(outline), true);
export const open = (outline: string): string => through(dots(outline), false);

/** A stroke whose width changes along the way, as a filled outline. */
export const ribbon = (points: readonly Dot[]): string => {
  const left: Dot[] = [];
  const right: Dot[] = [];
  points.forEach((here, index) => {
    const before = points[index - 1] ?? here;
    const after = points[index + 1] ?? here;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    const half = here.width / 2;
    const corner = here.corner || index === 0 || index === points.length - 1;
    left.push({ ...here, x: here.x - (dy / length) * half, y: here.y + (dx / length) * half, corner });
    right.push({ ...here, x: here.x + (dy / length) * half, y: here.y - (dx / length) * half, corner });
  });
  return through([...left, ...right.reverse()], true);
};

export type Taper = 'both' | 'end' | 'start' | 'none';

const swell = (taper: Taper, t: number): number => {
  switch (taper) {
    case 'both':
      return 0.18 + 0.82 * Math.sin(Math.PI * (0.08 + 0.84 * t));
    case 'end':
      return 1 - 0.88 * t ** 1.4;
    case 'start':
      return 0.12 + 0.88 * t ** 0.7;
    case 'none':
      return 1;
    default:
      return taper satisfies never;
  }
};

export const stroke = (outline: string, width: number, taper: Taper = 'both'): string => {
  const points = dots(outline);
  const last = Math.max(1, points.length - 1);
  return ribbon(points.map((here, index) => ({ ...here, width: width * swell(taper, index / last) })));
};

export const fill = (path: string, color: Ink, more: Look = {}): Art => node('path', { d: path, fill: color, ...more });

/** One or more tapered strokes in one path. */
export const lines = (
  outlines: readonly string[],
  width: number,
  color: Ink = ink.sumi,
  taper: Taper = 'both',
  more: Look = {},
): Art => fill(outlines.map(outline => stroke(outline, width, taper)).join(''), color, more);

/**
 * A colour block with its key line. The line block is printed a hair down and to the right of the
 * colour, so the line swells on the shadow side as a carved line does.
 */
export const block = (path: string, color: Ink, weight = 2, line: Ink = ink.sumi): Art => [
  node('path', {
    d: path,
    fill: line,
    stroke: line,
    'stroke-width': weight,
    'stroke-linejoin': 'round',
    transform: [moved(tenths(weight * 0.22), tenths(weight * 0.28))],
  }),
  node('path', { d: path, fill: color }),
];

export const shape = (outline: string, color: Ink, weight = 2, line: Ink = ink.sumi): Art =>
  block(loop(outline), color, weight, line);

/** Mixes two #rrggbb inks. */
export const mix = (from: Color, to: Color, share: number): Color => {
  const channel = (color: Color, start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  const blend = (start: number): string =>
    Math.round(channel(from, start) + (channel(to, start) - channel(from, start)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};

export const place = (art: Art, x: number, y: number, scale = 1, mirror = 1): Art =>
  node(
    'g',
    {
      transform: [
        moved(tenths(x), tenths(y)),
        scaled(Math.round(scale * mirror * 1000) / 1000, Math.round(scale * 1000) / 1000),
      ],
    },
    art,
  );

/** A short cut pointed at both ends, in very few characters: the leaf, the needle, the blade of grass. */
export const dash = (x: number, y: number, dx: number, dy: number, width: number, bend = 0): string => {
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const arc = (side: number, toX: number, toY: number): string =>
    `q${at(toX / 2 + nx * side, toY / 2 + ny * side)} ${at(toX, toY)}`;
  return `M${at(x, y)}${arc(bend + width, dx, dy)}${arc(bend - width, -dx, -dy)}`;
};
