import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';

/** A folding lantern of ribbed paper, lit from inside, hung by its ring: 52 x 92 around (0, 0). */
const lantern = (): Art => {
  const ribs = times(6, index => {
    const y = -25 + index * 10;
    const half = 25.6 - Math.abs(y) ** 2 / 78;
    return `${-half},${y} 0,${y + 3.4} ${half},${y}`;
  });
  return [
    lines(['0,-52 0,-38'], 2.4, keyInk, 'none'),
    lines(['0,40 1,50 -1,60'], 5, ink.vermilion, 'end'),
    carved('-15,-33! -23,-22 -26,0 -23,22 -15,33! 15,33! 23,22 26,0 23,-22 15,-33!', '#f2c66f', 2.4),
    fill(loop('-9,-31 -15,-16 -16,4 -11,28 4,30 11,14 11,-10 5,-30'), '#fdf0c4', { opacity: 0.9 }),
    lines(ribs, 1.4, '#a8701f', 'none'),
    fill(loop('0,-14 10,-10 14,0 10,10 0,14 -10,10 -14,0 -10,-10'), ink.vermilion),
    fill(loop('0,-9 6.6,-6.4 9,0 6.4,6.6 0,9 -6.6,6.4 -9,0 -6.4,-6.6'), '#fdf0c4'),
    fill(loop('0,-5 3.6,-3.4 5,0 3.5,3.6 0,5 -3.6,3.5 -5,0 -3.5,-3.6'), ink.vermilion),
    carved('-15,-40! 15,-40! 18,-31! -18,-31!', '#2b2a2e', 1.4),
    carved('-18,31! 18,31! 15,40! -15,40!', '#2b2a2e', 1.4),
  ];
};

const hung = (x: number, y: number, size: number, turn = 0): Art => [
  node('ellipse', { cx: x, cy: y, rx: 46 * size, ry: 56 * size, fill: { url: 'k-halo' } }),
  node('g', { transform: [moved(x, y), turned(turn), scaled(size)] }, lantern()),
];

const pole = (outline: string): Art => [lines([outline], 7, keyInk, 'none'), lines([outline], 4, '#8f9a55', 'none')];
const rope = (outline: string): Art => lines([outline], 2.6, keyInk, 'none');

/** One, two or three, each number hung in its own way, so that it is counted at a glance. */
export const lanterns = (count: number): Art => {
  if (count >= 3)
    return [
      pole('-88,2 -86,-70 -83,-142'),
      pole('88,2 87,-66 84,-138'),
      rope('-83,-138 -46,-126 0,-122 46,-124 84,-134'),
      hung(-49, -76, 0.86, 4),
      hung(2, -62, 1.02, -2),
      hung(52, -78, 0.82, -4),
    ];
  if (count === 2)
    return [
      pole('2,2 0,-70 3,-146'),
      pole('-58,-136 0,-140 60,-131'),
      hung(-42, -78, 1, 3),
      hung(44, -68, 1.06, -3),
      lines(['-4,-128 6,-124', '-4,-118 6,-115'], 3, '#5d3a1a', 'none'),
    ];
  return [pole('-46,2 -44,-76 -36,-128 -16,-146 16,-146'), hung(14, -76, 1.3, -2)];
};

/** The lantern by itself: how diplomas and the rules picture it. */
export const lanternAlone = (): Art => node('g', { transform: [moved(0, -72), scaled(1.36)] }, lantern());

type Spot = readonly [x: number, y: number, size: number];
/** How one, two and three lie on a small card: as the pips of a die. */
const pips: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, -2, 1.24]],
  2: [
    [-20, -26, 0.92],
    [20, 24, 0.92],
  ],
  3: [
    [0, -38, 0.78],
    [-24, 30, 0.78],
    [24, 30, 0.78],
  ],
};

/** A card with so many lanterns, for diplomas that count cards. */
export const lanternCard = (count: number): Art => [
  carved('-51,-154! 51,-155! 52,6! -51,7!', '#fffaf0', 3),
  (pips[count] ?? []).map(([x, y, size]) => node('g', { transform: [moved(x, y - 74), scaled(size)] }, lantern())),
];
