import { dots, fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

export const hide = '#b0713f';
export const shaded = '#7d4c2b';
export const dark = '#4a2c1c';

/** Beams and tines of bone, each under its own line. */
export const antlers = (beams: readonly string[]): Art => [
  lines(beams, 4.4, keyInk, 'end'),
  lines(beams, 2.6, '#e2cfa2', 'end'),
];

/** Snow-white flecks of a sika's flank. */
export const flecks = (at: string): Art =>
  node('path', {
    d: dots(at)
      .map(({ x, y }) => `M${x} ${y}h.01`)
      .join(''),
    stroke: '#f3e4c6',
    'stroke-width': 2.8,
    'stroke-linecap': 'round',
  });

/** Hooves under slender legs. */
export const hooves = (at: string): Art =>
  fill(
    dots(at)
      .map(({ x, y }) => loop(`${x - 1},${y - 4}! ${x + 4.4},${y - 4}! ${x + 5},${y}! ${x - 3},${y}!`))
      .join(''),
    keyInk,
  );

/** He stops and looks back. */
export const stag = (): Art => [
  carved('-28,-46 -18,-42 -24,-28 -31,-14 -35,-2! -40,-2! -37,-15 -33,-30', shaded, 1.2),
  carved('18,-50 34,-46 29,-32 33,-19 28,-2! 23,-2! 26,-19 20,-32', shaded, 1.2),
  antlers([
    '-25,-118 -38,-127 -43,-142 -36,-157',
    '-37,-126 -48,-127 -56,-135',
    '-43,-140 -52,-146 -54,-155',
    '-17,-118 -10,-130 2,-138 2,-154',
    '-10,-129 2,-127 10,-133',
    '1,-139 11,-143 14,-152',
  ]),
  carved('46,-66 54,-70 58,-60 52,-52 46,-56', '#f5ecd8', 1.1),
  dressed(
    '-14,-92 -10,-82 4,-79 24,-80 40,-75 49,-64 50,-52 45,-41 40,-31 45,-19 41,-8 40,-2! 35,-2! 36,-10 37,-19 30,-31 24,-41 6,-44 -8,-41 -13,-28 -13,-14 -13,-2! -18,-2! -20,-14 -22,-28 -28,-42 -37,-54 -40,-70 -38,-86 -33,-104 -24,-110 -14,-104',
    hide,
    ['k-hem'],
    1.5,
  ),
  fill(
    loop(
      '-39,-72 -37,-88 -33,-102 -27,-96 -29,-78 -26,-60 -20,-46 -6,-43 8,-45 22,-43 6,-41 -10,-38 -22,-34 -30,-44 -37,-56',
    ),
    '#ecd5ad',
    { opacity: 0.9 },
  ),
  lines(hatch('-14,-96 -11,-84 6,-79 26,-79 42,-73', { count: 22, length: 7, lean: 20 }), 1.2, shaded),
  lines(hatch('-34,-98 -36,-84 -34,-66 -28,-52', { count: 10, length: 6, lean: -20 }), 1.1, '#c9a373'),
  lines(['30,-40 38,-46 42,-58', '-14,-42 -8,-52 -10,-64', '24,-42 30,-50'], 1.5, dark),
  flecks('0,-70 12,-72 24,-71 35,-67 6,-62 18,-63 30,-60 41,-58 12,-54 24,-54 36,-51'),
  hooves('-18,0 35,0 -40,0 23,0'),
  carved('-29,-112! -40,-119 -45,-115 -38,-108 -30,-106', hide, 1.1),
  carved('-32,-108 -27,-117 -16,-119 -4,-113 9,-107 13,-102! 9,-98 -2,-98 -12,-99 -20,-95 -29,-98', hide, 1.3),
  fill(loop('13,-102! 9,-98 -2,-98 -12,-99 -4,-102 6,-103'), '#ecd5ad'),
  carved('-18,-116! -13,-128 -6,-127 -8,-119 -12,-114', hide, 1.1),
  fill(loop('-15,-118 -12,-126 -8,-125 -10,-118'), '#d9a98a'),
  fill(loop('9,-107 14,-105 14,-101 10,-101'), keyInk),
  fill(loop('-12,-111 -8,-113 -5,-110 -9,-108'), keyInk),
  lines(['13,-101 8,-99 2,-100'], 0.9, keyInk),
];
