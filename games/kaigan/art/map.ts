import { type Art, node } from '@hanga/web/art/tree.ts';
import { inked, pencilled, shallows } from './land.ts';
import { rose, sea, ship } from './sea.ts';
import { sheetOf } from './sheets.ts';

/** The window onto the map for a picture of this shape: always its whole width. */
export const mapView = (width: number, height: number): string => {
  const h = Math.round((1000 * height) / width);
  return `0 ${-h / 2} 1000 ${h}`;
};

let background: Art | undefined;
/** What never changes: the sea with its ships, and the islands in pencil. */
export const mapArt = (): Art => {
  background ??= [
    sea(),
    shallows(),
    ship(430, -62, 34, -1),
    ship(752, 116, 34),
    ship(192, -84, 24),
    rose(902, 84, 56),
    pencilled(),
  ];
  return background;
};

let ink: Art | undefined;
/** The sheets that have been mapped, in ink and colour: the same drawing, seen through them. */
export const mapInk = (tiles: readonly number[]): Art => {
  if (tiles.length === 0) return [];
  ink ??= inked();
  const rects = tiles
    .map(sheetOf)
    .map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`)
    .join('');
  return [
    node('clipPath', { id: 'g-done' }, node('path', { d: rects })),
    node('g', { 'clip-path': { url: 'g-done' } }, [
      node('path', { d: rects, fill: '#fbf5e3', 'fill-opacity': 0.16 }),
      ink,
    ]),
    node('path', { d: rects, fill: 'none', stroke: '#fbf5e3', 'stroke-width': 1, 'stroke-opacity': 0.6 }),
  ];
};
