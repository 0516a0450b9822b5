import { place } from '@hanga/web/art/brush.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { bowed, type Growth, grown, leaningOut, type TreeKind, twisted, upright, young } from '../../subjects/tree.ts';
import { blossom, fronds, redLeaves } from './foliage.ts';

export const cherry: TreeKind = { bark: '#6a5048', isRinged: true, leaves: blossom };
export const maple: TreeKind = { bark: '#77705f', leaves: redLeaves };

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

type Grown = readonly [growth: Growth, x: number, y: number, scale: number, mirror: 1 | -1];

const planted = (kind: TreeKind, group: readonly Grown[]): Art =>
  group.map(([growth, x, y, scale, mirror]) => place(grown(kind, growth), x, y, scale, mirror));

/** One, two or three trees with broad crowns, and air between them: each number in three ways. */
const broad: Readonly<Record<number, readonly (readonly Grown[])[]>> = {
  1: [[[spreading, 0, 0, 1.2, 1]], [[drooping, 0, 0, 1.24, 1]], [[slender, 0, 0, 1.7, -1]]],
  2: [
    [
      [slender, -38, -3, 1.36, 1],
      [slender, 40, 4, 1.1, -1],
    ],
    [
      [drooping, 38, -4, 0.92, 1],
      [slender, -46, 4, 1.02, 1],
    ],
    [
      [spreading, -34, -4, 0.86, -1],
      [slender, 48, 4, 0.96, 1],
    ],
  ],
  3: [
    [
      [slender, -60, -6, 0.98, 1],
      [slender, 2, -2, 1.2, 1],
      [slender, 62, 4, 0.94, -1],
    ],
    [
      [slender, 56, -8, 1.16, 1],
      [slender, -4, 2, 0.9, -1],
      [slender, -60, 4, 1.08, -1],
    ],
    [
      [slender, 2, -10, 0.92, -1],
      [slender, -58, 2, 1.22, -1],
      [slender, 58, 5, 1.1, 1],
    ],
  ],
};

export const broadTrees = (count: number, kind: TreeKind, way: number): Art => planted(kind, broad[count]?.[way] ?? []);

/** Further ways for two and three pines. */
const stands: Readonly<Record<string, readonly Grown[]>> = {
  'tree2-2': [
    [leaningOut, 34, -4, 0.86, -1],
    [young, -52, 4, 1.4, 1],
  ],
  'tree2-3': [
    [twisted, -36, -3, 0.94, -1],
    [bowed, 50, 4, 1.16, 1],
  ],
  'tree3-2': [
    [upright, 58, -6, 1.08, -1],
    [young, 4, 2, 1.24, 1],
    [bowed, -58, 4, 1.12, -1],
  ],
  'tree3-3': [
    [young, -64, 4, 1.2, -1],
    [bowed, -4, -4, 1.2, -1],
    [upright, 60, 2, 1.16, 1],
  ],
};

export const pineGroups = (kind: TreeKind): readonly (readonly [id: string, draw: () => Art])[] => [
  ...Object.entries(stands).map(([id, group]) => [id, () => planted(kind, group)] as const),
  ['cloudPine', () => planted(kind, [[upright, -2, 0, 1.42, -1]])],
];

export const willow = (): Art => place(grown({ bark: '#7d6b4c', leaves: fronds }, drooping), 0, 0, 1.2);
