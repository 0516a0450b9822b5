import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';

const at = (art: Art, x: number, y: number, size: number, mirror: number): Art =>
  node('g', { transform: [moved(x, y), scaled((size / 40) * mirror, size / 40)] }, art);

const wake = lines(['-25,11 -14,8.6 -4,11 6,9 18,11 27,9.6'], 1.7, '#f3f1e4', 'both', { 'fill-opacity': 0.85 });

/** A bezaisen under its one great sail: the coasters of the northern route. */
export const ship = (x: number, y: number, size: number, mirror = 1): Art =>
  at(
    [
      carved('-18,2! -10,9 8,9 17,0! 21,-6! 15,-1 0,2 -12,1 -21,-5!', '#8a5c36', 1.3),
      lines(['-15,4.4 -4,6.2 9,5.4 16,1'], 0.9, '#4c2f18'),
      carved('-10,-28! 9.6,-29! 12,-15 10,-3! 0,-5.4 -10,-2.4! -7.4,-15', ink.snow, 1.4),
      fill(loop('4,-29 9.6,-29! 12,-15 10,-3! 5,-4 7.6,-15'), '#c9d0cc', { 'fill-opacity': 0.8 }),
      lines(['-3.6,-28 -1.8,-15 -3.2,-4.4', '3,-28.6 5,-15 3.6,-4.4'], 0.8, '#8d8577', 'both'),
      lines(['0,-33 0,2.6'], 1.6, keyInk, 'end'),
      fill('M-2.6 -19H2.6V-13.8H-2.6Z', ink.vermilion),
      wake,
    ],
    x,
    y,
    size,
    mirror,
  );

/** A fishing boat with its oar and its man. */
const boat = (x: number, y: number, size: number, mirror = 1): Art =>
  at(
    [
      carved('-20,1! -8,7 8,7 19,1! 24,-4! 15,0 -10,1.4 -21,-1!', '#9a6d42', 1.2),
      lines(['-12,-8 -24,11'], 1.4, '#4c2f18', 'none'),
      carved('-8,1! -9,-9 -5,-13 -1,-9 -2,1!', '#2f5378', 1.1),
      carved('-11,-13! -5,-18! 1,-13! -5,-11.6', '#dfbf74', 1.1),
      wake,
    ],
    x,
    y,
    size,
    mirror,
  );

/** A whale off Tosa: a back, and its breath. */
const whale = (x: number, y: number, size: number): Art =>
  at(
    [
      carved('-20,6! -14,-3 -2,-6 10,-1 18,6! 0,7.4', '#2c3e52', 1.3),
      carved('22,5! 27,-4! 31,-3 34,-6! 32,1 27,5.6!', '#2c3e52', 1.1),
      lines(['-9,-7 -10,-15 -16,-18', '-8,-7 -6,-16 0,-18'], 1.9, '#f3f1e4', 'end'),
      wake,
    ],
    x,
    y,
    size,
    1,
  );

/** Coasters in the north, fishermen near the shore, a whale in the south. */
export const ships = (): Art => [
  ship(430, -62, 34, -1),
  ship(192, -84, 24),
  ship(620, -118, 20),
  boat(392, 192, 18, -1),
  whale(276, 186, 28),
];

/** In the east of the ocean, where the finished map has its cartouche. */
export const easternShips = (): Art => [ship(752, 116, 34), boat(664, 150, 20)];
