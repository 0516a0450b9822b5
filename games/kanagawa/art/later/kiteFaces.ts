import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Kite } from '../types.ts';

/** Paper that is thinner where light comes through, over its spars. */
const spars = (outlines: readonly string[]): Art => lines(outlines, 1.3, '#7a5a2a', 'none', { opacity: 0.75 });

/** A six-cornered kite with the sun over waves of cloud. */
const yellow = (): Art => [
  lines(['-28,22 -35,38 -27,54 -36,76', '28,22 36,42 27,60 35,82'], 5, '#b5791b', 'end'),
  lines(['-28,22 -35,38 -27,54 -36,76', '28,22 36,42 27,60 35,82'], 1.2, '#6a4310', 'end'),
  carved('0,-47! 37,-25! 36,25! 0,46! -37,24! -36,-26!', '#e8b542', 1.8),
  fill(loop('0,-45! 35,-25! 18,-20 0,-25 -18,-20 -35,-25!'), '#cf8f28'),
  fill(loop('-35,22! -22,14 -10,22 2,14 15,22 27,14 35,24! 0,44!'), '#c2571f'),
  lines(['-34,19 -22,11 -10,19 2,11 15,19 27,11 35,20'], 2, '#fbf0cf', 'both'),
  carved('0,-17 11,-13 16,-3 12,7 1,11 -11,7 -16,-3 -11,-13', ink.vermilion, 1),
  lines(['-8,-9 -3,-13 4,-13'], 1.6, '#f0a58c'),
  spars(['0,-47 0,46', '-36,-26 36,25', '-37,24 37,-25']),
  lines(['0,-47 37,-25 36,25'], 1, keyInk, 'none'),
];

/** A tall sheet with the sea on it and two long tails. */
const blue = (): Art => [
  lines(['-22,38 -31,58 -19,76 -30,100', '22,38 15,60 27,78 17,104'], 5.6, keyInk, 'end'),
  lines(['-22,38 -31,58 -19,76 -30,100', '22,38 15,60 27,78 17,104'], 4.2, '#e6ecea', 'end'),
  dressed('-34,-49! 0,-47 34,-48! 33,40! 0,42 -33,41!', '#2f5c8d', ['k-seigaiha'], 1.8),
  fill(loop('-33,-47! 33,-47! 33,-16! 22,-22 12,-14 0,-23 -12,-13 -22,-21 -33,-15!'), '#eef0e6'),
  lines(['-33,-15 -22,-21 -12,-13 0,-23 12,-14 22,-22 33,-16'], 2.4, '#1d3550'),
  carved('11,-43 18,-40 20,-34 16,-28 9,-28 4,-34 5,-40', ink.vermilion, 0.9),
  lines(['-24,-38 -14,-42 -6,-39', '-20,-33 -10,-36'], 1.5, '#7f9db0'),
  // A carp's back breaks the water.
  fill(loop('-18,14! -8,2 8,0 20,10! 8,8 -6,10'), '#e9efe9'),
  lines(['-14,10 -4,4 8,3', '-2,12 8,10'], 1.2, '#1d3550'),
  spars(['0,-47 0,42', '-34,-49 33,40', '34,-48 -33,41']),
  lines(['34,-48 33,40 -33,41'], 1, keyInk, 'none'),
];

/** The footman kite: sleeves spread wide, crests on them, a fierce face. */
const scarlet = (): Art => {
  const crest = (x: number): Art => [
    fill(loop(`${x},-28! ${x + 9},-18! ${x},-8! ${x - 9},-18!`), '#f6ead0'),
    fill(loop(`${x},-22! ${x + 4},-18! ${x},-14! ${x - 4},-18!`), '#7c1f18'),
  ];
  return [
    lines(['-14,42 -20,58 -11,74', '14,42 20,60 11,80'], 4.4, '#7c1f18', 'end'),
    carved(
      '-11,-30! -32,-35 -51,-34! -55,-2! -38,1 -22,0! -18,16! -26,43! -14,45 -5,44! 0,27! 6,44! 16,45 26,42! 18,16! 22,0! 40,1 55,-3! 51,-36! 30,-34 11,-30!',
      '#c23b2b',
      1.8,
    ),
    fill(loop('-54,-10! -24,-8 -21,0! -36,1 -55,-2!') + loop('54,-10! 24,-8 21,0! 38,1 55,-3!'), '#8e2a1f'),
    lines(hatch('-50,-9 -38,-7 -25,-7', { count: 6, length: 7, lean: 92 }), 1, '#f0b9a0'),
    lines(hatch('25,-7 38,-7 50,-9', { count: 6, length: 7, lean: 92 }), 1, '#f0b9a0'),
    crest(-37),
    crest(37),
    carved('-13,-29! -15,-42 -9,-53 0,-55 9,-53 15,-42 13,-29! 0,-25', '#f2dabb', 1.3),
    fill(loop('-14,-42! -12,-52 0,-58 12,-52 14,-42! 8,-49 0,-47 -8,-49'), '#22242b'),
    lines(['-10,-41 -6,-45 -2,-41', '10,-41 6,-45 2,-41'], 2.4, keyInk),
    lines(['-8,-39 -5,-37 -2,-38', '8,-39 5,-37 2,-38', '0,-40 -1,-35 2,-34'], 1.2, keyInk),
    lines(['-8,-31 -3,-33 3,-33 8,-31', '-6,-29 0,-30 6,-29'], 1.7, keyInk),
    fill(loop('-11,-28! 0,-11! 11,-28! 0,-24'), '#f6ead0'),
    lines(['-11,-28 0,-11 11,-28'], 1.1, keyInk),
    lines(['-20,3 0,7 20,3'], 5.6, '#22242b', 'none'),
    lines(
      ['-12,14 -16,40', '-8,14 -9,40', '12,14 16,40', '8,14 9,40', '-30,-30 -28,-4', '30,-30 28,-4'],
      1.1,
      '#7c1f18',
      'end',
    ),
  ];
};

const faces: Readonly<Record<Kite, () => Art>> = { yellowKite: yellow, blueKite: blue, redKite: scarlet };

/** A kite around (0, 0), about 90 high, with the bridle that its line is tied to. */
export const kiteFace = (kind: Kite): Art => [
  faces[kind](),
  node('path', {
    d: 'M-16 -20L0 14L16 -20',
    fill: 'none',
    stroke: keyInk,
    'stroke-width': 0.9,
    'stroke-opacity': 0.6,
  }),
];
