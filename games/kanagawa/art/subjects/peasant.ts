import { lines } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { foot } from './foot.ts';

const cotton = '#41688f';
const plait = '#8a6426';

/** A basket on three cords, full of greens. */
const basket = (x: number, y: number): Art =>
  node('g', { transform: [moved(x, y)] }, [
    lines(['0,-40 -8,-22 -13,-8', '0,-40 8,-22 13,-8', '0,-40 0,-10'], 1.2, keyInk, 'none'),
    carved('-12,-9 -8,-17 -2,-15 3,-20 9,-16 13,-9', ink.moss, 1),
    lines(['-8,-10 -6,-15', '-1,-10 0,-15', '6,-10 8,-15'], 1.4, '#4c6034'),
    carved('-16,-10! 0,-8 16,-10! 13,7 0,11 -13,7', '#cfa862', 1.4),
    lines(['-15,-4 0,-1 15,-4', '-14,2 0,5 14,2', '-8,-8 -7,8', '0,-8 0,10', '8,-8 7,8'], 0.9, plait, 'none'),
  ]);

export const strawHat = (): Art => [
  carved('-38,-106! -22,-116 -9,-130! 4,-118 20,-108! 6,-103 -10,-101 -26,-103', '#d9b871', 1.5),
  lines(
    [
      '-9,-129 -22,-115 -35,-106',
      '-9,-129 -14,-115 -20,-103',
      '-9,-129 -8,-114 -8,-102',
      '-9,-129 -1,-115 5,-104',
      '-9,-129 6,-116 17,-108',
    ],
    0.9,
    plait,
    'end',
  ),
];

/** At a trot under the yoke, which bends with every step. */
export const peasant = (): Art => [
  basket(57, -37),
  // The far leg swings back, the near one bears.
  carved('4,-52 16,-46 24,-32 38,-22 42,-14! 36,-10 24,-18 12,-26 2,-40', '#e3bf98', 1.2),
  foot(39, ink.skin, -17, -66),
  carved('-12,-54 4,-52 2,-34 -8,-22 -12,-6! -19,-4 -20,-20 -14,-34', ink.skin, 1.2),
  foot(-13, ink.skin),
  lines(['-18,-20 -13,-22'], 1.6, cotton, 'none'),
  dressed(
    '-14,-98 0,-102 11,-97 16,-82 15,-64 20,-46! 6,-42 -8,-45 -20,-43! -16,-62 -20,-80',
    cotton,
    ['k-kasuri', 'k-hem'],
    1.5,
  ),
  lines(['6,-92 10,-70 13,-50', '-10,-64 -12,-54 -14,-47', '2,-62 3,-52 2,-46'], 1.2, keyInk),
  lines(['-17,-65 0,-61 16,-65'], 3.6, ink.washi, 'none'),
  carved('-16,-108 -6,-109 -2,-104 -3,-96 -9,-92 -14,-95 -17,-101', ink.skin, 1.1),
  lines(['-14,-101 -12,-102 -10,-101'], 1.1, keyInk),
  lines(['-60,-74 -32,-88 2,-91 34,-88 59,-75'], 4.6, keyInk, 'none'),
  lines(['-60,-75 -32,-89 2,-92 34,-89 59,-76'], 2.8, '#a87d48', 'none'),
  basket(-58, -35),
  carved('-12,-96 -22,-90 -32,-86! -34,-78 -22,-76 -12,-82', cotton, 1.3),
  carved('-32,-87 -39,-90 -43,-86 -40,-80 -33,-79', ink.skin, 1),
  carved('8,-96 17,-94 21,-88 15,-80 8,-84', cotton, 1.3),
  carved('15,-94 22,-96 25,-91 20,-87', ink.skin, 1),
  strawHat(),
  lines(hatch('-20,-44 20,-46', { count: 9, length: 6, lean: -90 }), 0.9, keyInk),
];
