import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { foot } from './foot.ts';
import { warriorHead } from './head.ts';

/** Both swords in the belt, their scabbards behind him: no one else has two. */
export const swords = (): Art => [
  lines(['-20,-77 4,-66 30,-55 58,-47'], 4.2, '#2a2430', 'none'),
  lines(['-14,-72 8,-60 28,-51 42,-47'], 3.6, '#5b2a26', 'none'),
  lines(['-26,-80 -18,-76 -12,-73'], 4.6, '#d8cbb0', 'none'),
  lines(['-13,-77 -10,-71'], 5.4, ink.ochre, 'none'),
  lines(['-24,-79 -22,-78', '-20,-77 -18,-76'], 4.8, keyInk, 'none'),
];

/** Wide trousers in pleats, over straw sandals. */
const hakama = (): Art => [
  foot(-16, ink.snow),
  foot(24, ink.snow),
  dressed(
    '-15,-68! 14,-68! 20,-48 28,-22 33,-4! 20,-2 9,-5! 5,-24 0,-38 -4,-22 -9,-3! -22,-1 -32,-5! -28,-24 -21,-48',
    '#8d8496',
    ['k-shima', 'k-hem'],
  ),
  lines(
    [
      '-9,-66 -14,-40 -22,-7',
      '-3,-66 -6,-44 -14,-8',
      '3,-66 4,-52 1,-38',
      '8,-66 14,-40 22,-8',
      '12,-66 20,-42 28,-12',
    ],
    1.3,
    keyInk,
    'end',
  ),
];

/** He shades his eyes and looks out over the land. */
export const samurai = (): Art => [
  carved('4,-98 14,-94 22,-80 20,-66 10,-64 6,-80', '#2f4f79', 1.4),
  hakama(),
  warriorHead(-9, -117, -6),
  dressed('-14,-102 -4,-106 8,-103 16,-94 18,-78 14,-64! -15,-64! -19,-80 -18,-94', '#d9cdb4', ['k-kasuri']),
  // Winged shoulders of a stiff vest.
  carved('-5,-106! 6,-106 31,-100! 35,-93 24,-84 15,-65! 4,-66! 2,-84 -3,-96', '#2f4f79', 1.5),
  carved('-7,-105! -22,-102 -34,-93! -31,-87 -22,-82 -15,-65! -7,-65! -5,-84 -4,-96', '#2f4f79', 1.5),
  fill(loop('16,-95 20,-96 22,-92 18,-90'), ink.washi),
  lines(['2,-104 0,-86 3,-67', '-8,-102 -9,-84 -9,-67', '22,-96 17,-84 13,-70'], 1.1, keyInk, 'both'),
  lines(['-16,-66 0,-63 15,-66'], 4, ink.ochre, 'none'),
  swords(),
  // The raised arm: sleeve fallen to the elbow, hand flat over the brow.
  carved('-20,-99 -30,-96 -42,-104! -44,-96 -40,-82 -30,-78! -20,-84', '#d9cdb4', 1.4),
  carved('-36,-103 -31,-114 -26,-121 -22,-119 -26,-110 -30,-100', ink.skin, 1.1),
  carved('-29,-122 -20,-125 -13,-124 -14,-121 -24,-118', ink.skin, 1),
  // The other rests on the hilt.
  carved('12,-98 20,-90 18,-76 4,-68 -8,-68! -9,-76 2,-82 6,-90', '#d9cdb4', 1.4),
  carved('-8,-76 -15,-77 -19,-73 -14,-69 -8,-69', ink.skin, 1.1),
];
