import { fill, lines, loop, shape } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const robe = '#57505c';

export const monk = (): Art => [
  lines(['-36,2 -35,-40 -36,-80 -35,-122'], 4.6, ink.sumi, 'none'),
  lines(['-36,2 -35,-40 -36,-80 -35,-122'], 2, ink.ochre, 'none'),
  node('path', {
    d: 'M-35 -121c-9 -6 -11 -16 -3 -22c6 4 13 2 14 9c1 7 -5 11 -11 13z',
    fill: 'none',
    stroke: ink.sumi,
    'stroke-width': 5,
  }),
  node('path', {
    d: 'M-35 -121c-9 -6 -11 -16 -3 -22c6 4 13 2 14 9c1 7 -5 11 -11 13z',
    fill: 'none',
    stroke: ink.ochre,
    'stroke-width': 2.4,
  }),
  node('path', {
    d: 'M-43 -125c-6 1 -6 9 0 9c5 -1 5 -8 0 -9zM-27 -125c-6 1 -6 9 0 9c5 -1 5 -8 0 -9z',
    fill: 'none',
    stroke: ink.sumi,
    'stroke-width': 2.2,
  }),
  shape('-12,-4 -14,2 -4,3 -3,-3', ink.skin, 1.6),
  shape('6,-4 6,2 16,3 15,-4', ink.skin, 1.6),
  shape('-11,-99 4,-102 16,-97 26,-84 30,-62 27,-44 33,-6! 14,-2 -6,-3 -24,-4! -20,-40 -20,-60 -18,-84', robe, 2.6),
  lines(['-10,-42 -13,-22 -14,-6', '2,-46 2,-26 1,-5', '14,-44 18,-24 20,-5', '24,-48 27,-28 28,-8'], 1.6, ink.sumi), // Surplice over one shoulder.
  shape('-13,-96! -4,-100 8,-84 26,-64 29,-50 20,-40! 8,-54 -8,-72 -17,-84', ink.ochre, 2),
  lines(
    ['-11,-90 4,-74 22,-52', '-8,-94 8,-78 26,-58', '2,-88 -6,-80', '12,-76 3,-67', '21,-66 12,-57'],
    1.3,
    '#8b5f1c',
    'none',
  ),
  shape('-14,-86 -26,-78 -34,-66! -40,-48! -20,-44 -12,-56 -6,-70', robe, 2.2),
  lines(['-18,-76 -26,-64 -30,-52'], 1.5, ink.sumi),
  shape('-40,-70 -34,-74 -30,-70 -31,-62 -37,-60 -41,-64', ink.skin, 1.8),
  node('path', {
    d: 'M2 -56c-6 6 -6 16 2 20c9 -1 12 -10 8 -18',
    fill: 'none',
    stroke: '#5b1d18',
    'stroke-width': 4,
    'stroke-dasharray': [0.1, 4.6],
    'stroke-linecap': 'round',
  }),
  shape('-2,-62 6,-66 13,-60 8,-53 0,-54', ink.skin, 1.8),
  shape('-13,-108 -12,-119 -4,-127 6,-127 14,-119 14,-108 8,-99 0,-96 -8,-100', ink.skin, 2.2),
  shape('13,-113 17,-115 18,-108 13,-105', ink.skin, 1.4),
  fill(loop('-11,-118 -3,-126 6,-126 13,-118 4,-121 -5,-121'), '#c9b49c', { opacity: 0.8 }),
  lines(['-10,-113 -6,-114 -2,-112', '3,-112 7,-114 10,-113'], 1.3, ink.sumi),
  lines(['-8,-109 -5,-108 -2,-109', '3,-109 6,-108 9,-109', '-2,-101 1,-101.5 3,-101'], 1.5, ink.sumi),
  lines(['1,-110 -2,-105 1,-104'], 1.2, '#7a5b3a'),
];
