import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';

/** Nets hung out to dry. */
export const nets = (x: number, y: number): Art => [
  lines(
    [
      `${x},${y} ${x + 1},${y - 30}`,
      `${x + 22},${y + 1} ${x + 22},${y - 28}`,
      `${x + 42},${y + 3} ${x + 41},${y - 24}`,
    ],
    1.8,
    '#6a5232',
    'none',
  ),
  lines(
    [0, 1, 2, 3].flatMap(row => [
      `${x},${y - 28 + row * 5} ${x + 11},${y - 21 + row * 5} ${x + 22},${y - 26 + row * 5} ${x + 32},${y - 18 + row * 5} ${x + 41},${y - 22 + row * 5}`,
    ]),
    0.9,
    '#4b463c',
    'none',
  ),
  lines(
    [3, 8, 13, 18, 26, 31, 36].map(step => `${x + step},${y - 26 + (step % 5)} ${x + step + 1},${y - 9 + (step % 4)}`),
    0.8,
    '#4b463c',
    'none',
  ),
  lines([`${x + 4},${y + 1} ${x + 20},${y + 3} ${x + 38},${y + 4}`], 1.6, ink.washi),
];

/** Rocks that the water breaks on. */
export const rocks = (x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x - size},${y}! ${x - size * 0.7},${y - size * 0.7}! ${x - size * 0.2},${y - size * 1.2}! ${x + size * 0.2},${y - size * 0.8}! ${x + size * 0.6},${y - size * 0.9}! ${x + size},${y}!`,
    ),
    '#6a6459',
  ),
  fill(
    loop(
      `${x + size * 0.2},${y - size * 0.8}! ${x + size * 0.6},${y - size * 0.9}! ${x + size},${y}! ${x + size * 0.1},${y}! ${x - size * 0.1},${y - size * 0.5}!`,
    ),
    '#474238',
  ),
  lines(
    [`${x - size * 1.4},${y + 0.5} ${x - size * 0.4},${y - 1.4} ${x + size * 0.5},${y + 1} ${x + size * 1.4},${y}`],
    3,
    ink.snow,
  ),
];
