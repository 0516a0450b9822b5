import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import type { Kite } from '../types.ts';

const paper = '#e9b53c';
const indigo = '#3a6592';
const red = '#c8402f';

/** A six-cornered kite with the sun on it. */
const yellow = (): Art => [
  lines(['-30,24 -34,42 -28,58 -34,74', '30,24 35,44 29,60 34,78'], 4.4, '#8a5f14', 'end'),
  carved('0,-46! 36,-25! 36,24! 0,45! -36,24! -36,-25!', paper, 2.6),
  fill(loop('0,-46! 36,-25! -36,-25!') + loop('0,45! 36,24! -36,24!'), '#c98a24'),
  fill(loop('0,-19 13,-13 18.6,0 13,13 0,18.6 -13,13 -18.6,0 -13,-13'), '#fbf3d6'),
  fill(loop('0,-13.4 9.4,-9.2 13.4,0 9.4,9.4 0,13.4 -9.4,9.2 -13.4,0 -9.4,-9.4'), ink.vermilion),
  lines(['-36,-25 0,-24.4 36,-25', '-36,24 0,24.4 36,24'], 1.8, '#5d3f10', 'none'),
  lines(['0,-46 0,-19', '0,19 0,45'], 1.8, '#5d3f10', 'none'),
];

/** A tall sheet with waves on it and two long tails. */
const blue = (): Art => {
  const scale = (x: number, y: number): string =>
    [11, 6.4].map(r => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
  const waves = times(4, row =>
    times(row % 2 ? 2 : 3, place => scale((place - (row % 2 ? 0.5 : 1)) * 22, -2 + row * 11)),
  )
    .flat()
    .join('');
  return [
    lines(['-22,38 -30,58 -20,76 -30,98', '22,38 16,60 26,78 18,102'], 6.4, keyInk, 'end'),
    lines(['-22,38 -30,58 -20,76 -30,98', '22,38 16,60 26,78 18,102'], 3.8, '#dfe7ea', 'end'),
    carved('-34,-48! 34,-48! 33,40! -33,40!', indigo, 2.6),
    fill(loop('-34,-48! 34,-48! 34,-22! 17,-17 0,-23 -17,-17 -34,-22!'), '#eaf0ee'),
    fill(loop('8,-41 14,-38 16,-32 12,-27 5,-28 2,-34 4,-39'), ink.vermilion),
    node('path', { d: waves, fill: 'none', stroke: '#dbe6ea', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    lines(['-34,-48 34,-48', '-33,40 33,40'], 2.6, '#1d3550', 'none'),
  ];
};

/** The footman kite: sleeves spread wide, crests on them. */
const scarlet = (): Art => {
  const crest = (x: number): Art => [
    fill(loop(`${x},-27! ${x + 9},-17! ${x},-7! ${x - 9},-17!`), '#f6ead0'),
    fill(loop(`${x},-21! ${x + 4},-17! ${x},-13! ${x - 4},-17!`), '#7c1f18'),
  ];
  return [
    lines(['-12,40 -16,58 -10,74', '12,40 17,60 11,78'], 4, '#7c1f18', 'end'),
    carved(
      '-11,-30! -50,-35! -54,-2! -22,0! -18,16! -26,42! -6,44! 0,26! 6,44! 26,42! 18,16! 22,0! 54,-2! 50,-35! 11,-30!',
      red,
      2.6,
    ),
    carved('-13,-29! -15,-42 -9,-53 0,-55 9,-53 15,-42 13,-29! 0,-25', '#f4dcbc', 2.2),
    fill(loop('-14,-43! -10,-53 0,-57 10,-53 14,-43! 6,-48 0,-46 -6,-48'), keyInk),
    lines(['-9,-42 -5,-43.6 -2,-41', '9,-42 5,-43.6 2,-41'], 2.2, keyInk, 'none'),
    lines(['-8,-33 -4,-35 0,-34 4,-35 8,-33'], 2.6, keyInk),
    node('path', {
      d: 'M-5.6 -38.6h.01M5.6 -38.6h.01',
      stroke: keyInk,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    fill(loop('-11,-28! 0,-12! 11,-28! 0,-24'), '#f6ead0'),
    crest(-36),
    crest(36),
    lines(['-20,3 0,7 20,3'], 6, keyInk, 'none'),
    lines(['-10,14 -14,40', '10,14 14,40'], 1.8, '#7c1f18', 'none'),
  ];
};

const makers: Readonly<Record<Kite, () => Art>> = { yellowKite: yellow, blueKite: blue, redKite: scarlet };

/** A kite alone, as large as any subject: how diplomas and the rules picture it. */
export const kiteAlone = (kind: Kite): Art =>
  node('g', { transform: [moved(0, -86), turned(5), scaled(kind === 'redKite' ? 1.12 : 1.28)] }, makers[kind]());

const stake = (x: number): Art => [
  carved(`${x - 3},-24! ${x + 3},-25! ${x + 3.6},2! ${x - 3.6},2!`, ink.bark, 1.8),
  carved(`${x - 12},-20 ${x + 12},-22 ${x + 13},-12 ${x - 12},-10`, '#d8c294', 1.8),
  lines(
    [`${x - 7},-20 ${x - 6},-11`, `${x - 1},-21 ${x},-11`, `${x + 6},-21.5 ${x + 7},-11.5`],
    1.2,
    '#7a5a2a',
    'none',
  ),
];

interface Flight {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** Where the line is made fast. */
  readonly from: number;
}

const flying = (kind: Kite, { x, y, turn, size, from }: Flight): Art => {
  const sag = (x + from) / 2 + (from - x) * 0.18;
  const line = `M${from} -16Q${sag} ${y * 0.36} ${x} ${y + 10 * size}`;
  return [
    node('path', { d: line, fill: 'none', stroke: keyInk, 'stroke-width': 1.5, 'stroke-opacity': 0.85 }),
    node('g', { transform: [moved(x, y), turned(turn), scaled(size)] }, [
      makers[kind](),
      node('path', {
        d: 'M-16 -20L0 12L16 -20M0 12L0 26',
        fill: 'none',
        stroke: keyInk,
        'stroke-width': 1.3,
        'stroke-opacity': 0.7,
      }),
    ]),
  ];
};

/** Each number flies in its own way; the nearest comes last. */
const flights: Readonly<Record<number, readonly Flight[]>> = {
  1: [{ x: -8, y: -146, turn: -8, size: 1.04, from: 12 }],
  2: [
    { x: 40, y: -102, turn: 12, size: 0.74, from: 14 },
    { x: -36, y: -164, turn: -9, size: 0.86, from: -10 },
  ],
  3: [
    { x: 12, y: -180, turn: -6, size: 0.64, from: 2 },
    { x: 58, y: -112, turn: 13, size: 0.66, from: 22 },
    { x: -48, y: -140, turn: -10, size: 0.74, from: -18 },
  ],
};

/** One, two or three kites high over the ground, their lines made fast below. */
export const kites = (kind: Kite, count: number): Art => {
  const flown = flights[count] ?? [];
  return [flown.map(flight => flying(kind, flight)), flown.map(({ from }) => stake(from))];
};
