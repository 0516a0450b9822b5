import { type Dot, dot, dots, fill, lines, loop, ribbon } from '@hanga/web/art/brush.ts';
import { carved, carvedPath, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, turned } from '@hanga/web/art/tree.ts';

const white = '#f8f5ec';
const blank = '#aebfc8';

/** Bill, eye and red crown of a crane looking left, the throat at (0, 0). */
export const craneHead = (x: number, y: number, tilt: number): Art =>
  node('g', { transform: [moved(x, y), turned(tilt)] }, [
    fill(loop('-6,-3! -16,-2 -28,1! -16,2 -6,2.4!'), '#8f8150'),
    lines(['-6,.4 -16,.6 -28,1.2'], 0.8, keyInk),
    carved('-7,0 -6,-5 -1,-7 4,-5 5,1 0,4 -5,3', white, 0.9),
    fill(loop('-6.6,-3.4 -4,-7.4 2,-8 4.6,-4.4 -1,-4'), ink.vermilion),
    fill(loop('-5.8,3 -1,1.4 5,2 4,6 -1,5'), keyInk),
    node('path', { d: 'M-3.4 -1.6h.01', stroke: keyInk, 'stroke-width': 1.9, 'stroke-linecap': 'round' }),
  ]);

/** A neck in one stroke of changing width: white behind, black along the throat. */
export const craneNeck = (course: string, throat: string): Art => [
  node('path', { d: ribbon(dots(course)), fill: white, stroke: keyInk, 'stroke-width': 1 }),
  fill(ribbon(dots(throat)), keyInk),
];

/** A feather from its root, by its middle, to its tip: broadest shortly before a round tip. */
const feather = (quill: string, width: number): string => {
  const [root, middle, tip] = dots(quill) as [Dot, Dot, Dot];
  const between = (share: number): Dot =>
    dot(middle.x + (tip.x - middle.x) * share, middle.y + (tip.y - middle.y) * share);
  const course = [root, middle, between(0.6), between(0.9), tip];
  return ribbon(course.map((here, index) => ({ ...here, width: width * ([0.4, 0.8, 1, 0.8, 0.2][index] ?? 1) })));
};

/** Feathers laid side by side from a wing's arm to its trailing edge. */
export const feathers = (quills: readonly string[], width: number, color: typeof white | typeof keyInk): Art =>
  quills.map(quill => carvedPath(feather(quill, width), color, 1));

/** It comes down on wide wings, legs out to meet the ground. */
export const crane = (): Art => [
  // The far wing.
  feathers(
    ['-6,-84 -30,-104 -58,-128', '-4,-86 -22,-110 -44,-140', '-2,-88 -14,-114 -28,-148', '0,-88 -6,-116 -12,-150'],
    9,
    white,
  ),
  feathers(['-12,-80 -34,-88 -52,-104', '-10,-82 -30,-96 -56,-116'], 7, keyInk),
  carved('-14,-78! -12,-96 -4,-116 4,-124 8,-108 8,-84', white, 1.2),
  lines(
    [
      '6,-58 -4,-40 -16,-24 -22,-6',
      '-22,-6 -30,-1 -36,-1',
      '-22,-6 -20,1 -24,4',
      '14,-58 8,-38 -4,-20 -6,0',
      '-6,0 -14,4 -20,4',
      '-6,0 0,4 4,3',
    ],
    2.4,
    '#3a3a40',
    'none',
  ),
  carved('18,-70 34,-66 52,-56! 36,-54 20,-56', white, 1.1),
  craneNeck('-8,-74,16 -24,-82,10 -38,-80,7 -50,-72,6 -56,-68,6', '-22,-79,5 -38,-77,5 -50,-70,5 -55,-66,4'),
  carved('-20,-80 -8,-88 10,-84 26,-72 34,-62! 18,-57 -2,-60 -16,-70', white, 1.4),
  craneHead(-58, -69, -4),
  // The near wing: white to the tips, black where it joins.
  feathers(['14,-76 34,-72 56,-66', '16,-80 40,-82 66,-82', '18,-84 44,-92 70,-98'], 9, keyInk),
  feathers(
    [
      '18,-88 46,-102 74,-114',
      '18,-92 44,-112 72,-130',
      '16,-96 40,-120 64,-144',
      '14,-98 32,-126 52,-154',
      '10,-100 22,-128 36,-158',
    ],
    9.5,
    white,
  ),
  carved('-2,-84! 0,-104 8,-122 18,-130 26,-122 30,-106 28,-90 18,-76 8,-74', white, 1.2),
  lines(['6,-84 10,-104 18,-122', '12,-82 18,-100 24,-114', '18,-82 24,-94 28,-102'], 1.3, blank),
  lines(['-14,-76 0,-70 14,-64', '-8,-70 4,-65 16,-60'], 1.1, blank),
];
