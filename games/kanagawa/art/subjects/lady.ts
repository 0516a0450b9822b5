import { fill, lines, loop, shape } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const kimono = '#c9525b';

const flower = (x: number, y: number): string =>
  [0, 1, 2, 3, 4]
    .map(petal => {
      const angle = (petal / 5) * 2 * Math.PI + x;
      return `M${(x + Math.cos(angle) * 3.1).toFixed(1)} ${(y + Math.sin(angle) * 3.1).toFixed(1)}h.01`;
    })
    .join('');

export const lady = (): Art =>
  // The hem trails behind her in a long sweep.
  [
    shape('-12,-60 10,-62 18,-44 28,-24 48,-8 62,-1! 36,4 4,3 -26,3! -20,-20 -16,-42', kimono, 2.6),
    fill(loop('-25,2! -21,-12 -2,-8 22,-10 44,-8 60,-1! 36,3 4,2'), ink.aiDeep),
    lines(['-24,-6 -2,-4 24,-6 50,-4'], 1.6, ink.ochre),
    lines(['-6,-56 -9,-34 -12,-12', '6,-56 14,-32 28,-10'], 1.5, '#6d1f2b'),
    shape('-13,-97 0,-102 13,-96 19,-82 14,-62 -14,-60 -19,-78', kimono, 2.4), // Long sleeves: one hangs, one lifts the fan.
    shape('9,-92 20,-84 26,-66 34,-40! 22,-34 13,-44 8,-66', kimono, 2.2),
    shape('-12,-92 -24,-84 -36,-88! -42,-62 -40,-44! -28,-46 -20,-60 -10,-70', kimono, 2.2),
    shape('-17,-77! 0,-73 16,-77! 15,-56! 0,-53 -15,-56!', ink.ochre, 2),
    lines(['-16,-66 0,-63 15,-66'], 2.4, ink.pine, 'none'),
    shape('12,-80 28,-84 36,-76 30,-66 36,-56 24,-52 13,-58', ink.ochre, 2),
    lines(['15,-69 24,-70 31,-76', '15,-68 24,-64 30,-58'], 1.6, '#8b5f1c'),
    node('path', {
      d: `${flower(-30, -70)}${flower(-34, -54)}${flower(24, -48)}${flower(20, -66)}${flower(2, -40)}${flower(-10, -28)}${flower(20, -26)}${flower(-7, -86)}`,
      stroke: ink.snow,
      'stroke-width': 3.2,
      'stroke-linecap': 'round',
    }),
    fill(loop('-7,-100 0,-84 8,-100'), ink.snow),
    lines(['-9,-99 -3,-92 0,-85', '9,-99 3,-92 0,-85'], 1.6, ink.sumi),
    shape('-40,-90 -34,-95 -30,-90 -34,-84', ink.snow, 1.6), // An open fan.
    shape('-37,-90! -60,-98 -63,-110 -56,-121 -44,-124! -38,-108', ink.washi, 2),
    lines(
      ['-37,-91 -48,-97 -60,-103', '-37,-91 -47,-102 -57,-113', '-37,-92 -43,-106 -50,-120'],
      1.2,
      ink.vermilion,
      'none',
    ),
    shape('-9,-110 -7,-100 0,-95 7,-100 9,-112 0,-118', '#fbeedd', 2), // Hair in wings and a high knot, with pins.
    shape(
      '-10,-106! -17,-106 -21,-116 -15,-127 -9,-131 -10,-140 0,-146 10,-140 9,-131 16,-127 21,-115 17,-105 10,-106! 9,-114 3,-119 -4,-119 -9,-114',
      ink.sumi,
      1.4,
    ),
    lines(['-9,-131 0,-128 9,-131'], 2.4, ink.vermilion, 'none'),
    lines(
      ['-30,-136 -14,-132 -2,-129', '30,-136 14,-132 2,-129', '-27,-125 -16,-124', '27,-125 16,-124'],
      2.4,
      ink.ochre,
      'none',
    ),
    lines(
      ['-6.5,-107.2 -4.2,-108.4 -1.8,-107.6', '6.5,-107.2 4.2,-108.4 1.8,-107.6', '0,-107 -1.4,-104 .2,-103.6'],
      1.2,
      ink.sumi,
    ),
    lines(['-6.5,-112.4 -4,-113.4 -2,-112.8', '6.5,-112.4 4,-113.4 2,-112.8'], 1.1, '#6b5a4c'),
    fill(loop('-1.5,-101 0,-102 1.5,-101 0,-100'), ink.vermilion),
  ];
