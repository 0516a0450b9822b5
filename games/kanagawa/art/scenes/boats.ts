import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

/** A square sail of laced cloths on a dark hull. */
export const sail = (x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x - size * 0.42},${y - size}! ${x},${y - size * 1.04} ${x + size * 0.4},${y - size}! ${x + size * 0.52},${y - size * 0.5} ${x + size * 0.42},${y - 1}! ${x - size * 0.34},${y - 1}! ${x - size * 0.5},${y - size * 0.5}`,
    ),
    ink.snow,
  ),
  lines(
    [
      `${x - size * 0.12},${y - size} ${x - size * 0.16},${y - size * 0.5} ${x - size * 0.1},${y - 1}`,
      `${x + size * 0.16},${y - size} ${x + size * 0.2},${y - size * 0.5} ${x + size * 0.16},${y - 1}`,
    ],
    0.7,
    ink.ai,
    'none',
  ),
  fill(
    loop(
      `${x - size * 0.62},${y - 1}! ${x + size * 0.7},${y - 2}! ${x + size * 0.46},${y + 2.4} ${x - size * 0.42},${y + 2.4}`,
    ),
    '#5a4632',
  ),
];

/** A long fishing boat riding the trough, its rowers bent low. */
export const boat = (x: number, y: number): Art => [
  fill(
    loop(
      `${x - 24},${y - 7}! ${x - 12},${y - 1} ${x + 4},${y + 1} ${x + 20},${y - 3} ${x + 27},${y - 10}! ${x + 24},${y + 1} ${x + 8},${y + 6} ${x - 10},${y + 4}`,
    ),
    '#d8b274',
  ),
  lines(
    [
      `${x - 24},${y - 7} ${x - 12},${y - 1} ${x + 4},${y + 1} ${x + 20},${y - 3} ${x + 27},${y - 10}`,
      `${x - 22},${y - 4} ${x - 10},${y + 4} ${x + 8},${y + 6} ${x + 24},${y + 1}`,
    ],
    1.6,
    keyInk,
  ),
  fill(
    [-11, -4, 3, 10]
      .map(dx => loop(`${x + dx - 3},${y}! ${x + dx - 2},${y - 5} ${x + dx + 2},${y - 6} ${x + dx + 4},${y}!`))
      .join(''),
    ink.aiDeep,
  ),
  node('path', {
    d: [-11, -4, 3, 10].map(dx => `M${x + dx + 1} ${y - 7}h.01`).join(''),
    stroke: ink.skin,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  }),
  lines([`${x - 30},${y + 6} ${x - 8},${y + 3} ${x + 14},${y + 6} ${x + 32},${y + 3}`], 2.6, ink.snow),
];
