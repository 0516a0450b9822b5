import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { foot } from '../../subjects/foot.ts';
import { clothHead } from '../../subjects/head.ts';

const cotton = '#41688f';
const brown = '#8a6a4a';
const plait = '#8a6426';

const sheaf = (x: number, y: number): Art => [
  carved(
    `${x - 5},${y}! ${x - 10},${y - 22} ${x - 4},${y - 36}! ${x + 4},${y - 36}! ${x + 10},${y - 22} ${x + 5},${y}!`,
    '#d6b25a',
    1.1,
  ),
  lines([`${x - 7},${y - 14} ${x},${y - 12} ${x + 7},${y - 14}`], 2, plait, 'none'),
  lines(hatch(`${x - 6},${y - 34} ${x + 6},${y - 34}`, { count: 6, length: 14, lean: 80 }), 1, plait),
];

/** Bent double over the field, cutting the rice. */
export const peasantReaping = (): Art => [
  sheaf(50, 2),
  sheaf(64, 4),
  carved('20,-54 30,-48 31,-28 28,-12 30,-3! 22,-2 20,-14 20,-30 12,-44', '#e3bf98', 1.2),
  foot(28, ink.skin),
  carved('2,-52 16,-50 12,-32 6,-18 4,-3! -4,-2 -4,-18 0,-34', ink.skin, 1.2),
  foot(2, ink.skin),
  lines(['-4,-16 4,-17', '21,-14 28,-14'], 3, '#2d4c70', 'none'),
  dressed(
    '34,-60 28,-72 12,-81 -10,-86 -28,-84 -37,-74 -34,-64 -16,-58 -2,-52 0,-42! 16,-40 33,-44!',
    cotton,
    ['k-kasuri', 'k-hem'],
    1.6,
  ),
  lines(['14,-78 20,-62 18,-46', '-14,-84 -8,-72 -12,-60', '26,-66 28,-56 26,-46'], 1.2, keyInk),
  lines(['10,-80 8,-64 0,-50'], 3.4, ink.washi, 'none'),
  carved('-34,-78 -42,-76 -48,-68 -44,-60 -36,-62', ink.skin, 1.1),
  // The hat, seen as she looks down.
  carved('-70,-70! -56,-83 -40,-96! -34,-78 -40,-52! -54,-58', '#d9b871', 1.5),
  lines(
    ['-69,-70 -54,-80 -41,-92', '-69,-70 -52,-74 -36,-80', '-69,-70 -52,-68 -36,-68', '-69,-70 -54,-62 -41,-54'],
    0.9,
    plait,
    'end',
  ),
  // One hand gathers, the other has the sickle.
  lines(
    ['-56,2 -54,-14 -58,-34', '-50,2 -49,-16 -50,-36', '-45,2 -45,-14 -42,-34', '-61,2 -60,-12 -66,-28'],
    1.8,
    '#b9953f',
  ),
  carved('-20,-70 -10,-62 -16,-48 -30,-34 -40,-26! -45,-31 -36,-44 -28,-60', cotton, 1.4),
  carved('-40,-32 -48,-28 -52,-22 -46,-18 -39,-25', ink.skin, 1),
  carved('-4,-58 4,-52 -4,-38 -16,-24 -22,-22! -26,-28 -18,-38 -12,-52', cotton, 1.4),
  carved('-20,-26 -28,-24 -30,-17 -24,-14 -19,-20', ink.skin, 1),
  lines(['-24,-18 -32,-12'], 2.4, '#7a5b3a', 'none'),
  fill(loop('-32,-13! -42,-12 -50,-4 -52,4! -44,-3 -36,-7'), '#d5dcdc', { stroke: keyInk, 'stroke-width': 0.7 }),
];

/** The hoe is at its height. */
export const peasantHoeing = (): Art => [
  carved('6,-52 18,-46 26,-30 34,-12 40,-5! 34,-1 26,-10 14,-28 2,-42', '#e3bf98', 1.2),
  foot(39, ink.skin),
  carved('-12,-54 4,-52 -2,-36 -14,-26 -16,-5! -24,-3 -24,-24 -18,-38', ink.skin, 1.2),
  foot(-18, ink.skin),
  lines(['-24,-14 -16,-15', '24,-16 31,-19'], 3, '#2d4c70', 'none'),
  carved('4,-96 14,-104 16,-120 22,-128! 27,-124 26,-108 20,-92 10,-86', '#a3805c', 1.3),
  dressed(
    '-12,-98 0,-103 12,-98 18,-80 16,-62 22,-44! 6,-40 -8,-44 -21,-42! -17,-62 -18,-82',
    brown,
    ['k-shima', 'k-hem'],
    1.5,
  ),
  lines(['8,-92 11,-72 14,-50', '-8,-60 -10,-50 -12,-45', '2,-60 4,-50 4,-44'], 1.2, '#2e1f14'),
  lines(['-17,-63 0,-59 17,-63'], 3.6, '#2d4c70', 'none'),
  clothHead(-8, -112, 14),
  lines(['-30,-104 -8,-122 22,-134 56,-141'], 3.8, keyInk, 'none'),
  lines(['-30,-105 -8,-123 22,-135 56,-142'], 2.2, '#b98a50', 'none'),
  carved('52,-146! 62,-148! 74,-128 78,-112! 70,-116 62,-128 54,-136!', '#6b7079', 1.3),
  fill(loop('74,-128 78,-112! 70,-116 69,-122'), '#d9dfdf'),
  carved('20,-136 27,-138 29,-131 24,-126 19,-129', ink.skin, 1),
  carved('-10,-97 -20,-96 -32,-104! -33,-94 -26,-84 -12,-82', brown, 1.4),
  carved('-29,-102 -33,-108 -30,-113 -23,-112 -22,-105', ink.skin, 1),
];
