import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';

export const stook = (season: Season, x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x},${y - size * 1.7}! ${x + size * 0.25},${y - size} ${x + size * 0.75},${y}! ${x},${y + 1} ${x - size * 0.75},${y}! ${x - size * 0.25},${y - size}`,
    ),
    season === 'winter' ? ink.snow : ink.straw,
  ),
  lines(
    [
      `${x - size * 0.3},${y - size} ${x},${y - size * 0.9} ${x + size * 0.3},${y - size}`,
      `${x},${y - size * 1.7} ${x + size * 0.25},${y - size} ${x + size * 0.78},${y}`,
      `${x},${y - size * 1.7} ${x - size * 0.25},${y - size} ${x - size * 0.76},${y}`,
      `${x},${y - size * 0.7} ${x},${y}`,
    ],
    1.2,
    ink.bark,
  ),
];

export const willow = (season: Season, x: number, y: number): Art => {
  const rng = seeded(91);
  const inks = seasonInks[season];
  const blown = season === 'storm' ? 14 : 0;
  const fronds = (low: number, high: number): string[] =>
    times(13, index => {
      const t = index / 12 - 0.5;
      const hang = between(rng, low, high);
      return `${x + t * 12},${y - 52 + Math.abs(t) * 6} ${x + t * 36 - blown * 0.3},${y - 56 + Math.abs(t) * 16} ${x + t * 46 - blown},${y - 38 + Math.abs(t) * 8} ${x + t * 47 - blown * 1.6},${y - 38 + hang}`;
    });
  return [
    lines([`${x + 2},${y} ${x - 2},${y - 20} ${x + 3},${y - 38} ${x},${y - 54}`], 5.5, ink.bark, 'end'),
    lines(fronds(14, 34), 2.2, mix(inks.leaf, ink.pine, 0.5), 'end'),
    lines(fronds(8, 26), 1.8, mix(inks.leaf, inks.field, 0.5), 'end'),
  ];
};
