import { board, columns, map as mapRules } from '@hanga/kaigan';
import { cardSize, sheetOf, tileSize } from '../../art/kaigan/index.ts';
import type { Box, Size } from '../table/box.ts';

/** Wide: everything at once. Tall: a phone, where grid and map are a tap apart. */
export type Shape = 'wide' | 'tall';

/** Where the table's areas lie. It depends on the seats and the window only, so play shifts nothing. */
export interface Regions {
  readonly shape: Shape;
  readonly bar: Box;
  /** Tall only: the row of buttons, and the tabs under it. */
  readonly buttons: Box;
  readonly tabs: Box;
  readonly map: Box;
  readonly tracks: Box;
  readonly grid: Box;
  /** The circles left of the rows take this much of the grid's width. */
  readonly claim: number;
  readonly plates: readonly Box[];
  /** My surveyors and my purse. */
  readonly camp: Box;
  /** My cards, or the ways of the action that is due. */
  readonly hand: Box;
}

/** Between two rows of the grid. */
const rowGap = 12;

const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

export const shapeOf = ({ width, height }: Size): Shape => (width >= 1000 && height >= 560 ? 'wide' : 'tall');

export const regionsOf = (seats: number, size: Size): Regions =>
  shapeOf(size) === 'wide' ? wideRegions(seats, size) : tallRegions(seats, size);

function wideRegions(seats: number, { width, height }: Size): Regions {
  const pad = 12;
  const bar = { x: 0, y: 0, w: width, h: 50 };
  const top = bar.h + 4;
  const area = height - top - pad;
  const right = Math.round(Math.min(660, Math.max(500, width * 0.432)));
  const left = width - right - 3 * pad;
  const lanes = Math.min(132, Math.max(102, area * 0.17));
  const map = { x: pad, y: top, w: left, h: area - lanes - 8 };
  const x = pad + left + pad;
  const plate = seats === 4 ? 38 : 42;
  const plates = seats * plate;
  const claim = 92;
  // As high as its cells, which its width bounds; what is left goes to the cards.
  const rows = board.rowsFor(seats);
  const cells = rows * (((right - claim) / columns) * (cardSize.height / cardSize.width) + rowGap);
  const least = Math.max(150, area * 0.24);
  const grid = { x, y: top, w: right, h: Math.min(cells, area - plates - least - 16) };
  const dock = area - plates - grid.h - 16;
  const low = grid.y + grid.h + 8;
  const camp = 104;
  return {
    shape: 'wide',
    bar,
    buttons: nowhere,
    tabs: nowhere,
    map,
    tracks: { x: pad, y: map.y + map.h + 8, w: left, h: lanes },
    grid,
    claim,
    plates: Array.from({ length: seats }, (_, i) => ({ x, y: low + dock + 8 + i * plate, w: right, h: plate - 4 })),
    camp: { x, y: low, w: camp, h: dock },
    hand: { x: x + camp + 8, y: low, w: right - camp - 8, h: dock },
  };
}

function tallRegions(seats: number, { width, height: window }: Size): Regions {
  // A window too low for it all is scrolled through: a phone on its side.
  const height = Math.max(window, 600);
  const edge = 8;
  const w = width - 2 * edge;
  const bar = { x: 0, y: 0, w: width, h: 64 };
  const tabs = { x: 0, y: height - 52, w: width, h: 52 };
  const buttons = { x: edge, y: tabs.y - 54, w, h: 50 };
  const top = bar.h + 2;
  const dock = Math.min(172, Math.max(146, height * 0.205));
  const low = buttons.y - 6 - dock;
  const area = low - 6 - top;
  const lanes = Math.min(112, area * 0.27);
  const plate = Math.min(40, (area * 0.4) / seats);
  const plates = seats * plate;
  const camp = 62;
  return {
    shape: 'tall',
    bar,
    buttons,
    tabs,
    map: { x: 0, y: top, w: width, h: area - lanes - 6 },
    tracks: { x: edge, y: top + area - lanes, w, h: lanes },
    grid: { x: edge - 4, y: top, w: w + 8, h: area - plates - 4 },
    claim: 58,
    plates: Array.from({ length: seats }, (_, i) => ({ x: edge, y: top + area - plates + i * plate, w, h: plate - 3 })),
    camp: { x: edge, y: low, w: camp, h: dock },
    hand: { x: edge + camp + 4, y: low, w: w - camp - 4, h: dock },
  };
}

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
      return { x: left - regions.claim, y: top + component.row * step, w: regions.claim, h: cell.h };
    }
    case 'strip': {
      const { cell, left, top, step } = gridOf(regions, seats);
      const y = top + component.row * step - (step - cell.h) / 2 + 2;
      return { x: left - regions.claim, y, w: regions.claim + columns * cell.w + 3, h: step - 4 };
    }
    case 'tile':
      return tileBox(regions, component.place);
    case 'column': {
      const lower = tileBox(regions, component.column * 2 + 1);
      const h = regions.shape === 'wide' ? 24 : 18;
      return { x: lower.x + lower.w / 2 - 18, y: lower.y + lower.h + 1, w: 36, h };
    }
    case 'handCard':
      return handBox(regions, component.index);
  }
}

/** The grid's cells, as large as width and height allow, in the middle of their area. */
function gridOf({ grid, claim, shape }: Regions, seats: number) {
  const rows = board.rowsFor(seats);
  const ratio = cardSize.height / cardSize.width;
  const w = Math.min((grid.w - claim) / columns, (grid.h / rows - 6) / ratio);
  const cell = { w, h: w * ratio };
  const step = Math.min(grid.h / rows, cell.h + (shape === 'wide' ? 22 : 44));
  return {
    cell,
    step,
    left: grid.x + claim + (grid.w - claim - columns * w) / 2,
    top: grid.y + (grid.h - rows * step) / 2 + (step - cell.h) / 2,
  };
}

const mapEdge = (shape: Shape): { readonly top: number; readonly bottom: number } =>
  shape === 'wide' ? { top: 34, bottom: 28 } : { top: 25, bottom: 20 };

/** Upper tiles lie on the sea to the north, lower ones to the south; the islands between them stay in sight. */
function tileBox({ map, shape }: Regions, id: number): Box {
  const pitch = map.w / mapRules.allPlaces.length / 0.5;
  const { top, bottom } = mapEdge(shape);
  const ratio = tileSize.height / tileSize.width;
  const w = Math.min(
    pitch - (shape === 'wide' ? 22 : 3),
    ((map.h - top - bottom) * 0.29) / ratio + (shape === 'wide' ? 0 : 8),
  );
  const h = w * ratio;
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
  const ratio = cardSize.height / cardSize.width;
  const fits = [6, 3].map(perRow => {
    const rows = 6 / perRow;
    return { perRow, rows, w: Math.min(hand.w / perRow, (hand.h / rows - 2) / ratio) };
  });
  const { perRow, rows, w } = fits.reduce((best, fit) => (fit.w > best.w ? fit : best));
  const [stepX, stepY] = [Math.min(hand.w / perRow, w + 14), hand.h / rows];
  const left = hand.x + (hand.w - stepX * perRow) / 2;
  const h = w * ratio;
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
