import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, hatch } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { bars, cornerAt, hipped, patch, plane, smoke, walls } from './perspective.ts';

const red = '#b8402f';

const trunk = (x: number, foot: number, wide: number): Art => [
  carved(`${x - wide * 0.8},-104! ${x - wide},${foot}! ${x + wide},${foot}! ${x + wide * 0.7},-104!`, red, 1.6),
  fill(
    loop(`${x + wide * 0.2},-104! ${x + wide * 0.3},${foot}! ${x + wide},${foot}! ${x + wide * 0.7},-104!`),
    '#8f2f24',
  ),
  carved(
    `${x - wide - 1},${foot - 8}! ${x - wide - 2},${foot + 2}! ${x + wide + 2},${foot + 2}! ${x + wide + 1},${foot - 8}!`,
    '#2e2b30',
    1,
  ),
];

/** The temple is known by its gate: a great torii, and up the steps the hall. */
export const temple = (variant: number): Art => {
  const at = cornerAt(-12, -14, 34, 0.8);
  const [right, left] = [44, 30] as const;
  return [
    smoke(24, -76),
    plane('#9d9484', [at(-8, -8, 0), at(-8, -8, 7), at(right + 8, -8, 7), at(right + 8, -8, 0)]),
    plane('#7b7365', [at(-8, -8, 0), at(-8, -8, 7), at(-8, left + 8, 7), at(-8, left + 8, 0)]),
    walls(at, { right, left, from: 7, to: 32 }, '#ead9b4', '#bfa67c'),
    patch('#f3c968', [at(14, 0, 8), at(14, 0, 27), at(30, 0, 27), at(30, 0, 8)]),
    bars(at, 'right', [2, right - 2], [7, 32], 6, '#8f2f24', 1.6),
    bars(at, 'left', [2, left - 2], [7, 32], 4, '#6d241c', 1.6),
    hipped(at, { right, left, up: 29, rise: 30, over: 15, lift: 6, top: 12 }, '#5f7f6a', '#3d5648', '#a9bfa6'),
    lines([`${at(10, 12, 60)} ${at(right - 8, 14, 60)}`], 3.6, '#33493c', 'none'),
    // Steps down to the gate.
    [0, 1, 2].map(step =>
      carved(
        `${-4 - step * 5},${-10 + step * 5}! ${22 + step * 5},${-11 + step * 5}! ${24 + step * 5},${-5 + step * 5}! ${-6 - step * 5},${-4 + step * 5}!`,
        '#b3aa98',
        1,
      ),
    ),
    trunk(-46, 4, 6.4),
    trunk(48, 0, 5.6),
    carved('-60,-89! 0,-87 61,-91! 61,-81! 0,-77 -60,-79!', red, 1.5),
    carved('-6,-108! 7,-108! 7,-84! -6,-83!', '#2e2b30', 1.1),
    lines(['-3,-105 4,-105', '-3,-87 4,-87', '-3,-105 -3,-87', '4,-105 4,-87'], 1, '#d9a93f', 'none'),
    carved('-66,-118! -34,-111 0,-109 34,-112 67,-120! 63,-106! 32,-101 0,-99 -32,-101 -62,-105!', red, 1.5),
    carved('-75,-130! -38,-119 0,-116 38,-120 76,-132! 71,-118! 34,-111 0,-108 -34,-110 -70,-117!', '#343844', 1.4),
    // The straw rope and its paper.
    lines(['-42,-78 -20,-70 0,-68 22,-71 44,-80'], 3, '#d6b66c', 'none'),
    lines(hatch('-40,-78 -20,-70 0,-68 22,-71 42,-79', { count: 16, length: 4, lean: 70 }), 1, '#8a6426'),
    fill(
      loop('-22,-69! -17,-68! -19,-61! -15,-60! -19,-52! -20,-58! -24,-59!') +
        loop('18,-69! 23,-69! 21,-62! 25,-61! 21,-53! 20,-59! 16,-60!'),
      '#fbf7ea',
    ),
    variant % 2 ? stoneLantern(-68, 4) : stoneLantern(70, 4),
  ];
};

const stoneLantern = (x: number, y: number): Art => [
  carved(
    `${x - 8},${y}! ${x - 6},${y - 4}! ${x - 3},${y - 5}! ${x - 3},${y - 19}! ${x + 3},${y - 19}! ${x + 3},${y - 5}! ${x + 6},${y - 4}! ${x + 8},${y}!`,
    '#a8a08f',
    1.1,
  ),
  carved(`${x - 7},${y - 19}! ${x - 6},${y - 30}! ${x + 6},${y - 30}! ${x + 7},${y - 19}!`, '#b8b09e', 1.1),
  fill(loop(`${x - 3},${y - 21}! ${x - 3},${y - 28}! ${x + 3},${y - 28}! ${x + 3},${y - 21}!`), ink.ochre),
  carved(
    `${x - 12},${y - 29}! ${x - 5},${y - 34} ${x},${y - 40}! ${x + 5},${y - 34} ${x + 12},${y - 29}! ${x},${y - 28}`,
    '#8f8777',
    1.1,
  ),
];
