import { fill } from '@hanga/web/art/brush.ts';
import { liveries, mon, type Seat } from '@hanga/web/art/liveries.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { inked, shallows } from './land.ts';
import { rose, sea, windLines } from './sea.ts';
import { sheetOf, sheets } from './sheets.ts';
import { ship, ships } from './ships.ts';

/** A sheet that the players have finished, and the liveries of those who helped. */
export interface Seal {
  readonly tile: number;
  readonly colors: readonly number[];
}

export const finishedSize = { width: 1200, height: 640 } as const;
const edge = 46;

/** Silk around the paper, with a thread of gold. */
const mount = (): Art => [
  node('rect', { width: 1200, height: 640, fill: '#3a4a5e' }),
  node('rect', { width: 1200, height: 640, fill: { url: 'g-waves' } }),
  node('rect', { x: edge - 10, y: edge - 10, width: 1220 - 2 * edge, height: 660 - 2 * edge, fill: ink.washi }),
  node('rect', {
    x: edge - 10,
    y: edge - 10,
    width: 1220 - 2 * edge,
    height: 660 - 2 * edge,
    fill: 'none',
    stroke: '#c9a95c',
    'stroke-width': 2,
  }),
];

/** Where the title stands: south of Shikoku, clear of every seal. */
export const titleAt = { x: 214, y: 204 } as const;
export const titleBox = { x: titleAt.x - 26, y: titleAt.y - 54, w: 52, h: 98 } as const;

/** 海岸, the coast, cut in a seal: no font has to be there. */
const title = (x: number, y: number): Art => {
  const strokes =
    // 海
    'M-15 -44l5 4M-18 -35l5 4M-17 -20l8 -11M-3 -46l-6 9M-6 -41H14M-3 -35L-6 -19H11L13 -35ZM-8 -27H17M2 -33l2 4M1 -25l2 4M11 -19q0 4 -4 3' +
    // 岸
    'M0 -6V4M-12 -3V4H12V-3M-11 9H13M-11 9Q-11 26 -17 34M-5 15H11M-7 23H13M3 15V36';
  return node('g', { transform: [moved(x, y)] }, [
    fill('M-26 -54H26V44H-26Z', ink.vermilion),
    node('path', {
      d: strokes,
      fill: 'none',
      stroke: '#fbf5e3',
      'stroke-width': 3.1,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ]);
};

/** The middle of the nth of so many seals of a sheet: outside of the land, above it or below. */
export function sealAt(tile: number, index: number, count: number): { readonly x: number; readonly y: number } {
  const { x, y, w, h } = sheetOf(tile);
  const isUpper = sheets.indexOf(sheetOf(tile)) % 2 === 0;
  return { x: x + w / 2 + (index - (count - 1) / 2) * 21, y: isUpper ? y - 4 : y + h + 4 };
}

const sealOf = ({ tile, colors }: Seal): Art =>
  colors.map((color, i) => {
    const { x: cx, y: baseline } = sealAt(tile, i, colors.length);
    const { color: livery, deep } = liveries[color as Seat];
    return node('g', { transform: [moved(Math.round(cx), Math.round(baseline))] }, [
      node('rect', {
        x: -9.5,
        y: -9.5,
        width: 19,
        height: 19,
        rx: 2.5,
        fill: livery,
        stroke: deep,
        'stroke-width': 1.2,
      }),
      node('g', { transform: [scaled(0.72)] }, mon(color as Seat, ink.snow)),
    ]);
  });

/** The window onto the finished map. */
export const finishedView = { x: -20, y: -245, width: 1040, height: 490 } as const;

/** The great map, whole: every sheet in ink; those of the players with their seals and their edges. */
export function finishedMap(seals: readonly Seal[]): Art {
  const edges = seals
    .map(({ tile }) => sheetOf(tile))
    .map(sheet => `M${sheet.x} ${sheet.y}h${sheet.w}v${sheet.h}h${-sheet.w}z`)
    .join('');
  return [
    sea(),
    node('rect', { x: -60, y: -270, width: 1120, height: 150, fill: { url: 'g-ichimonji' } }),
    node('rect', {
      x: -60,
      y: 120,
      width: 1120,
      height: 150,
      fill: { url: 'g-ichimonji' },
      transform: [turned(180, 500, 195)],
    }),
    windLines(),
    shallows(),
    ships(),
    ship(96, 204, 30, -1),
    ship(610, -196, 26),
    rose(150, -162, 62),
    node('path', {
      d: edges,
      fill: '#fbf5e3',
      'fill-opacity': 0.18,
      stroke: '#fbf5e3',
      'stroke-opacity': 0.75,
      'stroke-width': 1,
    }),
    inked(),
    seals.map(sealOf),
  ];
}

/** The same on silk, with its title in a seal: for lists. */
export function finishedArt(seals: readonly Seal[]): Art {
  const { x, y, width, height } = finishedView;
  const w = 1200 - 2 * edge;
  const h = 640 - 2 * edge;
  return [
    mount(),
    node(
      'svg',
      { x: edge, y: edge, width: w, height: h, viewBox: [x, y, width, height], preserveAspectRatio: 'xMidYMid slice' },
      [finishedMap(seals), title(titleAt.x, titleAt.y)],
    ),
  ];
}
