import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';

/** A boat drawn up on the sand, its mast down, an oar against it. */
export const beached = (x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, [
    carved('-30,-12! -14,-5 4,-3 20,-6 34,-18! 30,-2 16,5 -8,6 -24,0', '#a87d4c', 1.2),
    fill(loop('-28,-11! -14,-5 4,-3 20,-6 33,-17! 20,-2 4,1 -14,-1'), '#5d452c'),
    lines(['-24,-2 -8,4 14,3 28,-3', '-6,-4 -5,5', '10,-4 11,4'], 1.1, keyInk),
    lines(['-16,8 2,-8 26,-26'], 1.6, '#7a5b3a', 'none'),
    lines(['20,-21 28,-28'], 3.2, '#7a5b3a'),
  ]);

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
