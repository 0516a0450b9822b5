import { loop } from '@hanga/web/art/brush.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const signed = (harmony: number): string => (harmony > 0 ? `+${harmony}` : `${harmony}`);

/** A pressed seal, 34 x 34 around (0, 0). A loss is a black diamond, so it differs without colour. */
export const harmonySeal = (harmony: number): Art => {
  const square =
    '-16.5,-15.5! -4,-16.6 9,-15.8 16.2,-16.4! 16.8,-2 16,9 16.6,16! 3,16.8 -8,16 -16.4,16.6! -16.9,4 -16,-6';
  const diamond = '0,-21! 11,-10.6 21,0! 10.8,10.4 0,21! -10.4,10.8 -21,0! -10.8,-10.5';
  const gain = harmony >= 0;
  return [
    node('path', {
      d: loop(gain ? square : diamond),
      fill: gain ? ink.vermilion : '#2b2f3c',
      stroke: ink.washi,
      'stroke-width': 1.6,
    }),
    gain
      ? node('path', {
          d: loop('-13,-13! 13,-13.2! 13.2,13! -13.2,13.2!'),
          fill: 'none',
          stroke: ink.washi,
          'stroke-width': 1.3,
        })
      : [],
    figures(signed(harmony), gain ? -0.8 : -1, 0, gain ? 17 : 16, ink.snow),
  ];
};

/** The points of a diploma: a larger round seal without a sign, 44 x 44. */
export const pointsSeal = (points: number): Art => [
  node('path', {
    d: loop('0,-22 10,-20 18,-13 22,0 19,12 10,20 0,22 -11,19.6 -19,12 -22,1 -18.6,-12 -10,-19.8'),
    fill: ink.vermilion,
  }),
  node('path', {
    d: loop(
      '0,-18.5 9,-16.4 15.4,-10.6 18.4,0 15.6,10.4 8.4,16.6 0,18.5 -9,16.4 -15.8,10 -18.4,.6 -15.4,-10.4 -8.4,-16.5',
    ),
    fill: 'none',
    stroke: ink.washi,
    'stroke-width': 1.4,
  }),
  figures(String(points), 0, 0, 24, ink.snow),
];
