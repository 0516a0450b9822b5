import { coasts, type Point } from './projection.ts';

/** A sheet of the great map: a piece of paper that one team brings home. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const columns = 12;
const points: readonly Point[] = Object.values(coasts).flat();
const [left, right] = [-4, 1004];

/** Two sheets to each strip of the map, joined where the islands have their middle. */
export const sheets: readonly Sheet[] = Array.from({ length: columns }, (_, column) => {
  const w = (right - left) / columns;
  const x = left + column * w;
  const inside = points.filter(point => point.x >= x && point.x < x + w).map(({ y }) => y);
  const [top, bottom] = [Math.min(...inside) - 16, Math.max(...inside) + 16];
  const middle = Math.round((top + bottom) / 2);
  return [
    { x, y: top, w, h: middle - top },
    { x, y: middle, w, h: bottom - middle },
  ];
}).flat();

/**
 * Which sheet each tile stands for, by its place in the box: Artistic tiles lie where painters went, Government tiles
 * where castles stood, Travel tiles at the far ends of the land.
 */
const sheetOfTile: readonly number[] = [
  4, 5, 7, 8, 11, 13, 16, 0, 2, 3, 6, 9, 10, 12, 14, 15, 1, 17, 18, 19, 20, 21, 22, 23,
];
export const sheetOf = (tile: number): Sheet => sheets[sheetOfTile[tile % sheetOfTile.length] as number] as Sheet;

/** The stretch of coast that a tile's picture shows: around the shore nearest to the sheet's middle. */
export function windowOf(tile: number): Sheet {
  const { x, y, w, h } = sheetOf(tile);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const near = points
    .filter(point => point.x >= x && point.x < x + w && point.y >= y && point.y < y + h)
    .map(point => ({ point, distance: Math.hypot(point.x - cx, point.y - cy) }))
    .sort((a, b) => a.distance - b.distance)[0]?.point ?? { x: cx, y: cy };
  const [width, height] = [78, 64];
  return { x: near.x - width / 2, y: near.y - height / 2, w: width, h: height };
}
