import { dots, fill, lines, loop, ribbon, shape } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const neck = ribbon(dots('-10,-64,22 -22,-78,14 -27,-92,9.5 -20,-106,8 -14,-117,8 -20,-125,9'));
const throat = ribbon(dots('-24,-82,5 -27.5,-94,7 -21,-106,7 -15,-116,7 -17,-122,6'));

export const crane = (): Art => [
  lines(['-2,-46 2,-26 -3,0', '-3,0 -14,1.5 -19,1', '-3,0 4,2 11,1.5', '-3,-1 -8,-1 -13,-3'], 4, ink.sumi, 'none'),
  lines(['9,-46 20,-34 8,-18', '8,-18 4,-14 -2,-15'], 3.6, ink.sumi, 'none'),
  shape('16,-66 34,-66 50,-54 57,-38! 47,-45! 50,-31! 39,-43! 38,-29! 29,-43! 24,-36! 14,-50', ink.sumi, 1.4),
  node('path', { d: neck, fill: ink.snow, stroke: ink.sumi, 'stroke-width': 2.4 }),
  shape('-24,-70 -14,-82 2,-84 18,-78 34,-66 40,-56! 28,-50 10,-44 -8,-47 -20,-56', ink.snow, 2.4),
  fill(neck, ink.snow),
  fill(throat, ink.sumi),
  lines(['-6,-76 8,-74 24,-62 33,-56', '-8,-68 6,-66 20,-56 27,-51', '-10,-60 2,-59 12,-52 18,-48'], 1.6, ink.aiPale),
  lines(['4,-80 18,-73 32,-63', '2,-70 14,-64 24,-55'], 1.2, ink.sumi),
  shape('-28,-124 -26,-130 -18,-132 -12,-127 -13,-121 -20,-119', ink.snow, 1.8),
  fill(loop('-27,-128 -23,-134 -15,-134 -12,-129 -18,-128'), ink.vermilion),
  fill(loop('-26,-126! -38,-125 -54,-119! -38,-120 -26,-120!'), '#8a7a3c'),
  lines(['-26,-123 -40,-122 -54,-119'], 1.4, ink.sumi),
  node('path', { d: 'M-21.5 -125h.01', stroke: ink.sumi, 'stroke-width': 3, 'stroke-linecap': 'round' }),
];
