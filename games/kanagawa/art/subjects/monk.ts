import { lines } from '@hanga/web/art/brush.ts';
import { carved, dressed, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { foot } from './foot.ts';
import { shavenHead } from './head.ts';

const robe = '#4c4a5a';

/** The pilgrim's staff, whose rings announce him. */
export const ringStaff = (x: number, lean: number): Art => [
  lines([`${x + lean},2 ${x + lean / 2},-60 ${x},-126`], 2.8, '#5e4326', 'none'),
  node('path', {
    d: `M${x} -125c-9 -5 -10 -15 0 -20c10 5 9 15 0 20z`,
    fill: 'none',
    stroke: '#a8792c',
    'stroke-width': 2.4,
  }),
  node('path', {
    d: `M${x - 6} -131c-6 1 -6 9 0 9M${x + 6} -131c6 1 6 9 0 9`,
    fill: 'none',
    stroke: keyInk,
    'stroke-width': 1.4,
  }),
];

/** He strides along under a broad hat. */
export const monk = (): Art => [
  carved('14,-20 24,-16 34,-9 39,-10! 42,-2 34,0 22,-5 10,-10', '#e7dfca', 1.1),
  foot(39, ink.skin, -6, -58),
  carved('-14,-20 -5,-18 -12,-8 -17,-2! -26,-1! -24,-5', '#e7dfca', 1.1),
  foot(-18, ink.skin),
  dressed(
    '-10,-106 4,-107 15,-98 21,-78 23,-54 31,-32 40,-20! 24,-12 8,-14 -8,-12 -24,-15! -20,-40 -18,-66 -17,-92',
    robe,
    ['k-hem'],
    1.6,
  ),
  lines(
    ['6,-60 12,-40 26,-20', '0,-58 2,-36 8,-17', '-8,-56 -10,-36 -14,-16', '14,-66 20,-46 32,-26'],
    1.2,
    '#191a26',
    'end',
  ),
  shavenHead(-8, -114, 4),
  // The surplice, patched.
  carved('-6,-107! 6,-106 14,-92 20,-72 20,-52! 8,-50 -4,-66 -12,-84 -14,-98', '#c9964a', 1.4),
  lines(
    ['-8,-100 6,-88 18,-68', '-10,-92 2,-78 16,-58', '8,-104 -2,-88', '15,-92 5,-74', '19,-74 12,-60'],
    0.9,
    '#7a531c',
    'none',
  ),
  carved('-40,-116! -28,-125 -10,-132 8,-126 22,-113! 6,-111 -10,-110 -26,-112', '#d9b871', 1.5),
  lines(
    ['-10,-131 -24,-121 -38,-116', '-10,-131 -14,-120 -18,-112', '-10,-131 -4,-121 0,-111', '-10,-131 8,-121 20,-114'],
    1,
    '#8a6426',
    'end',
  ),
  ringStaff(-44, -4),
  carved('-12,-98 -24,-90 -40,-86! -41,-76 -36,-58 -26,-48! -16,-54 -8,-72', robe, 1.5),
  lines(['-18,-88 -28,-78 -30,-62', '-12,-80 -20,-70 -22,-58'], 1.1, '#191a26'),
  carved('-40,-87 -47,-88 -49,-81 -45,-76 -40,-77', ink.skin, 1),
  carved('2,-82 12,-80 16,-66 6,-56 -8,-58! -12,-66 -2,-70', robe, 1.4),
  carved('-8,-66 -15,-67 -18,-62 -13,-58 -8,-59', ink.skin, 1),
  node('path', {
    d: 'M-15 -60c-6 6 -5 18 2 22c8 -3 9 -14 4 -20',
    fill: 'none',
    stroke: '#6d2a1c',
    'stroke-width': 2.8,
    'stroke-dasharray': [0.1, 3.4],
    'stroke-linecap': 'round',
  }),
];
