import { fill, lines, loop, shape } from '@hanga/web/art/brush.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const plaster = '#f3ead6';
const timber = '#5a4230';

/** Steep thatch like hands in prayer, seen from the corner. */
export const thatchedHouse = (): Art => [
  shape('-50,-36! -50,0! 4,2! 4,-36!', plaster, 2.2),
  shape('4,-36! 4,2! 54,-3! 54,-38!', '#d9c8a4', 2.2),
  fill(loop('-34,-24! -34,1! -16,1.5! -16,-24!'), timber),
  fill(loop('-25,-56! -25,-44! -17,-44! -17,-56!'), timber),
  lines(['-50,-15 4,-13', '-4,-34 -4,1'], 2.2, timber, 'none'),
  lines(['14,-30 14,-2', '24,-30 24,-3', '34,-30 34,-3', '44,-30 44,-3', '5,-17 54,-18'], 2, timber, 'none'),
  shape('-25,-108! 8,-107 36,-104! 50,-76 66,-34! 54,-28 30,-30 6,-26! -8,-66', '#b98f45', 2.6),
  lines(
    times(9, index => `${-16 + index * 5.6},-100 ${-4 + index * 6.4},-66 ${10 + index * 6.2},-${31 + (index % 3)}`),
    1.5,
    '#6f4f1f',
    'both',
  ),
  lines(['12,-40 34,-42 62,-44', '0,-66 24,-67 50,-70'], 1.6, '#6f4f1f'),
  shape('-25,-110! -8,-72 9,-27! 2,-24 -4,-30! -25,-84! -46,-30! -52,-23 -60,-28! -44,-68', ink.straw, 2.6),
  shape('-25,-84! -45,-36! -5,-36!', '#8a6a3a', 1.4),
  fill(loop('-29,-62! -29,-46! -20,-46! -20,-62!'), timber),
  lines(
    [
      '-34,-40 -25,-42 -16,-40',
      '-32,-116 -24,-107 -18,-99',
      '-17,-116 -25,-107 -31,-99',
      '2,-115 8,-107 14,-98',
      '16,-115 9,-107 2,-98',
      '26,-112 33,-104 38,-96',
      '40,-112 33,-104 27,-96',
    ],
    3.4,
    timber,
    'none',
  ),
];

const tileRows = (x: number, top: number, half: number, drop: number, flare: number): string[] =>
  times(11, index => {
    const t = (index - 5) / 5;
    return `${x + t * half},${top} ${x + t * (half + flare * 0.5)},${top + drop * 0.6} ${x + t * (half + flare)},${top + drop}`;
  });

/** Low and wide under heavy tiles, with a lattice front. */
export const tiledHouse = (): Art => [
  shape('-52,-42! -52,0! 52,0! 52,-42!', plaster, 2.2),
  fill(loop('-48,-36! -48,-2! -16,-2! -16,-36!'), timber),
  fill(loop('16,-36! 16,-2! 48,-2! 48,-36!'), timber),
  lines(
    [
      ...times(6, index => `${-44 + index * 5},-35 ${-44 + index * 5},-3`),
      ...times(6, index => `${19 + index * 5},-35 ${19 + index * 5},-3`),
      '-48,-20 -16,-20',
      '16,-20 48,-20',
    ],
    1.8,
    '#d9b987',
    'none',
  ),
  fill(loop('-12,-34! -12,-20 -7,-19 -6,-14 -1,-19 0,-34!'), ink.aiDeep),
  fill(loop('0,-34! 1,-19 6,-14 7,-19 12,-20 12,-34!'), ink.aiDeep),
  node('path', { d: 'M-6 -27h.01M6 -27h.01', stroke: ink.snow, 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
  lines(['-54,1 0,3 56,1'], 4, ink.stone, 'none'),
  shape('-38,-82! 0,-84 38,-82! 46,-62 68,-46! 66,-40 40,-42 0,-40 -40,-42 -66,-40 -68,-46! -46,-62', ink.tile, 2.6),
  lines(tileRows(0, -80, 35, 38, 24), 2, '#33424e', 'none'),
  lines(['-44,-66 0,-67 44,-66', '-54,-54 0,-54 54,-54'], 1.4, '#a9b8c2', 'none'),
  node('path', {
    d: times(13, index => `M${-60 + index * 10} ${index % 12 === 0 ? -43 : -41.5}h.01`).join(''),
    stroke: '#33424e',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  }),
  node('path', {
    d: times(13, index => `M${-60 + index * 10} ${index % 12 === 0 ? -43 : -41.5}h.01`).join(''),
    stroke: '#a9b8c2',
    'stroke-width': 2.5,
    'stroke-linecap': 'round',
  }),
  shape('-44,-82! -46,-94 -38,-91 0,-92 38,-91 46,-94 44,-82! 0,-81', '#3f4f5b', 2.2),
  lines(['-38,-87 0,-88 38,-87'], 1.4, '#a9b8c2'),
];

/** Round as a drum, with a domed roof and a moon door. */
export const roundHouse = (): Art => [
  shape('-38,-52! -38,-6 -24,1 0,4 24,1 38,-6 38,-52!', plaster, 2.4),
  fill(loop('20,-50! 38,-52! 38,-6 26,0 19,2!'), '#c9b48b', { opacity: 0.8 }),
  lines(['-38,-18 -20,-11 0,-9 20,-11 38,-18'], 2.4, timber, 'none'),
  shape('-14,-20 -12,-33 0,-39 12,-33 14,-20 11,-6 6,1 -6,1 -11,-6', timber, 2),
  fill(loop('-9,-20 -8,-30 0,-34 8,-30 9,-20 7,-8 0,-4 -7,-8'), ink.vermilion),
  lines(['0,-33 0,-5'], 1.8, timber, 'none'),
  node('path', { d: 'M-27 -34h.01M27 -34h.01', stroke: timber, 'stroke-width': 10, 'stroke-linecap': 'round' }),
  shape('0,-112 20,-106 40,-86 54,-56! 40,-46 18,-41 0,-40 -18,-41 -40,-46 -54,-56! -40,-86 -20,-106', '#9a7644', 2.8),
  lines(
    [
      '0,-110 -22,-84 -40,-49',
      '0,-110 -9,-80 -14,-43',
      '0,-110 9,-80 14,-43',
      '0,-110 22,-84 40,-49',
      '0,-110 -32,-92 -50,-58',
      '0,-110 32,-92 50,-58',
    ],
    1.6,
    '#553c1c',
    'start',
  ),
  lines(['-46,-72 -24,-62 0,-60 24,-62 46,-72', '-32,-94 -16,-86 0,-84 16,-86 32,-94'], 2.2, '#553c1c'),
  shape('-9,-110 -6,-116 6,-116 9,-110 0,-107', '#553c1c', 1.8),
  shape('0,-134! 5,-127 7,-121 0,-115 -7,-121 -5,-127', ink.ochre, 2),
];

const settled = (outline: string): Art => shape(outline, ink.snow, 1.6, '#5f6d73');

export const snowOnRound = (): Art =>
  settled(
    '0,-114 20,-108 41,-87 53,-60 46,-66! 38,-60 31,-70! 21,-60 12,-71! 1,-61 -10,-72! -20,-61 -29,-70! -38,-60 -45,-67! -53,-60 -41,-87 -20,-108',
  );
export const snowOnTiles = (): Art =>
  settled(
    '-46,-95 0,-94 46,-95 48,-80 58,-62 47,-66! 38,-57 28,-66! 14,-57 4,-67! -10,-58 -22,-67! -34,-57 -45,-66! -58,-62 -48,-80',
  );
