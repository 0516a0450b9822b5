import type { Box } from '@hanga/web/table/box.ts';
import { sheetOf } from '../art/index.ts';
import { board, columns, map as mapRules, tilesPerColumn } from '../rules/index.ts';
import { mapEdge, type Regions, ratios } from './regions.ts';

/** One thing on the table, as `place` is asked for it. */
export type Component =
  | { readonly kind: 'space'; readonly space: number }
  | { readonly kind: 'row'; readonly row: number }
  /** The strip under a row: its circle and its spaces. */
  | { readonly kind: 'strip'; readonly row: number }
  | { readonly kind: 'tile'; readonly place: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'handCard'; readonly index: number };

/** Where a component lies on the table, for drawing it and for moving it there. */
export function place(component: Component, regions: Regions, seats: number): Box {
  switch (component.kind) {
    case 'space': {
      const { cell, left, top, step } = gridOf(regions, seats);
      return {
        x: left + board.columnOf(component.space) * cell.w,
        y: top + board.rowOf(component.space) * step,
        w: cell.w,
        h: cell.h,
      };
    }
    case 'row': {
      const { cell, left, top, step } = gridOf(regions, seats);
      const { at, size } = regions.claim;
      const y = top + component.row * step;
      return at === 'left'
        ? { x: left - size, y, w: size, h: cell.h }
        : { x: left, y: y - size, w: columns * cell.w, h: size };
    }
    case 'strip': {
      const { cell, left, top, step } = gridOf(regions, seats);
      const { at, size } = regions.claim;
      const [beside, above] = at === 'left' ? [size, 0] : [0, size];
      const y = top - above + component.row * step - (step - cell.h - above) / 2 + 2;
      return { x: left - beside, y, w: beside + columns * cell.w, h: step - 4 };
    }
    case 'tile':
      return tileBox(regions, component.place);
    case 'column': {
      const lower = tileBox(regions, component.column * 2 + 1);
      const h = regions.isRoomy ? 24 : 18;
      return { x: lower.x + lower.w / 2 - 18, y: lower.y + lower.h + 1, w: 36, h };
    }
    case 'handCard':
      return handBox(regions, component.index);
  }
}

/** The grid's cells, as large as width and height allow, in the middle of their area. */
function gridOf({ grid, claim }: Regions, seats: number) {
  const rows = board.rowsFor(seats);
  const [beside, above] = claim.at === 'left' ? [claim.size, 0] : [0, claim.size];
  const w = Math.min((grid.w - beside - 4) / columns, (grid.h / rows - above - 6) / ratios.card);
  const cell = { w, h: w * ratios.card };
  const step = Math.min(grid.h / rows, above + cell.h + 22);
  return {
    cell,
    step,
    left: grid.x + beside + (grid.w - beside - columns * w) / 2,
    top: grid.y + (grid.h - rows * step) / 2 + above + (step - above - cell.h) / 2,
  };
}

/** Upper tiles lie on the sea to the north, lower ones to the south; the islands between them stay in sight. */
export function tileBox({ map, isRoomy }: Regions, id: number): Box {
  const pitch = (map.w * tilesPerColumn) / mapRules.allPlaces.length;
  const { top, bottom } = mapEdge(isRoomy);
  // Where there is room for it the islands stay free; a tile that can be touched comes first.
  const room = (map.h - top - bottom) / ratios.tile;
  const w = isRoomy
    ? Math.min(pitch - 22, Math.max(0.29 * room, Math.min(78, 0.46 * room)))
    : Math.min(pitch - 2, 0.46 * room);
  const h = w * ratios.tile;
  const column = mapRules.columnOfPlace(id);
  return {
    x: map.x + pitch * (column + 0.5) - w / 2,
    y: id % 2 === 0 ? map.y + top : map.y + map.h - bottom - h,
    w,
    h,
  };
}

/** Six places in fixed order, in one row or two: a card that comes back finds its place free. */
function handBox({ hand }: Regions, index: number): Box {
  const fits = [6, 3].map(perRow => {
    const rows = 6 / perRow;
    return { perRow, rows, w: Math.min(hand.w / perRow, (hand.h / rows - 2) / ratios.card) };
  });
  const { perRow, rows, w } = fits.reduce((best, fit) => (fit.w > best.w ? fit : best));
  const [stepX, stepY] = [Math.min(hand.w / perRow, w + 14), hand.h / rows];
  const left = hand.x + (hand.w - stepX * perRow) / 2;
  const h = w * ratios.card;
  return {
    x: left + (index % perRow) * stepX + (stepX - w) / 2,
    y: hand.y + Math.floor(index / perRow) * stepY + (stepY - h) / 2,
    w,
    h,
  };
}

/** Where a tile's sheet lies on the great map. */
export function sheetBox({ map }: Regions, tile: number): Box {
  const { x, y, w, h } = sheetOf(tile);
  const unit = map.w / 1000;
  return { x: map.x + x * unit, y: map.y + map.h / 2 + y * unit, w: w * unit, h: h * unit };
}
