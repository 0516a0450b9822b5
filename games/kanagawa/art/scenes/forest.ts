import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { type Spot, seasonTrees, stand, swayed } from './cedars.ts';
import { along, type Scene, type Stage } from './scene.ts';

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

export const forest = (stage: Stage, view: number): Scene => {
  const { season, rng } = stage;
  const sway = (spots: readonly Spot[]): Spot[] => swayed(spots, rng);
  const shared = {
    far: stand(season, sway(farSpots.slice(1, -1)), 200, 61, 'far'),
    ridge: dots(
      `50,${along(stage, 'ridge', 0.25) - 3} 100,${along(stage, 'ridge', 0.5) - 6} 150,${along(stage, 'ridge', 0.75) - 2}`,
    ),
    land: dots(`60,${along(stage, 'horizon', 0.3) - 4} 140,${along(stage, 'horizon', 0.7) - 2}`),
    ground: dots(
      `32,${along(stage, 'ground', 0.15) - 3} 70,${along(stage, 'ground', 0.35) + 4} 116,${along(stage, 'ground', 0.6) - 1} 160,${along(stage, 'ground', 0.8) + 5}`,
    ),
    near: [],
  };
  const floor = fill(loop('14,222 50,196 100,188 150,197 188,220 150,246 50,246'), { url: `k-hill-${season}` });
  switch (view) {
    // A slope of cedars.
    case 0:
      return {
        ...shared,
        middle: [
          floor,
          seasonTrees(season, [
            [72, 184, 17],
            [136, 192, 15],
          ]),
          stand(
            season,
            sway([
              [34, 66, 15],
              [18, 98, 11],
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
        stand: 102,
      };
    // Between trunks so near that the frame cuts off their crowns.
    default:
      return {
        ...shared,
        middle: [
          floor,
          seasonTrees(season, [[60, 190, 14]]),
          stand(
            season,
            sway([
              [74, 108, 12],
              [112, 96, 13],
              [136, 114, 11],
            ]),
            234,
            66,
            'leaf',
          ),
        ],
        near: [giant(season, 182, 26), giant(season, 36, 12)],
        stand: 84,
      };
  }
};
