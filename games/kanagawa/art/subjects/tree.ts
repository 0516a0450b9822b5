import { type Dot, dot, dots, fill, lines, place, ribbon } from '@hanga/web/art/brush.ts';
import { carved, carvedPath, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';
import { blossom, fronds, type Mass, needles, redLeaves } from './foliage.ts';

export const treeKinds = ['pine', 'snowPine', 'cherry', 'maple', 'willow'] as const;
export type TreeKind = (typeof treeKinds)[number];

/** A tree as it grew: its trunk, its boughs, and where its leaves hang. */
interface Growth {
  readonly seed: number;
  readonly trunk: string;
  readonly boughs: readonly string[];
  readonly masses: readonly Mass[];
}

const bark: Readonly<Record<TreeKind, Color>> = {
  pine: '#8a5f45',
  snowPine: '#7a5b48',
  cherry: '#6a5048',
  maple: '#77705f',
  willow: '#7d6b4c',
};

const leaves = (kind: TreeKind, mass: Mass, seed: number): Art => {
  switch (kind) {
    case 'pine':
      return needles(mass, seed, false);
    case 'snowPine':
      return needles(mass, seed, true);
    case 'cherry':
      return blossom(mass, seed);
    case 'maple':
      return redLeaves(mass, seed);
    case 'willow':
      return fronds(mass, seed);
    default:
      return kind satisfies never;
  }
};

/** Roots that grip the ground. */
const roots = ({ x, width }: Dot, color: Color): Art =>
  carved(
    `${x - width * 0.42},-12 ${x - width * 0.6},-3 ${x - width * 1.15},3! ${x - width * 0.4},1 ${x - width * 0.1},5! ${x + width * 0.25},1 ${x + width * 1.1},4! ${x + width * 0.56},-4 ${x + width * 0.34},-12`,
    color,
    1.2,
  );

const grown = (kind: TreeKind, { seed, trunk, boughs, masses }: Growth): Art => {
  const course = dots(trunk);
  const path = ribbon(course);
  const tall = -(course.at(-1)?.y ?? 0);
  const side = course.map(({ x, y, width }) => `${x + width * 0.36},${y}`).join(' ');
  const lit = course.map(({ x, y, width }) => `${x - width * 0.3},${y}`).join(' ');
  return [
    lines(boughs, 5.4, keyInk, 'end'),
    lines(boughs, 3.6, bark[kind], 'end'),
    carvedPath(path, bark[kind], 1.5),
    roots(course[0] ?? dot(0, 0), bark[kind]),
    lines(hatch(side, { count: Math.round(tall / 6), length: 6, lean: kind === 'cherry' ? -90 : -60 }), 1.5, '#3a2820'),
    lines(hatch(lit, { count: Math.round(tall / 12), length: 4, lean: kind === 'cherry' ? 90 : 40 }), 1, '#3a2820'),
    kind === 'snowPine'
      ? fill(
          ribbon(course.map(spot => ({ ...spot, x: spot.x - spot.width * 0.36, width: spot.width * 0.17 }))),
          '#fbfaf4',
        )
      : [],
    masses.map((mass, index) => leaves(kind, mass, seed + index * 7)),
  ];
};

/** A pine that wind and years have twisted. */
const twisted: Growth = {
  seed: 3,
  trunk: '-2,2,21 -9,-10,14 -5,-26,11.5 8,-38,10.5 13,-54,9 3,-68,8 -10,-78,6.6 -10,-94,5 -2,-106,3',
  boughs: ['10,-42 26,-44 44,-50', '10,-60 -8,-58 -34,-54', '-8,-80 12,-88 28,-90', '-10,-88 -26,-92 -36,-96'],
  masses: [
    [44, -48, 23, 12],
    [-36, -52, 25, 13],
    [27, -87, 21, 12],
    [-36, -92, 17, 10],
    [-2, -108, 25, 15],
  ],
};

/** One that leans out as over a cliff, its head lower than its shoulder. */
const leaningOut: Growth = {
  seed: 41,
  trunk: '22,2,22 26,-12,15 20,-30,12 8,-46,11 2,-64,9.4 -8,-80,8 -26,-88,6.4 -44,-86,4',
  boughs: ['14,-40 32,-46 46,-48', '2,-62 18,-72 30,-78', '-30,-88 -40,-76 -52,-70', '-10,-82 -8,-96 -4,-104'],
  masses: [
    [48, -46, 19, 11],
    [32, -77, 20, 12],
    [-54, -66, 18, 10],
    [-48, -87, 22, 12],
    [-4, -102, 27, 16],
  ],
};

const upright: Growth = {
  seed: 11,
  trunk: '1,2,15 -4,-14,10.5 3,-34,8.5 6,-54,7.5 -1,-74,6 0,-96,3.4',
  boughs: ['4,-50 14,-56 20,-58', '3,-66 -10,-72 -19,-74'],
  masses: [
    [18, -55, 15, 9],
    [-18, -72, 16, 10],
    [3, -96, 20, 13],
  ],
};

const bowed: Growth = {
  seed: 17,
  trunk: '-6,2,14 1,-14,10 -4,-32,8.2 -11,-48,6.6 -5,-64,4',
  boughs: ['-4,-32 8,-38 14,-40', '-9,-46 -20,-50 -24,-50'],
  masses: [
    [15, -38, 14, 8],
    [-21, -50, 14, 9],
    [0, -68, 19, 12],
  ],
};

const young: Growth = {
  seed: 29,
  trunk: '3,2,11 -1,-14,8 4,-30,6.2 1,-46,3.4',
  boughs: ['1,-22 -8,-28 -14,-30'],
  masses: [
    [-13, -28, 12, 8],
    [4, -48, 18, 12],
  ],
};

/** Broad crowns: cherry and maple. */
const spreading: Growth = {
  seed: 53,
  trunk: '0,2,20 -5,-12,13 2,-30,11 -2,-46,9 6,-62,6.4 8,-78,3.6',
  boughs: ['-2,-40 -20,-54 -36,-62', '2,-34 20,-46 40,-52', '2,-56 -8,-72 -14,-86', '6,-62 22,-74 30,-80'],
  masses: [
    [-40, -54, 26, 26],
    [42, -44, 26, 24],
    [30, -72, 26, 26],
    [-18, -80, 30, 28],
    [10, -98, 28, 26],
  ],
};

const slender: Growth = {
  seed: 67,
  trunk: '1,2,13 -3,-16,9 2,-34,7.4 0,-52,5.6 3,-70,3.2',
  boughs: ['0,-40 -10,-50 -16,-56', '1,-46 10,-56 16,-62'],
  masses: [
    [-14, -50, 18, 20],
    [15, -56, 17, 18],
    [1, -70, 21, 24],
  ],
};

const drooping: Growth = {
  seed: 71,
  trunk: '4,2,20 -2,-14,13 3,-34,11 -3,-52,9 2,-72,6.4 -4,-90,3.6',
  boughs: ['0,-50 16,-66 26,-76', '0,-62 -18,-74 -28,-82'],
  masses: [
    [30, -62, 27, 26],
    [-34, -66, 27, 28],
    [-2, -84, 34, 32],
  ],
};

const single: Readonly<Record<TreeKind, Growth>> = {
  pine: twisted,
  snowPine: twisted,
  cherry: spreading,
  maple: spreading,
  willow: drooping,
};

const isBroad = (kind: TreeKind): boolean => kind === 'cherry' || kind === 'maple';

/** One, two or three trees of a kind: each with its own height and lean, and air between the crowns. */
export const trees = (count: number, kind: TreeKind): Art => {
  const put = (growth: Growth, x: number, y: number, scale: number, mirror: 1 | -1 = 1): Art =>
    place(grown(kind, growth), x, y, scale, mirror);
  const [high, low, small] = isBroad(kind)
    ? ([slender, slender, slender] as const)
    : ([upright, bowed, young] as const);
  const broad = isBroad(kind) ? 0.16 : 0;
  if (count >= 3)
    return [put(low, -60, -6, 0.98), put(high, 2, -2, 1.14 + broad * 0.4), put(small, 62, 4, 1.1 - broad, -1)];
  if (count === 2) return [put(high, -38, -3, 1.2 + broad), put(low, 40, 4, 1.2 - broad * 0.6, -1)];
  return put(single[kind], 0, 0, 1.2);
};

/** Another single pine. */
export const oldPine = (kind: 'pine' | 'snowPine'): Art => place(grown(kind, leaningOut), 0, 0, 1.16);

/** A pine as diplomas and the rules picture it. */
export const pine = (): Art => grown('pine', twisted);
