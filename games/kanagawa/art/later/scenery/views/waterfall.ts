import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import type { Scene, Stage } from '../../../scenes/scene.ts';
import { seasonInks } from '../../../seasons.ts';
import type { Season } from '../../../types.ts';
import { crag } from './crag.ts';

/** Range behind range, paler as they go; they sink to nothing before the panel ends. */
export const ranges = (season: Season, rng: Rng, height = 1): Art => {
  const { peak } = seasonInks[season];
  return [0.62, 0.34, 0.1].map((haze, depth) => {
    const low = 130 + depth * 13;
    const tops = times(5, index => {
      const x = 30 + index * 35 + between(rng, -7, 7);
      const rise = height * (1 - Math.abs(index - 2) * 0.28) * (1 - depth * 0.22);
      return `${x - 9},${low - between(rng, 12, 20) * rise} ${x},${low - between(rng, 26, 54) * rise}! ${x + 8},${low - between(rng, 14, 22) * rise} ${x + 18},${low - between(rng, 2, 10) * rise}!`;
    });
    return fill(loop(`2,188! ${tops.join(' ')} 198,188!`), mix(peak, '#efe6d4', haze));
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

export const waterfall = ({ season, rng }: Stage): Pick<Scene, 'far' | 'middle' | 'stand'> => {
  const x = between(rng, 124, 138);
  return {
    far: ranges(season, rng),
    middle: [
      crag(season, x + 2, 100, 44),
      crag(season, x + 28, between(rng, 84, 96), 26),
      falls(x),
      crag(season, x - 26, between(rng, 98, 112), 24),
      crag(season, x - 54, 156, 18),
    ],
    stand: 84,
  };
};
