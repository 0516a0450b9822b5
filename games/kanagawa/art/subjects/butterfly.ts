import { fill, lines, loop, shape } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';

const upper = '-3,-74! -14,-98 -34,-116 -56,-118 -61,-106 -56,-88 -40,-74 -20,-68';
const upperInk = '-8,-76 -18,-94 -36,-108 -49,-108 -49,-98 -42,-86 -30,-77';
const lower = '-3,-68! -22,-68 -42,-60 -50,-46 -44,-33! -38,-28 -34,-20! -26,-26 -16,-34 -7,-50';
const lowerInk = '-8,-64 -24,-63 -38,-54 -40,-44 -32,-36 -22,-38 -13,-48';

const half = [
  shape(lower, ink.sumi, 2),
  fill(loop(lowerInk), ink.aiPale),
  fill(loop('-22,-56 -32,-50 -31,-43 -24,-43 -18,-49'), ink.aiDeep),
  shape(upper, ink.sumi, 2),
  fill(loop(upperInk), ink.ochre),
  fill(loop('-10,-77 -18,-89 -28,-94 -30,-86 -22,-78'), ink.vermilion),
  lines(['-10,-77 -26,-92 -44,-106', '-12,-76 -30,-84 -46,-94', '-14,-94 -24,-97 -34,-107'], 1.8, ink.sumi),
  node('path', {
    d: 'M-55 -111h.01M-55.5 -101h.01M-51 -91h.01M-42 -81h.01M-45 -53h.01M-44 -43h.01M-37 -33h.01',
    stroke: ink.snow,
    'stroke-width': 3.8,
    'stroke-linecap': 'round',
  }),
];

export const butterfly = (): Art =>
  node('g', { transform: [turned(14, 0, -70)] }, [
    node('g', { transform: [moved(4, 0)] }, half),
    node('g', { transform: [moved(-4, 0), scaled(-1, 1)] }, half),
    lines(['-1,-86 -8,-102 -18,-110', '1,-86 8,-103 19,-109'], 2.2, ink.sumi),
    node('path', { d: 'M-18 -110h.01M19 -109h.01', stroke: ink.sumi, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    shape('-3.5,-84 0,-88 3.5,-84 4.5,-68 3,-48 0,-40 -3,-48 -4.5,-68', '#4b3a2e', 1.6),
  ]);
