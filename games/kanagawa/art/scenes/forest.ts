import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { bamboo } from './bamboo.ts';
import { type Spot, seasonTrees, stand } from './cedars.ts';
import { profile, type Scene } from './scene.ts';

const farSpots: readonly Spot[] = [
  [17, 112, 8],
  [31, 98, 9],
  [46, 106, 9],
  [60, 90, 10],
  [76, 99, 10],
  [91, 84, 10],
  [107, 95, 10],
  [122, 86, 10],
  [138, 100, 10],
  [152, 92, 9],
  [168, 104, 9],
  [184, 113, 8],
];

/** A trunk so near that the frame cuts off its crown. */
const giant = (season: Season, x: number, wide: number): Art => {
  const half = wide / 2;
  const bark = `${x - half * 0.8},0! ${x - half * 0.9},120 ${x - half},220 ${x - half * 1.5},262! ${x - half * 0.4},256 ${x},264! ${x + half * 0.5},256 ${x + half * 1.5},260! ${x + half},220 ${x + half * 0.8},120 ${x + half * 0.8},0!`;
  const grain = times(9, index => {
    const at = x - half * 0.7 + (index * wide * 0.72) / 8;
    return `${at},${20 + ((index * 53) % 60)} ${at + 1},${120 + ((index * 31) % 40)} ${at - 1},${190 + ((index * 47) % 60)}`;
  });
  return [
    carved(bark, mix(ink.bark, seasonInks[season].leaf, 0.25), 1.6),
    fill(
      loop(
        `${x + half * 0.2},0! ${x + half * 0.8},0! ${x + half},220 ${x + half * 1.5},260! ${x + half * 0.5},256 ${x + half * 0.3},150`,
      ),
      '#2f2a2c',
      { opacity: 0.32 },
    ),
    lines(grain, 1.4, '#33251d'),
    season === 'winter' ? lines([`${x - half * 0.7},10 ${x - half * 0.8},120 ${x - half * 0.9},240`], 4, ink.snow) : [],
  ];
};

export const forest = (season: Season, variant: number, card: Rng): Scene => {
  const sway = (spots: readonly Spot[]): Spot[] =>
    spots.map(([x, top, half]) => [
      x + between(card, -4, 4),
      top + between(card, -12, 12),
      half * between(card, 0.95, 1.2),
    ]);
  const ridge = dots('50,144 100,138 150,145');
  const far = stand(season, sway(farSpots.slice(1, -1)), 200, 61, 'far');
  const floor = fill(profile(196, dots('40,184 96,178 150,186'), 250), { url: `k-field-${season}` }, { opacity: 0.75 });
  const ground = dots('32,234 70,243 116,238 160,246');
  switch (variant) {
    case 3:
      return {
        far,
        ridge,
        middle: [
          floor,
          seasonTrees(season, [[60, 186, 14]]),
          stand(
            season,
            sway([
              [74, 104, 12],
              [112, 92, 13],
              [136, 112, 11],
            ]),
            234,
            66,
            'leaf',
          ),
        ],
        ground,
        near: giant(season, 22, 24),
        stand: 98,
      };
    case 0:
      return {
        far,
        ridge,
        middle: [
          floor,
          seasonTrees(season, [
            [72, 180, 17],
            [136, 190, 15],
          ]),
          stand(
            season,
            sway([
              [34, 66, 15],
              [17, 98, 11],
              [53, 108, 12],
              [150, 96, 12],
              [168, 60, 15],
              [184, 112, 10],
            ]),
            242,
            62,
            'leaf',
          ),
        ],
        ground,
        near: [],
        stand: 102,
      };
    case 1:
      return {
        far,
        ridge,
        middle: [
          floor,
          seasonTrees(season, [
            [132, 180, 18],
            [78, 194, 12],
          ]),
          stand(
            season,
            sway([
              [158, 84, 14],
              [178, 68, 14],
              [140, 120, 11],
            ]),
            242,
            63,
            'leaf',
          ),
        ],
        ground,
        near: bamboo(season, [18, 30, 43, 55], 71 + Math.floor(card() * 9)),
        stand: 108,
      };
    default:
      return {
        far,
        ridge,
        middle: [
          floor,
          stand(
            season,
            sway([
              [88, 118, 11],
              [106, 108, 12],
              [124, 122, 11],
              [142, 114, 11],
            ]),
            230,
            64,
            'leaf',
          ),
          seasonTrees(season, [
            [152, 190, 18],
            [84, 204, 11],
          ]),
          stand(
            season,
            sway([
              [20, 92, 12],
              [40, 54, 16],
              [62, 88, 14],
              [178, 82, 14],
            ]),
            242,
            65,
            'leaf',
          ),
        ],
        ground,
        near: [],
        stand: 112,
      };
  }
};
