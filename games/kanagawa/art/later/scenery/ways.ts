import { type Dot, dot, fill, lines, ribbon } from '@hanga/web/art/brush.ts';
import { between, seeded } from '@hanga/web/art/seeded.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import { panelSize } from '../../paper.ts';
import type { Seam } from '../../seam.ts';

const { width } = panelSize;

const side = (points: readonly Dot[], half: number): string =>
  points.map(({ x, y, width: wide }) => `${x},${y + (half * wide) / 2}`).join(' ');

/** Where a way goes in this panel: through it, or off into the picture where only one side has it. */
const course = (left: number | undefined, right: number | undefined, wide: number, end: Dot): readonly Dot[] => {
  if (left === undefined && right === undefined) return [];
  const from = left === undefined ? end : dot(-1, left, wide);
  const to = right === undefined ? end : dot(width + 1, right, wide);
  const level = (at: Dot, inward: number): Dot => dot(at.x + inward, at.y, at.width);
  const middle = dot(
    (from.x + to.x) / 2,
    (from.y + to.y) / 2 + (left === undefined || right === undefined ? (to.y + from.y) * 0.012 : 7),
    (from.width + to.width) / 2,
  );
  return [
    from,
    ...(left === undefined ? [] : [level(from, 8)]),
    middle,
    ...(right === undefined ? [] : [level(to, -8)]),
    to,
  ];
};

const isWhole = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined;

/** A trodden road over the near ground; it goes off over the rise where the neighbour has none. */
export const road = (left: Seam, right: Seam, number: number): Art => {
  const rng = seeded(number + 1700);
  const rise = dot(between(rng, 86, 114), (left.ground + right.ground) / 2 + 2, 1.2);
  const points = course(left.road, right.road, 8, rise);
  if (points.length === 0) return [];
  // One sand under every season: it must not change at a seam.
  const sand: Color = '#dccb96';
  return node('g', { 'clip-path': { url: 'k-frame' } }, [
    fill(ribbon(points), sand),
    isWhole(left.road, right.road)
      ? lines([side(points.slice(1, -1), 0.9), side(points.slice(1, -1), -0.9)], 0.9, '#6f6440', 'both', {
          opacity: 0.5,
        })
      : [],
  ]);
};

/** A river through the middle ground; it comes from the hills where the neighbour has none. */
export const river = (left: Seam, right: Seam, number: number): Art => {
  const rng = seeded(number + 2900);
  const spring = dot(between(rng, 84, 116), Math.max(left.horizon, right.horizon) + 3, 1.4);
  const points = course(left.river, right.river, 11, spring);
  if (points.length === 0) return [];
  const inner = points.slice(1, -1);
  return node('g', { 'clip-path': { url: 'k-frame' } }, [
    fill(ribbon(points.map(point => ({ ...point, width: point.width * 1.3 }))), '#e9dfbb'),
    fill(ribbon(points), '#5e8cab'),
    inner.length > 1 ? lines([side(inner, -0.2), side(inner, 0.5)], 1, '#e6efee', 'both') : [],
  ]);
};
