import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { liveries, mon, type Seat, seats } from '@hanga/web/art/liveries.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { icons } from './icons.ts';
import { surveyor } from './surveyors.ts';

/** [x, y, width, height] of everything drawn around its own origin. */
export const boxes = {
  icon: [-24, -24, 48, 48],
  surveyor: [-19, -43, 40, 48],
  disc: [-14, -14, 29, 30],
  die: [-15, -15, 31, 32],
} as const satisfies Record<string, readonly [number, number, number, number]>;
export type Boxed = keyof typeof boxes;

const token = (color: Color, deep: Color, crest: Art): Art => [
  node('ellipse', { cx: 2, cy: 3, rx: 12.5, ry: 12, fill: '#1c160d', 'fill-opacity': 0.35 }),
  node('circle', { cy: 1.6, r: 12, fill: deep }),
  node('circle', { cy: -0.6, r: 12, fill: color, stroke: keyInk, 'stroke-width': 0.9 }),
  node('path', {
    d: 'M-8.6 -6.4A11 11 0 0 1 3 -10.6',
    fill: 'none',
    stroke: '#fff',
    'stroke-opacity': 0.55,
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
  }),
  crest,
];

/** A player's marker, and the disc that claims a row or stands on a track: livery and crest. */
export const disc = (seat: Seat): Art => {
  const { color, deep } = liveries[seat];
  return token(color, deep, node('g', { transform: [moved(0, -0.6), scaled(0.82)] }, mon(seat, ink.snow)));
};

/** A marker that Ino himself has set: plain wood with a cross cut in. */
export const neutralDisc = (): Art =>
  token('#a0764a', '#5c3d1e', lines(['-5,-5.6 5,4.4', '5,-5.6 -5,4.4'], 2.4, '#3f2812', 'none'));

/** A pouch of cloth, drawn shut with a cord. */
export const purse = (): Art => [
  node('ellipse', { cx: 3, cy: 17, rx: 16, ry: 4, fill: '#1c160d', 'fill-opacity': 0.3 }),
  carved('-7,-8! -15,2 -17,12 -9,18 0,19 9,18 17,12 15,2 7,-8! 0,-6', '#6d4f78', 1.7),
  fill(loop('4,-7 7,-8! 15,2 17,12 9,18 2,19 9,10 8,0'), '#3f2a4a', { 'fill-opacity': 0.6 }),
  carved('-7,-8! -11,-18 -4,-15 0,-19 4,-15 11,-18 7,-8! 0,-10', '#8a6a96', 1.5),
  lines(['-8,-8 0,-6 8,-8'], 3, ink.ochre, 'none'),
  node('g', { transform: [moved(0, 7), scaled(0.62)] }, [
    node('circle', { r: 8, fill: 'none', stroke: '#e9d9a6', 'stroke-width': 2 }),
    node('path', { d: 'M-3 -3H3V3H-3Z', fill: 'none', stroke: '#e9d9a6', 'stroke-width': 1.8 }),
  ]),
];

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.4, -5.4],
    [0, 0],
    [5.4, 5.4],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5.4, -5.4],
    [5.4, -5.4],
    [0, 0],
    [-5.4, 5.4],
    [5.4, 5.4],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** A bone die; the one is red, as in Japan. */
export const die = (face: number): Art => [
  node('rect', { x: -10, y: -9, width: 24, height: 24, rx: 5, fill: '#1c160d', 'fill-opacity': 0.3 }),
  node('rect', { x: -12, y: -10.4, width: 24, height: 24, rx: 4.6, fill: '#b9a77f' }),
  node('rect', {
    x: -12,
    y: -12,
    width: 24,
    height: 24,
    rx: 4.6,
    fill: ink.snow,
    stroke: keyInk,
    'stroke-width': 1.1,
  }),
  (pips[face] ?? []).map(([x, y]) =>
    node('circle', { cx: x, cy: y, r: face === 1 ? 4 : 2.3, fill: face === 1 ? ink.vermilion : ink.sumi }),
  ),
];

/** Everything that is drawn again and again, by its name for `use`. */
export const symbols: Readonly<Record<string, readonly [Boxed, () => Art]>> = {
  ...Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, ['icon', () => icon] as const])),
  ...Object.fromEntries(seats.map(seat => [`surveyor-${seat}`, ['surveyor', () => surveyor(seat)] as const])),
  ...Object.fromEntries(seats.map(seat => [`disc-${seat}`, ['disc', () => disc(seat)] as const])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(face => [`die-${face}`, ['die', () => die(face)] as const])),
  neutral: ['disc', neutralDisc],
  purse: ['icon', purse],
};

export const boxOf = (symbol: string): (typeof boxes)[Boxed] => boxes[symbols[symbol]?.[0] ?? 'icon'];
