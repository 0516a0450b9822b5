import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { crag } from './crag.ts';
import { fuji } from './fuji.ts';
import { profile, type Scene } from './scene.ts';
import { waterfall } from './waterfall.ts';

const lightning = lines(
  ['136,84 143,102! 138,103! 148,122! 143,123! 152,146', '146,116 154,124 156,132'],
  3.6,
  '#e2583d',
  'both',
);

const brush = (season: Season, x: number, y: number, seed: number): Art => {
  const rng = seeded(seed);
  const clump = times(7, index => `${x - 22 + index * 7.5},${y - (index % 2 ? between(rng, 5, 10) : 2)}`);
  return fill(loop(`${x - 26},${y + 4} ${clump.join(' ')} ${x + 30},${y + 4} ${x},${y + 9}`), seasonInks[season].leaf, {
    opacity: 0.75,
  });
};

/** Rolling foothills with copses of tiny cedars. */
const foothills = (season: Season, seed: number): Art => {
  const rng = seeded(seed);
  const inks = seasonInks[season];
  const tops = [between(rng, 190, 200), between(rng, 186, 192), between(rng, 190, 201)] as const;
  const far = profile(200, dots(`40,${tops[0]} 96,${tops[1]} 152,${tops[2]}`), 250);
  const near = profile(222, dots(`30,216 80,${between(rng, 218, 226)} 130,${between(rng, 206, 214)} 172,218`), 250);
  const copse = times(26, () => {
    const x = between(rng, 26, 174);
    const y = between(rng, 200, 232);
    const high = 4 + (y - 196) * 0.16;
    return loop(
      `${x},${y - high}! ${x + 2.4},${y - high * 0.3} ${x + 2},${y} ${x - 2},${y} ${x - 2.4},${y - high * 0.3}`,
    );
  }).join('');
  return [
    fill(far, { url: `k-field-${season}` }, { opacity: 0.6 }),
    fill(near, { url: `k-field-${season}` }, { opacity: 0.85 }),
    fill(copse, mix(inks.leaf, ink.pine, 0.35), { opacity: 0.8 }),
    lines(
      [`44,${tops[0] + 2} 70,${tops[1] + 6} 96,${tops[1] + 2} 130,${tops[1] + 7}`],
      1.2,
      mix(inks.leaf, ink.sumi, 0.4),
      'both',
      { opacity: 0.5 },
    ),
  ];
};

export const mountain = (season: Season, variant: number, card: Rng): Scene => {
  const near = (value: number, play: number): number => Math.round(value + between(card, -play, play));
  const ridge = dots('40,147 100,150 160,146');
  const ground = dots('34,235 80,243 132,240 168,233');
  if (variant === 3) return waterfall(season, card);
  switch (variant) {
    case 0:
      return {
        far: [fuji(season, near(47, 6), near(100, 14), near(300, 90)), season === 'storm' ? lightning : []],
        ridge,
        middle: [foothills(season, near(500, 99)), brush(season, 40, 216, 8), brush(season, 166, 222, 9)],
        ground,
        near: [],
        stand: 100,
      };
    case 1:
      return {
        far: [fuji(season, near(60, 7), near(118, 10), near(300, 90)), season === 'storm' ? lightning : []],
        ridge,
        middle: [
          crag(season, near(42, 3), near(108, 9), 26),
          crag(season, near(66, 3), near(150, 9), 20),
          brush(season, 54, 220, 4),
          foothills(season, near(500, 99)),
        ],
        ground,
        near: [],
        stand: 112,
      };
    default:
      return {
        far: fuji(season, near(56, 7), near(80, 10), near(300, 90)),
        ridge,
        middle: [
          crag(season, near(158, 3), near(124, 9), 24),
          crag(season, near(134, 3), near(160, 9), 18),
          foothills(season, near(500, 99)),
          brush(season, 150, 222, 14),
        ],
        ground,
        near: [],
        stand: 92,
      };
  }
};
