import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { type Spot, seasonTrees, stand, swayed } from '../../../scenes/cedars.ts';
import type { Stage } from '../../../scenes/scene.ts';
import { seasonInks } from '../../../seasons.ts';
import type { Season } from '../../../types.ts';

/** A path between two rows of cedars, to a gate far back. */
export const avenue = ({ season, rng }: Stage): Art => {
  const rows = (spots: readonly Spot[]): Spot[] => swayed(spots, rng);
  const sand = season === 'winter' ? '#f2f2ec' : mix('#e6d6a6', seasonInks[season].field, 0.25);
  return [
    fill(loop('96,178! 104,178! 112,196 128,220 150,256! 66,256! 80,220 90,196'), sand),
    gate(100, 192, 0.34),
    stand(
      season,
      rows([
        [74, 116, 9],
        [126, 112, 9],
        [88, 132, 7],
        [112, 130, 7],
      ]),
      204,
      67,
      'leaf',
    ),
    stand(
      season,
      rows([
        [52, 84, 13],
        [150, 78, 13],
      ]),
      224,
      68,
      'leaf',
    ),
    stand(
      season,
      rows([
        [24, 44, 17],
        [178, 40, 17],
      ]),
      246,
      69,
      'leaf',
    ),
  ];
};

/** A shrine's gate, seen far off. */
const gate = (x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, [
    lines(['-24,0 -21,-52', '24,0 21,-52'], 7, '#b8402f', 'none'),
    lines(['-30,-40 30,-40'], 5, '#b8402f', 'none'),
    fill(loop('-42,-62! 0,-56 42,-62! 40,-52! 0,-48 -40,-52!'), '#3a2f33'),
  ]);

/** A small shrine under its trees. */
const shrine = (season: Season, x: number, y: number): Art =>
  node('g', { transform: [moved(x, y), scaled(1)] }, [
    carved('-17,0! -17,-15! 15,-16! 15,1!', '#c9a878', 0.9),
    fill(loop('-8,0! -8,-12! 4,-12! 4,.4!'), '#43342c'),
    carved('-26,-13! -12,-29 -2,-34! 10,-29 25,-13! 0,-17', season === 'winter' ? ink.snow : '#5f6b52', 1.1),
    lines(['-24,1 22,2', '-20,4 20,5'], 1.8, '#8b8576', 'none'),
    lines(['-10,-34 2,-44', '4,-34 -8,-44'], 1.5, '#5a4636', 'none'),
    node('g', { transform: [moved(-36, 10)] }, gate(0, 0, 0.46)),
  ]);

/** A grove about it. */
export const grove = ({ season, rng }: Stage): Art => [
  stand(
    season,
    swayed(
      [
        [112, 112, 12],
        [136, 96, 13],
        [172, 108, 12],
      ],
      rng,
    ),
    222,
    64,
    'leaf',
  ),
  shrine(season, 148, 228),
  seasonTrees(season, [
    [176, 200, 17],
    [92, 206, 12],
  ]),
];
