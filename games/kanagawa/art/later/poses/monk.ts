import { lines } from '@hanga/web/art/brush.ts';
import { carved, dressed, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { foot } from '../../subjects/foot.ts';
import { shavenHead } from '../../subjects/head.ts';

const saffron = '#b9803a';
const robe = '#6d6a62';

const beads = (d: string): Art =>
  node('path', {
    d,
    fill: 'none',
    stroke: '#5b1d18',
    'stroke-width': 3,
    'stroke-dasharray': [0.1, 3.6],
    'stroke-linecap': 'round',
  });

/** In prayer, palms together, the beads between them. */
export const monkPraying = (): Art => [
  foot(-6, ink.skin),
  foot(16, ink.skin),
  dressed(
    '-11,-103 3,-107 15,-100 23,-82 25,-56 27,-30 31,-6! 14,-2 -6,-2 -22,-5! -20,-34 -18,-60 -19,-86',
    robe,
    ['k-hem'],
    1.6,
  ),
  lines(
    ['-10,-52 -13,-30 -15,-7', '-1,-52 -2,-30 -3,-5', '8,-54 12,-30 14,-6', '17,-58 21,-34 24,-9'],
    1.2,
    '#26252a',
    'end',
  ),
  shavenHead(-7, -116, 12),
  carved('-4,-106! 8,-106 17,-94 25,-76 25,-54! 12,-50 -2,-64 -10,-82 -12,-96', saffron, 1.4),
  lines(
    ['-7,-98 8,-86 22,-66', '-8,-88 4,-74 18,-56', '9,-104 0,-86', '18,-92 7,-72', '24,-74 15,-56'],
    0.9,
    '#6b441a',
    'none',
  ),
  carved('6,-98 18,-88 20,-70 10,-56 -4,-50 -12,-42! -22,-52 -20,-66 -24,-74! -20,-82 -6,-80', robe, 1.5),
  lines(['-14,-74 0,-68 12,-78', '-12,-66 -6,-58 -8,-48', '2,-66 2,-60 -2,-54'], 1.1, '#26252a'),
  carved('-22,-74 -26,-84 -32,-98! -27,-99 -21,-90 -17,-80', ink.skin, 1),
  beads('M-25 -82c-10 2 -14 12 -10 24c4 8 10 6 12 -2c2 -8 2 -14 2 -18'),
];

/** In meditation on a flat stone: a mountain of cloth. */
export const monkSitting = (): Art => [
  carved('-58,-4 -50,-16 -24,-20 10,-19 42,-17 56,-8 60,1! 20,5 -30,4', '#938c7c', 1.5),
  lines(['-44,-8 -20,-5 0,-7', '10,-2 34,-4 50,-1', '-30,-13 -10,-12'], 1.2, '#4b463c'),
  dressed(
    '-14,-84 0,-92 16,-86 25,-66 30,-46 46,-32 54,-21! 38,-14 8,-15 -20,-14 -48,-16! -46,-28 -32,-40 -24,-60',
    robe,
    ['k-hem'],
    1.6,
  ),
  carved('-40,-20 -20,-28 6,-26 20,-20 2,-14 -24,-14', '#55534d', 1.2),
  lines(['-12,-46 -24,-36 -40,-26', '14,-50 24,-36 40,-24', '-4,-42 -8,-34 -14,-28'], 1.2, '#26252a'),
  shavenHead(-5, -100, 10),
  carved('-5,-91! 8,-91 17,-80 25,-58 26,-40! 12,-36 -2,-50 -10,-68 -13,-82', saffron, 1.4),
  lines(
    ['-8,-82 6,-70 22,-50', '-8,-72 2,-60 14,-42', '8,-90 -1,-70', '17,-78 7,-58', '23,-62 14,-44'],
    0.9,
    '#6b441a',
    'none',
  ),
  carved('-12,-82 -22,-70 -30,-52 -30,-38 -16,-34! -8,-38 -14,-48 -8,-64', robe, 1.4),
  carved('16,-62 24,-52 20,-40 4,-34! -4,-38 4,-46', robe, 1.4),
  carved('-16,-40 -6,-44 6,-42 10,-36 0,-33 -12,-34', ink.skin, 1),
  // An incense pot, and its thread of smoke.
  carved('-66,-14! -54,-14! -56,-2 -64,-2', '#5c6f63', 1.1),
  lines(['-60,-14 -57,-30 -63,-46 -57,-64 -62,-84'], 1.4, '#f2ecdd'),
  lines([`-60,-14 -60,-20`], 1.2, keyInk, 'none'),
];
