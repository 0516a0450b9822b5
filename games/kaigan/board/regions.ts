import type { Box, Size } from '@hanga/web/table/box.ts';
import type { CommonRegions } from '@hanga/web/table/context.ts';
import type { ScrollBox } from '@hanga/web/table/Scroll.tsx';
import { shapeOf } from '@hanga/web/table/shape.ts';
import { cardSize, tileSize } from '../art/index.ts';
import { actionCards, board, columns } from '../rules/index.ts';

/** Where the table's areas lie. It depends on the seats, the window and who looks only, so play shifts nothing. */
export interface Regions extends CommonRegions {
  readonly tabs: Box;
  /** Whether signs and letters have the room of a large screen. */
  readonly isRoomy: boolean;
  /** The six phases of a round. */
  readonly phases: Box;
  readonly map: Box;
  readonly tracks: Box;
  /** Where map and tracks need more room than they have. */
  readonly mapScroll?: ScrollBox;
  readonly grid: Box;
  /** Where the circles stand that claim a row, and how much they take: of the grid's width, or above each row. */
  readonly claim: { readonly at: 'left' | 'top'; readonly size: number };
  readonly plates: readonly Box[];
  readonly gridScroll?: ScrollBox;
  /** My surveyors and my purse. */
  readonly camp: Box;
  /** My cards, or the ways of the action that is due. */
  readonly hand: Box;
  /** Where the cards need more room than they have. */
  readonly handScroll?: ScrollBox;
}

export const ratios = { card: cardSize.height / cardSize.width, tile: tileSize.height / tileSize.width } as const;

/** What lies above the upper tiles of the map, and below the lower ones. */
export const mapEdge = (isRoomy: boolean): { readonly top: number; readonly bottom: number } =>
  isRoomy ? { top: 36, bottom: 28 } : { top: 27, bottom: 22 };

/** Between two rows of the grid. */
const rowGap = 12;
/** Nothing that one decides on is narrower. */
const least = 71;
const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Who only watches needs no room for buttons. */
export function regionsOf(seats: number, size: Size, isWatching = false): Regions {
  const shape = shapeOf(size);
  switch (shape) {
    case 'wide':
      return wideRegions(seats, size);
    case 'tall':
      return tallRegions(seats, size, isWatching);
    case 'short':
      return sideRegions(seats, size, shape);
    case 'tablet':
      return size.height < 900 ? sideRegions(seats, size, shape) : tabletRegions(seats, size);
  }
}

const stacked = (count: number, box: Box, step: number): Box[] =>
  Array.from({ length: count }, (_, i) => ({ ...box, y: box.y + i * step, h: step - 4 }));

/** Map and tracks left; grid, what is mine, and who sits here right. */
function wideRegions(seats: number, { width, height }: Size): Regions {
  const pad = 12;
  const bar = { x: 0, y: 0, w: width, h: 50 };
  const top = bar.h + 4;
  const area = height - top - pad;
  const right = Math.round(Math.min(820, Math.max(500, width * 0.432)));
  const left = width - right - 3 * pad;
  const lanes = Math.min(132, Math.max(96, area * 0.16));
  const phases = { x: pad, y: top, w: left, h: 28 };
  const map = { x: pad, y: top + 34, w: left, h: area - 34 - lanes - 10 };
  const x = pad + left + pad;
  const plate = 46;
  const plates = seats * plate;
  const claim = 92;
  // As high as its cells, which its width bounds; what is left goes to the cards.
  const rows = board.rowsFor(seats);
  const cells = rows * (((right - claim) / columns) * ratios.card + rowGap);
  const camp = 104;
  const common = {
    shape: 'wide',
    isRoomy: true,
    bar,
    buttons: nowhere,
    tabs: nowhere,
    phases,
    map,
    tracks: { x: pad, y: map.y + map.h + 10, w: left, h: lanes },
    claim: { at: 'left', size: claim },
  } as const;
  const mine = (y: number, h: number) => ({
    camp: { x, y, w: camp, h },
    hand: { x: x + camp + 8, y, w: right - camp - 8, h },
  });
  const forCards = Math.max(152, area * 0.22);
  const room = area - plates - forCards - 12;
  const smallest = rows * (least * ratios.card + rowGap);
  if (room < smallest) {
    // Too low for all of it: grid and players scroll above the cards.
    const grid = { x, y: top, w: right, h: smallest };
    return {
      ...common,
      grid,
      plates: stacked(seats, { x, y: grid.y + grid.h + 4, w: right - 2, h: plate }, plate),
      gridScroll: {
        x,
        y: top,
        w: right,
        h: area - forCards - 8,
        content: { width: right, height: grid.h + 4 + plates },
      },
      ...mine(height - pad - forCards, forCards),
    };
  }
  const grid = { x, y: top, w: right, h: Math.min(cells, room) };
  const dock = Math.min(330, area - plates - grid.h - 12);
  const low = grid.y + grid.h + 4;
  return {
    ...common,
    grid,
    plates: stacked(seats, { x, y: low + dock + 8, w: right, h: plate }, plate),
    ...mine(low, dock),
  };
}

/** The map above; under it the grid with those who sit here beside it; what is mine at the bottom. */
function tabletRegions(seats: number, { width, height }: Size): Regions {
  const pad = 12;
  const w = width - 2 * pad;
  const bar = { x: 0, y: 0, w: width, h: 58 };
  const phases = { x: pad, y: bar.h + 2, w, h: 28 };
  const dock = { y: height - 150 - pad, h: 150 };
  const rows = board.rowsFor(seats);
  const claim = 88;
  const cell = Math.max(least, Math.min(96, (w * 0.58 - claim) / columns));
  const grid = { x: pad, w: claim + columns * cell, h: rows * (cell * ratios.card + rowGap), y: 0 };
  grid.y = dock.y - 8 - grid.h;
  const beside = grid.x + grid.w + pad;
  const plate = Math.min(84, grid.h / seats);
  const lanes = 108;
  const top = phases.y + phases.h + 8;
  const map = { x: pad, y: top, w, h: grid.y - 10 - lanes - 10 - top };
  const camp = 116;
  return {
    shape: 'tablet',
    isRoomy: true,
    bar,
    buttons: nowhere,
    tabs: nowhere,
    phases,
    map,
    tracks: { x: pad, y: map.y + map.h + 10, w, h: lanes },
    grid,
    claim: { at: 'left', size: claim },
    plates: stacked(seats, { x: beside, y: grid.y, w: width - pad - beside, h: plate }, plate),
    camp: { x: pad, w: camp, ...dock },
    hand: { x: pad + camp + 8, w: w - camp - 8, ...dock },
  };
}

/** A phone: grid and map take turns above what is mine. What they need beyond their room scrolls. */
function tallRegions(seats: number, { width, height }: Size, isWatching: boolean): Regions {
  const edge = 8;
  const w = width - 2 * edge;
  const bar = { x: 0, y: 0, w: width, h: 64 };
  const phases = { x: edge, y: bar.h, w, h: 24 };
  const tabs = { x: 0, y: height - 48, w: width, h: 48 };
  const buttons = isWatching ? nowhere : { x: edge, y: tabs.y - 52, w, h: 48 };
  const top = phases.y + phases.h + 4;
  // A very low phone shows its cards in one line that scrolls.
  const isLow = height < 560;
  const dock = isLow ? 80 : Math.min(172, Math.max(148, height * 0.205));
  const low = (isWatching ? tabs.y : buttons.y) - 4 - dock;
  const area = { y: top, h: low - 6 - top };
  const inner = width - 6;
  const claim = 40;
  const rows = board.rowsFor(seats);
  const grid = { x: 3, y: top, w: inner, h: rows * (claim + (inner / columns) * ratios.card + 8) };
  const plate = 50;
  const plates = stacked(seats, { x: edge, y: grid.y + grid.h + 2, w, h: plate }, plate);
  const lanes = Math.min(112, Math.max(90, area.h * 0.26));
  const { top: above, bottom: below } = mapEdge(false);
  const needed = above + below + 2 * (width / columns - 2) * ratios.tile + 46;
  const map = { x: 0, y: top, w: width, h: Math.max(needed, area.h - lanes - 6) };
  const tracks = { x: edge, y: map.y + map.h + 6, w, h: lanes };
  const camp = isLow ? 120 : 62;
  const hand = { x: edge + camp + 4, y: low, w: w - camp - 4, h: dock };
  const cards = { width: actionCards.length * (least + 5), height: dock };
  return {
    shape: 'tall',
    isRoomy: false,
    bar,
    buttons,
    tabs,
    phases,
    map,
    tracks,
    mapScroll: { x: 0, w: width, ...area, content: { width, height: tracks.y + tracks.h - top } },
    grid,
    claim: { at: 'top', size: claim },
    plates,
    gridScroll: { x: 0, w: width, ...area, content: { width, height: grid.h + 2 + seats * plate } },
    camp: { x: edge, y: low, w: camp, h: dock },
    hand: isLow ? { ...hand, w: cards.width } : hand,
    ...(isLow && { handScroll: { ...hand, content: cards } }),
  };
}

/** A low window: map left, grid right, each scrolling by itself; what is mine in a line below. */
function sideRegions(seats: number, { width, height }: Size, shape: 'short' | 'tablet'): Regions {
  const edge = 8;
  const bar = { x: 0, y: 0, w: width, h: shape === 'short' ? 46 : 58 };
  // Two lines of ways as high as a finger is wide.
  const dock = height < 480 ? 86 : 150;
  const low = height - 4 - dock;
  const top = bar.h + 28;
  const area = { y: top, h: low - 4 - top };
  const rows = board.rowsFor(seats);
  const claim = width < 760 ? 54 : 76;
  const cell = Math.max(least, Math.min(96, (width * 0.5 - claim) / columns));
  const gridWidth = claim + columns * cell + 6;
  const left = width - gridWidth - 3 * edge;
  const x = edge + left + edge;
  const grid = { x, y: top, w: gridWidth, h: rows * (cell * ratios.card + rowGap) };
  const plate = 50;
  const plates = stacked(seats, { x, y: grid.y + grid.h + 2, w: gridWidth - 2, h: plate }, plate);
  const mapWidth = Math.max(left, columns * (least + 3));
  const { top: above, bottom: below } = mapEdge(false);
  const tile = mapWidth / columns - 2;
  const lanes = 96;
  const map = {
    x: edge,
    y: top,
    w: mapWidth,
    h: Math.max(above + below + 2 * tile * ratios.tile + 46, area.h - lanes - 6),
  };
  const tracks = { x: edge, y: map.y + map.h + 6, w: mapWidth, h: lanes };
  const camp = dock < 100 ? 132 : 104;
  return {
    shape,
    isRoomy: false,
    bar,
    buttons: nowhere,
    tabs: nowhere,
    phases: { x: edge, y: bar.h, w: width - 2 * edge, h: 24 },
    map,
    tracks,
    mapScroll: { x: edge, w: left, ...area, content: { width: mapWidth, height: tracks.y + tracks.h - top } },
    grid,
    claim: { at: 'left', size: claim },
    plates,
    gridScroll: { x, w: gridWidth, ...area, content: { width: gridWidth, height: grid.h + 2 + seats * plate } },
    camp: { x: edge, y: low, w: camp, h: dock },
    hand: { x: edge + camp + 6, y: low, w: width - camp - 6 - 2 * edge, h: dock },
  };
}
