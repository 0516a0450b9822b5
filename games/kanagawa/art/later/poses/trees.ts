import { place } from '@hanga/web/art/brush.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { type Growth, grown, type TreeKind } from '../../subjects/tree.ts';
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

/** One, two or three trees with broad crowns, and air between them. */
export const broadTrees = (count: number, kind: TreeKind): Art => {
  const put = (x: number, y: number, scale: number, mirror: 1 | -1 = 1): Art =>
    place(grown(kind, slender), x, y, scale, mirror);
  if (count >= 3) return [put(-60, -6, 0.98), put(2, -2, 1.2), put(62, 4, 0.94, -1)];
  if (count === 2) return [put(-38, -3, 1.36), put(40, 4, 1.1, -1)];
  return place(grown(kind, spreading), 0, 0, 1.2);
};

export const willow = (): Art => place(grown({ bark: '#7d6b4c', leaves: fronds }, drooping), 0, 0, 1.2);
