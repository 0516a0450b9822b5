import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';

/** What spaces, cards, tiles and tracks say, each about 44 x 44 around (0, 0). Silhouettes differ without colour. */
export const kindInks = {
  artistic: { color: '#a8455f', deep: '#6d2038', pale: '#f0d9d3' },
  government: { color: '#9a6b16', deep: '#5f3f08', pale: '#f2e3b8' },
  travel: { color: '#3f6b57', deep: '#1f3f31', pale: '#d8e2cd' },
} as const;
export type Kind = keyof typeof kindInks;

const brush = [
  node('g', { transform: [turned(38)] }, [
    carved('-2.4,-22! 2.4,-22! 2.2,3! -2.2,3!', '#c79a58', 1.4),
    carved('-3.2,2! 3.2,2! 3.4,7! -3.4,7!', kindInks.artistic.color, 1.2),
    carved('-3.4,6.6! 3.4,6.6! 4.8,12 2,18 0,22! -2,18 -4.8,12', ink.sumi, 1),
  ]),
  lines(['-20,17 -12,13 -4,16 6,19 18,15'], 4, kindInks.artistic.color),
];

const roof = (y: number, w: number): Art =>
  carved(
    `${-w},${y}! ${-w * 0.55},${y - 4} ${-w * 0.34},${y - 8}! ${w * 0.34},${y - 8}! ${w * 0.55},${y - 4} ${w},${y}! 0,${y - 1.4}`,
    '#4a5a68',
    1.3,
  );
const castle = [
  carved('-17,20! -13,10! 13,10! 17,20!', '#a39c8c', 1.4),
  carved('-11,10! -10,2! 10,2! 11,10!', ink.snow, 1.2),
  roof(3, 18),
  carved('-8,-4! -7,-9! 7,-9! 8,-4!', ink.snow, 1.2),
  roof(-8, 13),
  lines(['0,-16 0,-22'], 2, kindInks.government.color, 'none'),
  carved('-3,10! -3,5! 3,5! 3,10!', '#5d3a1c', 1),
  lines(['-10,15 -3,15', '2,15 11,15', '-6,18 6,18'], 1, '#6f675a', 'none'),
];

const hat = (x: number, y: number, s: number, color: Color): Art => [
  carved(
    `${x - 15 * s},${y + 4 * s}! ${x - 7 * s},${y - 4 * s} ${x},${y - 11 * s}! ${x + 7 * s},${y - 4 * s} ${x + 15 * s},${y + 4 * s}! ${x},${y + 8 * s}`,
    color,
    1.3,
  ),
  lines([`${x},${y - 9 * s} ${x - 6 * s},${y + 4 * s}`, `${x},${y - 9 * s} ${x + 5 * s},${y + 5 * s}`], 1, '#8a6a2f'),
];

const travel = [
  lines(['14,-20 11,22'], 3, '#7a5b3a', 'none'),
  hat(-2, 0, 1.25, '#d6b35c'),
  lines(['-8,11 -5,18 2,21'], 2.4, kindInks.travel.color),
];

const arrow = (x: number, y: number, turn = 0): Art =>
  node(
    'g',
    { transform: [moved(x, y), turned(turn)] },
    fill('M-9 -2.2H2V-7L11 0L2 7V2.2H-9Z', ink.vermilion, {
      stroke: keyInk,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
  );

const station = (x: number, y: number, r: number): Art => [
  node('circle', { cx: x, cy: y, r, fill: ink.vermilion, stroke: keyInk, 'stroke-width': 1.3 }),
  node('circle', { cx: x, cy: y, r: r * 0.4, fill: ink.washi }),
];

const shore = fill(loop('-23,8! -14,2 -8,6 0,0 8,4 14,-2 23,1! 23,21! -23,21!'), '#d9cf9e', {
  stroke: keyInk,
  'stroke-width': 1.3,
});

const coin = [
  carved('0,-10! 5.4,-8 6.4,0 5.4,8 0,10! -5.4,8 -6.4,0 -5.4,-8', '#e2b23c', 1.3),
  lines(['-3,-4.6 3,-4.6', '-3,0 3,0', '-3,4.6 3,4.6'], 1.1, '#8a5f10', 'none'),
];
const koban = (x: number, y: number): Art => node('g', { transform: [moved(x, y)] }, coin);

const abacus = [
  carved('-21,-13! 21,-13! 21,14! -21,14!', '#7a4f2c', 1.5),
  fill('M-18 -10H18V-4H-18ZM-18 -1H18V11H-18Z', '#f0e2bf'),
  [-12, -4, 4, 12].map((x, i) => {
    const beads = [i % 2 ? -6 : -8.6, 1.6, 5.2, i % 3 ? 8.8 : 9.2];
    return [
      node('path', { d: `M${x} -10V11`, stroke: '#5d3a1c', 'stroke-width': 1 }),
      beads.map(y => fill(`M${x - 3.6} ${y}L${x} ${y - 2.1}L${x + 3.6} ${y}L${x} ${y + 2.1}Z`, '#a23a24')),
    ];
  }),
];

/** A quarter circle of brass with its plumb line: what the surveyors call the Quadrant. */
export const quadrant = [
  fill('M-17 -17H17A34 34 0 0 1 -17 17Z', ink.sumi, { transform: [moved(1, 1.2)] }),
  fill('M-17 -17H17A34 34 0 0 1 -17 17Z', '#d9a941', {
    stroke: keyInk,
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  }),
  fill('M-11 -11H8A19 19 0 0 1 -11 8Z', '#fbf5e3', { stroke: keyInk, 'stroke-width': 1 }),
  node('path', {
    d: 'M11 -3.6L15.5 -2.2M6.8 4.2L10.6 6.8M.4 9.6L2.6 13.8M-7 12.6L-6.4 16.4',
    stroke: keyInk,
    'stroke-width': 1.2,
  }),
  node('path', { d: 'M-16 -16L-3 17', stroke: ink.aiDeep, 'stroke-width': 1.2 }),
  node('circle', { cx: -2.6, cy: 18.6, r: 3.2, fill: ink.aiDeep, stroke: keyInk, 'stroke-width': 1 }),
  node('circle', { cx: -15, cy: -15, r: 2.4, fill: ink.vermilion }),
];

/** Honor: the sun over a fan, as a seal. */
const honor = [
  carved('0,20! -21,-4! -15,-12 -5,-17 5,-17 15,-12 21,-4!', '#f4ead0', 1.5),
  lines(['0,19 -13,-10', '0,19 -5,-16', '0,19 5,-16', '0,19 13,-10'], 0.9, '#a08a5c', 'none'),
  node('circle', { cx: 0, cy: -5, r: 7.4, fill: ink.vermilion }),
];

export const icons: Readonly<Record<string, Art>> = {
  artistic: brush,
  government: castle,
  travel,
  dispatch: [hat(-8, -8, 0.8, '#d6b35c'), hat(-8, 12, 0.8, '#d6b35c'), arrow(13, -8, -20), arrow(13, 11, 20)],
  map: [
    shore,
    station(0, -3, 6.4),
    lines(['0,-9 0,-22'], 2, '#7a5b3a', 'none'),
    fill(loop('0,-22! 13,-19! 9,-16 12,-12! 0,-13!'), ink.vermilion, { stroke: keyInk, 'stroke-width': 1 }),
  ],
  mapWidely: [
    shore,
    node('path', {
      d: 'M-15 -6L0 -14L15 -8',
      fill: 'none',
      stroke: ink.vermilion,
      'stroke-width': 1.8,
      'stroke-dasharray': [3, 2],
    }),
    station(-15, -6, 5.2),
    station(0, -14, 5.2),
    station(15, -8, 5.2),
  ],
  sideJob: abacus,
  earn5: [koban(-14, 5), koban(-7, -4), koban(0, 5), koban(7, -4), koban(14, 5)],
  honor2: [honor, figures('2', 15, 14, 12, ink.sumi)],
  honor,
  takeQuadrant: quadrant,
  survey: [hat(-7, 4, 0.95, '#d6b35c'), arrow(12, -8, -35)],
  ryo: node('g', { transform: [scaled(1.9)] }, coin),
};
