import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { inked, pencilled, shallows, shoreWash } from './land.ts';
import type { Where } from './relief.ts';
import { rose, sea, windLines } from './sea.ts';
import { type Sheet, sheetOf, sheets } from './sheets.ts';
import { easternShips, ships } from './ships.ts';

/** The window onto the map for a picture of this shape: always its whole width. */
export const mapView = (width: number, height: number): string => {
  const h = Math.round((1000 * height) / width);
  return `0 ${-h / 2} 1000 ${h}`;
};

let background: Art | undefined;
/** What never changes: the sea with its ships, the sheets that are to be filled, and the islands in pencil. */
export const mapArt = (): Art => {
  background ??= [
    sea(),
    windLines(),
    shallows(),
    node('path', {
      d: sheets.map(outline).join(''),
      fill: '#fbf5e3',
      'fill-opacity': 0.1,
      stroke: '#f6eed8',
      'stroke-opacity': 0.4,
      'stroke-width': 0.6,
    }),
    ships(),
    easternShips(),
    rose(902, 84, 56),
    pencilled(),
  ];
  return background;
};

const outline = ({ x, y, w, h }: Sheet): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Somewhat beyond the edges of some sheets: what stands there reaches in. */
const near =
  (some: readonly Sheet[]): Where =>
  point =>
    some.some(({ x, y, w, h }) => point.x > x - 24 && point.x < x + w + 24 && point.y > y - 12 && point.y < y + h + 34);

/** The sheets that have been mapped: paper pinned to the sea, with all that was found there in ink and colour. */
export const mapInk = (tiles: readonly number[]): Art => {
  if (tiles.length === 0) return [];
  const done = tiles.map(sheetOf);
  const rects = done.map(outline).join('');
  return [
    node('path', { d: rects, fill: '#0e1c30', 'fill-opacity': 0.22, transform: [moved(1.6, 2.2)] }),
    node('clipPath', { id: 'g-done' }, node('path', { d: rects })),
    node('g', { 'clip-path': { url: 'g-done' } }, [
      node('path', { d: rects, fill: '#f4edd6', 'fill-opacity': 0.86 }),
      node('path', { d: rects, fill: { url: 'g-fibres' } }),
      shoreWash(),
      inked(near(done)),
    ]),
    node('path', { d: rects, fill: 'none', stroke: '#fdf8e8', 'stroke-width': 1.1 }),
    node('path', { d: done.map(pins).join(''), stroke: ink.vermilion, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
  ];
};

const pins = ({ x, y, w, h }: Sheet): string =>
  [
    [x + 3.4, y + 3.4],
    [x + w - 3.4, y + 3.4],
    [x + 3.4, y + h - 3.4],
    [x + w - 3.4, y + h - 3.4],
  ]
    .map(([px = 0, py = 0]) => `M${px.toFixed(1)} ${py.toFixed(1)}h.1`)
    .join('');
