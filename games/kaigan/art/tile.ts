import { fill, lines } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { type Kind, kindInks } from './icons.ts';
import { placeMarks } from './placeMarks.ts';
import type { Point } from './projection.ts';
import { type Sheet, windowOf } from './sheets.ts';
import { peaksOnMap } from './survey.ts';
import { use } from './use.ts';

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const tileSize = { width: 120, height: 126 } as const;

/** Told apart by shape: an arch for the arts, cut corners for the authorities, a traveller's tag for the road. */
const outlines: Readonly<Record<Kind, string>> = {
  artistic: 'M4 30Q30 3 60 3T116 30V122H4Z',
  government: 'M20 6H100L116 22V108L102 122H18L4 108V22Z',
  travel: 'M4 27L60 3L116 27V122H4Z',
};

/** Light around a tile that can be chosen, lying under it. */
export const tileGlow = (kind: Kind): Art => [
  node('path', { d: outlines[kind], fill: 'none', stroke: '#fff3cf', 'stroke-width': 15, 'stroke-linejoin': 'round' }),
  node('path', {
    d: outlines[kind],
    fill: 'none',
    stroke: ink.vermilion,
    'stroke-width': 9,
    'stroke-linejoin': 'round',
  }),
];

/** The strip for the markers: its places, in the tile's units. */
export const slotSize = 23;
export const slotAt = (index: number, count: number): { readonly x: number; readonly y: number } => ({
  x: 60 + (index - (count - 1) / 2) * 26,
  y: 106,
});

export const tileDefs = (): Art => [
  Object.entries(outlines).map(([kind, path]) =>
    node('clipPath', { id: `g-shape-${kind}` }, node('path', { d: path })),
  ),
];

/** Lines of bearing over the water, from beyond the sheet's corner. */
const bearings = ({ x, y, w, h }: Sheet): Art =>
  node('path', {
    d: [0, 1, 2, 3, 4]
      .map(
        index =>
          `M${tenths(x + w + 8)} ${tenths(y + h + 6)}L${tenths(x - 20 + index * 18)} ${tenths(y - 10 + (4 - index) * 6)}`,
      )
      .join(''),
    fill: 'none',
    stroke: '#7d6f52',
    'stroke-width': 0.35,
    'stroke-opacity': 0.7,
  });

/** Mountains as they are set down on the way: in line alone. Colour comes when the sheet is finished. */
const sketched = (isSeen: (point: Point) => boolean, color: Color): Art =>
  lines(
    peaksOnMap
      .filter(isSeen)
      .flatMap(({ x, y, height: h }) => [
        `${x - h * 0.7},${y} ${x - h * 0.3},${y - h * 0.4} ${x},${y - h}! ${x + h * 0.3},${y - h * 0.4} ${x + h * 0.7},${y}`,
        `${x + h * 0.12},${y - h * 0.7} ${x + h * 0.2},${y - h * 0.3}`,
        `${x + h * 0.3},${y - h * 0.36} ${x + h * 0.4},${y - h * 0.1}`,
      ]),
    1.1,
    color,
    'both',
  );

/** A map tile: a sheet with its stretch of coast, its kind on top, and a place for each marker below. */
export function tileArt(tile: number, kind: Kind, size: number): Art {
  const { color, deep, pale } = kindInks[kind];
  const view = windowOf(tile);
  const isSeen = ({ x, y }: Point): boolean =>
    Math.abs(x - view.x - view.w / 2) < 60 && Math.abs(y - view.y - view.h / 2) < 50;
  // Names are not cut, and keep clear of the sign above.
  const isWhole = ({ x, y }: Point): boolean =>
    x > view.x + 6 &&
    x < view.x + view.w - 6 &&
    y > view.y + (Math.abs(x - view.x - view.w / 2) < 26 ? 34 : 12) &&
    y < view.y + view.h - 12;
  const coast = (width: number, opacity: number): Art =>
    node('use', {
      href: '#g-coast',
      fill: 'none',
      stroke: '#6f9db4',
      'stroke-opacity': opacity,
      'stroke-width': width,
    });
  const picture = [
    node('rect', { width: 120, height: 126, fill: '#f3ead2' }),
    node(
      'svg',
      {
        x: 4,
        y: 2,
        width: 112,
        height: 92,
        viewBox: [tenths(view.x), tenths(view.y), view.w, view.h],
        preserveAspectRatio: 'xMidYMid slice',
      },
      [
        bearings(view),
        coast(24, 0.2),
        coast(15, 0.24),
        coast(7, 0.34),
        node('use', {
          href: '#g-coast',
          fill: keyInk,
          stroke: keyInk,
          'stroke-width': 0.9,
          'stroke-linejoin': 'round',
          transform: [moved(0.5, 0.7)],
        }),
        node('use', { href: '#g-coast', fill: pale }),
        sketched(isSeen, deep),
        node('use', {
          href: '#g-walk',
          fill: 'none',
          stroke: ink.vermilion,
          'stroke-width': 0.8,
          'stroke-dasharray': [2.2, 1.2],
        }),
        placeMarks(isSeen, isWhole),
      ],
    ),
    node('rect', { width: 120, height: 94, fill: { url: 'g-fibres' } }),
  ];
  const strip = [
    node('rect', { y: 92, width: 120, height: 34, fill: color }),
    node('path', { d: 'M0 92H120', stroke: deep, 'stroke-width': 1.4 }),
    Array.from({ length: size }, (_, i) => {
      const { x, y } = slotAt(i, size);
      return [
        node('circle', { cx: x, cy: y, r: 11, fill: pale, stroke: deep, 'stroke-width': 1.4 }),
        node('circle', { cx: x, cy: y, r: 2.2, fill: deep, 'fill-opacity': 0.55 }),
      ];
    }),
  ];
  return [
    fill(outlines[kind], '#1c160d', { 'fill-opacity': 0.35, transform: [moved(2.4, 3.2)] }),
    node('g', { 'clip-path': { url: `g-shape-${kind}` } }, [picture, strip]),
    node('path', { d: outlines[kind], fill: 'none', stroke: deep, 'stroke-width': 3.4, 'stroke-linejoin': 'round' }),
    node('path', {
      d: outlines[kind],
      fill: 'none',
      stroke: ink.washi,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
      transform: [moved(60, 63), scaled(0.955), moved(-60, -63)],
    }),
    node('circle', { cx: 60, cy: 21, r: 16.5, fill: ink.washi, stroke: deep, 'stroke-width': 2 }),
    use(kind, 60, 21, 0.62),
    node('circle', { cx: 84, cy: 29, r: 10, fill: deep }),
    figures(String(size), 84, 29, 12, '#fff8ec'),
  ];
}

/** A place whose pile is empty: bare sea, and four pins. */
export const emptyPlace = (): Art =>
  node('path', {
    d: 'M10 8H110V118H10Z',
    fill: '#17365c',
    'fill-opacity': 0.18,
    stroke: ink.snow,
    'stroke-opacity': 0.6,
    'stroke-width': 1.4,
    'stroke-dasharray': [5, 4],
  });
