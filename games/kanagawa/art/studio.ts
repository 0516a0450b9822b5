import { loop } from '@hanga/web/art/brush.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { use } from './symbols.ts';
import type { StartingTile, Studio } from './types.ts';
import { plank } from './wood.ts';

/** Where a brush stands on the plank, if there is a landscape to paint from. */
export const hollowOf = (studio: Studio): { readonly x: number; readonly y: number } | undefined =>
  studio.landscape ? { x: studio.icon || studio.harmony !== undefined ? 88 : 130, y: 55 } : undefined;

/** A turned hollow: dark on the side of the light, a lit lip away from it. */
const hollowArt = (x: number, y: number): Art => [
  node('path', {
    d: loop(
      `${x - 20},${y} ${x - 14},${y - 8} ${x},${y - 11} ${x + 14},${y - 8} ${x + 20},${y} ${x + 14},${y + 8} ${x},${y + 10.5} ${x - 14},${y + 8}`,
    ),
    fill: '#f0d09a',
  }),
  node('path', {
    d: loop(
      `${x - 18.5},${y - 0.5} ${x - 13},${y - 7.6} ${x},${y - 10} ${x + 13},${y - 7.5} ${x + 18},${y - 0.5} ${x + 13},${y + 6.6} ${x},${y + 9} ${x - 13},${y + 6.6}`,
    ),
    fill: '#5d3a1a',
  }),
  node('path', {
    d: loop(
      `${x - 14},${y + 2} ${x - 8},${y - 2.5} ${x + 2},${y - 4} ${x + 12},${y - 2} ${x + 16},${y + 1.5} ${x + 11},${y + 6} ${x},${y + 8}  ${x - 10},${y + 6}`,
    ),
    fill: '#8a5d2f',
  }),
];

/** A landscape burnt into the wood, and the groove that ties it to its hollow. */
const landscape = (kind: string, x: number, y: number, size = 1.44): Art => [
  node('path', {
    d: `M${x - 30} ${y - 9}q6 3 9 6`,
    fill: 'none',
    stroke: '#5d3a1a',
    'stroke-width': 3,
    'stroke-linecap': 'round',
    opacity: 0.7,
  }),
  hollowArt(x, y),
  use(`brand-${kind}`, 'icon', x - 20 - 21 * size, 40, size),
];

/** The studio half of a lesson card: a plank of the workbench, 200 x 84. */
export const studioArt = (studio: Studio, number: number): Art => {
  const { landscape: kind, icon, harmony } = studio;
  const hollow = hollowOf(studio);
  const right = kind ? 152 : 134;
  return [
    plank(number),
    kind && hollow ? landscape(kind, hollow.x, hollow.y) : [],
    icon ? use(`brand-${icon}`, 'icon', kind ? right : harmony === undefined ? 100 : 74, 40, kind ? 1.26 : 1.4) : [],
    harmony === undefined ? [] : use(`harmony${harmony}`, 'icon', right, 40, 1.24),
  ];
};

/** Where the first brush stands on a starting tile's bench. */
export const startingHollow = { x: 78, y: 55 } as const;

/** The starting tile's bench: a landscape, an arrow and the first two brushes. */
export const startingStudioArt = (tile: StartingTile, number: number): Art => [
  plank(number),
  landscape(tile.landscape, startingHollow.x, startingHollow.y, 1.24),
  use('brand-arrow', 'icon', 124, 40, 1.04),
  Array.from({ length: tile.brushes }, (_, index) => use('brand-brush', 'icon', 163 + index * 17, 40, 1.06)),
];
