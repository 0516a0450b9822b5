import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, turned } from '@hanga/web/art/tree.ts';

const hair = '#22242b';

/** A line for an eye and a hook for a nose, looking left: heads are about a sixth of a figure, around (0, 0). */
const face = (skin: typeof ink.skin | '#f8ead6'): Art => [
  carved('1,4 5,6 5,13 -4,13 -3,7', skin, 0.8),
  carved('-7.4,-6 -8,-2 -9.4,1.2 -7.6,2.4 -7.4,5 -4.8,8.8 -.6,8 4.4,3.4 5.4,-3 3,-8.4 -3,-9.4', skin, 1),
  lines(['-6.4,-1.2 -4.4,-2.2 -2,-1.4'], 1.2, keyInk),
  lines(['-6.6,-4.6 -4,-5.6 -1.4,-4.8', '-8,-1 -9.4,1.2 -7.6,2.4'], 0.8, keyInk),
];

const put = (art: Art, x: number, y: number, tilt: number): Art =>
  node('g', { transform: [moved(x, y), turned(tilt)] }, art);

/** Shaven pate and folded topknot. */
export const warriorHead = (x: number, y: number, tilt = 0): Art =>
  put(
    [
      face(ink.skin),
      fill(loop('-7.4,-5.6! -5,-9.6 1,-10.4 5,-7 1,-6 -3,-6.6'), '#b9b3a8'),
      fill(loop('-1.6,-5.4! 2,-8.4 6.6,-7.4 8.4,-2.4 6.8,4 3.6,6! 3.4,1 .6,-1.6'), hair),
      fill(loop('-3.4,-10.6! 2,-12.4 8.4,-11.4 11.6,-8.4 7,-7.6 3,-9.6'), hair),
      lines(['-6.8,5 -5.4,5.2 -4.4,4.8'], 0.9, '#9a4436'),
    ],
    x,
    y,
    tilt,
  );

/** Wings of hair, a high knot, a comb and pins. */
export const ladyHead = (x: number, y: number, tilt = 0): Art =>
  put(
    [
      face('#f8ead6'),
      fill(loop('-7,-5! -7.4,-10.4 -1,-14.6 7,-13.6 13,-8.4 13.6,-1.4 9,4.4 5,6.6! 5.6,2 3,-1 1.4,-5.4 -3,-6.6'), hair),
      fill(loop('-1,-13 1.4,-20 8,-21.4 13,-17 12,-11.6 5,-11'), hair),
      lines(['2,-13.4 7,-12.4 12.4,-12.4'], 2.2, ink.vermilion, 'none'),
      lines(['-6,-15 -1,-13.6 3,-12.8', '-7,-11 -3,-11 0,-10.6', '12,-10 17,-8.6 20,-8'], 1.5, ink.ochre, 'none'),
      fill(loop('-7.4,4.6 -6,3.8 -5,4.8 -6.2,5.8'), ink.vermilion),
    ],
    x,
    y,
    tilt,
  );

export const shavenHead = (x: number, y: number, tilt = 0): Art =>
  put(
    [
      face(ink.skin),
      carved('-7.4,-5 -7,-10 -1,-13 6,-11 8.6,-4 7,3 4,4 2,-1 -2,-5', ink.skin, 1),
      fill(loop('-6.6,-6.6 -6,-10 -1,-12.6 5.6,-10.6 8,-5 2,-8 -3,-8'), '#aeb0ae', { opacity: 0.7 }),
      fill(loop('1.4,-1.4 4,-2.4 4.4,1.6 2.4,3'), '#dcb592'),
      lines(['-6.8,5 -5.4,5.2 -4.4,4.8'], 0.9, '#9a4436'),
    ],
    x,
    y,
    tilt,
  );

/** A cloth tied over the hair. */
export const clothHead = (x: number, y: number, tilt = 0): Art =>
  put(
    [
      face(ink.skin),
      carved('-7.6,-5 -7.4,-10 -1,-13 6,-11.4 8.4,-5 6.6,1 3.6,3! 2,-2 -2,-5', '#dfe4e2', 1),
      lines(['-7.6,-5.6 -1,-6 4,-2', '5.6,1 10,3 11,7'], 1.6, ink.ai),
      lines(['-6.8,5 -5.4,5.2 -4.4,4.8'], 0.9, '#9a4436'),
    ],
    x,
    y,
    tilt,
  );
