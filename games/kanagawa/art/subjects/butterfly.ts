import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';

const half = (): Art => [
  fill(loop('-1,2! -14,2 -26,8 -30,17 -26,25! -24,29 -25,36! -19,31 -12,26 -4,12'), keyInk),
  fill(loop('-4,4 -15,5 -24,11 -24,18 -18,23 -11,20 -6,12'), ink.aiPale),
  fill(loop('-16,21 -20,17 -24,19 -21,24'), ink.vermilion),
  fill(loop('-1,-2! -8,-16 -22,-29 -38,-33 -42,-26 -38,-12 -27,-2 -12,3'), keyInk),
  fill(loop('-4,-3 -10,-14 -22,-24 -32,-26 -33,-20 -28,-10 -18,-3 -9,0'), '#e5b64c'),
  lines(['-4,-2 -16,-14 -32,-25', '-5,-1 -20,-8 -34,-16', '-6,0 -18,-3 -29,-7', '-8,-10 -14,-16 -22,-25'], 1.3, keyInk),
  node('path', {
    d: 'M-37 -28h.01M-38 -22h.01M-35 -14h.01M-28 -6h.01M-26 21h.01M-21 27h.01',
    stroke: '#f6efdc',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  }),
];

/** A swallowtail about to settle, one wing turned from us. */
export const swallowtail = (x: number, y: number, tilt: number): Art =>
  node('g', { transform: [moved(x, y), turned(tilt), scaled(0.58)] }, [
    node('g', { transform: [moved(-1, 0)] }, half()),
    node('g', { transform: [moved(1, 0), scaled(-0.72, 1.02)] }, half()),
    lines(['-.6,-12 -4,-22 -10,-28', '.6,-12 4,-22 9,-27'], 1.1, keyInk),
    fill(loop('-2,-11 0,-14 2,-11 2.4,0 1.6,13 0,18 -1.6,13 -2.4,0'), '#3b3134'),
  ]);

const leaf = (outline: string, vein: string): Art => [carved(outline, '#5f7f4c', 1.2), lines([vein], 1, '#34502f')];

/** Ruffled petals, the outer ones darker, folded over the heart. */
const peony = (): Art => [
  carved(
    '-6,-40! -24,-36 -28,-42! -38,-44 -38,-54! -44,-62 -36,-68! -38,-78 -26,-80! -20,-88 -10,-83! 0,-89 10,-84! 20,-88 27,-79! 38,-76 37,-66! 44,-58 36,-52! 34,-42 24,-42! 16,-35',
    '#b94a60',
    1.4,
  ),
  carved(
    '-4,-46! -20,-44 -22,-52! -32,-56 -28,-64! -32,-72 -22,-73! -16,-80 -7,-76! 2,-81 10,-76! 18,-79 22,-71! 31,-68 27,-60! 30,-52 20,-50! 12,-43',
    '#d06a7a',
    1.1,
  ),
  carved(
    '-2,-52! -14,-52 -14,-59! -21,-63 -16,-68! -14,-73 -7,-70! 0,-74 6,-70! 14,-73 16,-66! 20,-62 14,-58! 13,-51',
    '#e59aa0',
    1,
  ),
  carved('0,-56! -8,-58 -9,-66 -2,-69 6,-68 9,-61', '#f2c3c0', 0.9),
  lines(
    [
      '-36,-54 -28,-58',
      '-34,-76 -27,-71',
      '-4,-87 -3,-81',
      '26,-84 20,-77',
      '38,-60 30,-60',
      '26,-42 20,-48',
      '-18,-38 -14,-44',
      '-12,-66 -8,-63',
      '12,-67 9,-64',
      '-3,-68 -2,-62',
      '3,-68 3,-62',
    ],
    1,
    '#7f2840',
    'end',
  ),
];

/** At a tree peony. */
export const butterfly = (): Art => [
  lines(['-4,2 -8,-20 0,-44', '-8,-16 14,-30 30,-34', '-4,-8 -22,-16 -34,-18'], 3, '#6a5232', 'end'),
  leaf('26,-32 40,-46 58,-44 66,-34! 52,-24 36,-24', '28,-32 46,-35 64,-34'),
  leaf('-30,-18 -44,-30 -62,-28 -70,-18! -56,-8 -40,-8', '-32,-18 -50,-19 -68,-18'),
  leaf('-12,-28 -30,-34 -44,-46 -46,-56! -28,-54 -14,-42', '-12,-29 -28,-42 -44,-54'),
  leaf('10,-12 26,-16 40,-10 46,0! 30,4 16,0', '11,-11 28,-7 44,0'),
  peony(),
  swallowtail(-6, -106, 28),
];
