import { between } from '@hanga/web/art/seeded.ts';
import type { LaterViews } from '../../../scenery.ts';
import { seasonTrees, stand, swayed } from '../../../scenes/cedars.ts';
import { fuji } from '../../../scenes/fuji.ts';
import { foothills } from '../../../scenes/mountain.ts';
import { islands, swell } from '../../../scenes/ocean.ts';
import { headland, sea } from '../../../scenes/shore.ts';
import { bamboo } from './bamboo.ts';
import { crag } from './crag.ts';
import { dunes } from './dunes.ts';
import { harbour } from './harbour.ts';
import { river } from './river.ts';
import { avenue, grove } from './shrine.ts';
import { village } from './village.ts';
import { ranges, waterfall } from './waterfall.ts';
import { breaking, netsDrying, rockyShore } from './waves.ts';

/** Further ways to see a landscape, by their numbers. */
export const views: LaterViews = {
  plain: { 1: village, 2: river, 3: dunes },
  ocean: {
    0: breaking,
    2: rockyShore,
    4: netsDrying,
    3: stage => ({
      middle: [
        islands(40),
        sea(stage),
        headland(stage, 'left'),
        headland(stage, 'right'),
        swell(stage.rng, 9),
        harbour(stage.season, stage.rng),
      ],
      near: [],
      stand: 84,
    }),
  },
  mountain: {
    1: waterfall,
    // Range behind range, and Fuji small between crags.
    4: stage => {
      const { season, rng } = stage;
      const near = (value: number, play: number): number => Math.round(value + between(rng, -play, play));
      return {
        far: [
          fuji(season, { summit: near(104, 4), center: near(112, 8), seed: near(300, 90), half: 36 }),
          ranges(season, rng, 0.3),
        ],
        middle: [
          crag(season, near(44, 4), near(86, 8), 30),
          crag(season, near(72, 4), near(136, 8), 22),
          crag(season, near(170, 4), near(116, 8), 24),
          foothills(stage),
        ],
        stand: 112,
      };
    },
  },
  forest: {
    1: ({ season, rng }) => ({
      middle: [
        seasonTrees(season, [
          [132, 184, 18],
          [78, 196, 12],
        ]),
        stand(
          season,
          swayed(
            [
              [158, 96, 14],
              [178, 78, 14],
              [140, 124, 11],
            ],
            rng,
          ),
          242,
          63,
          'leaf',
        ),
      ],
      near: bamboo(season, [16, 27, 40, 52, 64], 71 + Math.floor(rng() * 9)),
      stand: 118,
    }),
    2: stage => ({ middle: avenue(stage), near: [], stand: 100 }),
    3: stage => ({ middle: grove(stage), near: [], stand: 74 }),
  },
};
