import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { crag } from './crag.ts';
import type { Scene } from './scene.ts';

/** Range behind range, paler as they go. */
const ranges = (season: Season, card: Rng): Art => {
  const { peak } = seasonInks[season];
  return [0.62, 0.34, 0.1].map((haze, depth) => {
    const low = 118 + depth * 15;
    const tops = times(6, index => {
      const x = 12 + index * 35 + between(card, -7, 7);
      return `${x - 9},${low - between(card, 12, 20)} ${x},${low - between(card, 24, 52) * (1 - depth * 0.22)}! ${x + 8},${low - between(card, 14, 22)} ${x + 18},${low - between(card, 2, 10)}!`;
    });
    return fill(loop(`2,152! ${tops.join(' ')} 198,152!`), mix(peak, '#efe6d4', haze), { opacity: 0.9 });
  });
};

/** White water between two crags, and the pool that it wears. */
const falls = (x: number): Art => [
  fill(loop(`${x - 7},118! ${x + 8},116! ${x + 9},150 ${x + 13},206! ${x - 12},208! ${x - 8},152`), '#f4f5ef'),
  lines(
    times(6, index => `${x - 5 + index * 2.4},120 ${x - 6 + index * 2.8},158 ${x - 9 + index * 4},204`),
    1.3,
    '#6f97ae',
  ),
  fill(loop(`${x - 34},210 ${x - 12},203 ${x + 14},203 ${x + 36},211 ${x + 22},220 ${x - 20},220`), '#a9c6cd'),
  lines([`${x - 24},210 ${x - 6},207 ${x + 8},210`, `${x - 10},215 ${x + 6},213 ${x + 24},215`], 2.2, ink.snow),
];

export const waterfall = (season: Season, card: Rng): Scene => {
  const x = between(card, 124, 138);
  return {
    far: ranges(season, card),
    ridge: dots('40,148 100,151 160,147'),
    middle: [
      crag(season, x + 2, 100, 44),
      crag(season, x + 28, between(card, 84, 96), 26),
      falls(x),
      crag(season, x - 26, between(card, 98, 112), 24),
      crag(season, x - 54, 156, 18),
    ],
    ground: dots('34,236 80,243 132,238 168,234'),
    near: [],
    stand: 84,
  };
};
