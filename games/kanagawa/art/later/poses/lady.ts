import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { ladyHead } from '../../subjects/head.ts';

const crimson = '#a8323c';

/** Seen from behind, she turns to look back. */
export const ladyLookingBack = (): Art => [
  carved('14,-96 24,-86 34,-66 38,-46! 28,-40 20,-46 12,-70', crimson, 1.4),
  dressed(
    '-12,-70! 14,-70! 18,-48 22,-26 34,-10 50,-2! 28,2 0,2 -26,0! -20,-22 -17,-46',
    crimson,
    ['k-petals', 'k-hem'],
    1.6,
  ),
  carved('-26,0! -18,-8 4,-5 28,-8 50,-2! 28,2 0,3', '#27406a', 1),
  lines(['-20,-4 4,-2 32,-4'], 1, '#d9b871'),
  lines(['-8,-50 -12,-30 -15,-10', '4,-48 6,-30 12,-9', '12,-52 16,-32 28,-10'], 1.2, '#3d0f18', 'end'),
  dressed('-13,-100 0,-106 13,-101 19,-88 15,-68! -13,-68! -18,-86', crimson, ['k-petals']),
  ladyHead(0, -116, -4),
  // The collar falls low on the neck.
  carved('-6,-106 2,-101 10,-105! 8,-98 2,-95 -5,-99', '#efe3cb', 1),
  dressed('-15,-86! 0,-83 17,-87! 16,-62! 0,-59 -14,-62!', '#3f6a55', ['k-seigaiha'], 1.2),
  // The knot of the sash.
  dressed(
    '-6,-84 -18,-92 -24,-80 -16,-70 -20,-54! -8,-52 0,-68 8,-52 20,-54! 15,-70 22,-82 16,-92 5,-84',
    '#3f6a55',
    ['k-seigaiha'],
    1.5,
  ),
  carved('-5,-82 5,-82 5,-70 -5,-70', '#4f7f66', 1),
  dressed('-12,-100 -22,-90 -34,-72 -38,-46! -26,-40 -15,-50 -11,-74', crimson, ['k-petals'], 1.5),
  lines(['-16,-88 -24,-70 -28,-50', '20,-84 26,-68 29,-52'], 1.1, '#3d0f18'),
  carved('-30,-76 -37,-80 -41,-75 -36,-70', '#f8ead6', 1),
];

/** Five petals around each spot. */
const spray = (at: readonly (readonly [x: number, y: number])[]): Art => [
  node('path', {
    d: at
      .flatMap(([x, y], flower) =>
        times(5, petal => {
          const angle = petal * 1.257 + flower;
          return `M${(x + Math.cos(angle) * 3.2).toFixed(1)} ${(y + Math.sin(angle) * 3).toFixed(1)}h.01`;
        }),
      )
      .join(''),
    stroke: '#f3c6c6',
    'stroke-width': 4.2,
    'stroke-linecap': 'round',
  }),
  node('path', {
    d: at.map(([x, y]) => `M${x} ${y}h.01`).join(''),
    stroke: '#b5485a',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  }),
];

const blossoms = [
  [-70, -136],
  [-64, -128],
  [-58, -140],
  [-52, -130],
  [-46, -137],
  [-40, -128],
  [-66, -118],
  [-32, -133],
  [-26, -126],
  [-56, -120],
  [-20, -136],
  [-74, -126],
  [-48, -122],
  [-36, -138],
  [-62, -112],
] as const;

/** She draws a branch of cherry down to her. */
export const ladyUnderBlossom = (): Art => [
  carved('-16,-2 -8,-5 -2,0 -16,1', ink.snow, 1),
  dressed(
    '-12,-68! 13,-68! 18,-46 24,-24 40,-9 58,-4! 36,1 8,1 -18,0! -16,-24 -15,-48',
    '#5d5a86',
    ['k-asanoha', 'k-hem'],
    1.6,
  ),
  carved('-18,0! -14,-14 -6,-30 -2,-14 4,1', '#c8553f', 1),
  lines(['-5,-64 -6,-44 -5,-30', '6,-64 11,-40 20,-12', '11,-64 17,-42 36,-12'], 1.2, '#1e1c38', 'end'),
  carved('13,-86 26,-90 33,-80 27,-70 32,-58! 18,-58 12,-66', '#d98d6a', 1.3),
  lines(['14,-76 22,-78 29,-83', '14,-73 22,-68 28,-63'], 1, '#7a3a22'),
  ladyHead(-2, -114, 12),
  dressed('-11,-101 0,-105 11,-100 17,-88 14,-66! -12,-66! -16,-86', '#5d5a86', ['k-asanoha']),
  fill(loop('-7,-103! -4,-92 -6,-84! -11,-92 -10,-101'), '#efe3cb'),
  dressed('-14,-84! 0,-81 15,-85! 14,-64! 0,-61 -12,-64!', '#d98d6a', ['k-seigaiha'], 1.2),
  lines(
    ['-78,-150 -66,-136 -50,-130 -34,-130 -16,-140', '-50,-130 -44,-122 -42,-114', '-66,-136 -72,-128 -74,-116'],
    2.6,
    '#5a4232',
    'end',
  ),
  spray(blossoms),
  carved('-40,-118 -36,-108 -30,-102 -26,-105 -31,-112 -35,-121', '#f8ead6', 1),
  // The sleeve slides from the lifted arm.
  dressed(
    '-10,-100 -20,-100 -32,-108! -36,-98 -38,-80 -34,-62 -26,-52! -16,-56 -11,-74',
    '#5d5a86',
    ['k-asanoha'],
    1.5,
  ),
  lines(['-20,-96 -28,-84 -28,-64', '-14,-88 -20,-78 -21,-64'], 1.1, '#1e1c38'),
  dressed('9,-99 18,-88 22,-66 26,-46! 14,-42 6,-52 5,-78', '#5d5a86', ['k-asanoha'], 1.5),
];
