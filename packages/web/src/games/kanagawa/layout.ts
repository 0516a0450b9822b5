import type { View } from '@hanga/kanagawa';
import { cardSize, diplomaSize, type Mat, matSize, squareAt } from '../../art/index.ts';
import { slipsAcross } from './diplomaRows.ts';
import { type Box, fitPanels, fitPlanks, fitRow, handSizeOf, plankCountOf, type Size } from './fit.ts';

/** Wide: everything at once. Tall: a phone, where tabs share the middle. */
export type Shape = 'wide' | 'tall';

/** Where the table's areas lie. It depends on the seats and the window only, so play shifts nothing. */
export interface Regions {
  readonly shape: Shape;
  readonly bar: Box;
  /** Tall only: the row of buttons, and the tabs under it. */
  readonly buttons: Box;
  readonly tabs: Box;
  readonly deck: Box;
  readonly mat: Box;
  readonly diplomas: Box;
  readonly players: readonly Box[];
  /** Tall only: what I have, under the school. */
  readonly summary: Box;
  readonly plate: Box;
  readonly print: Box;
  readonly tray: Box;
  readonly studio: Box;
  readonly hand: Box;
  readonly offer: Box;
  /** Everything that is mine: where a column or a diploma is dropped. */
  readonly mine: Box;
}

/** The mat in the card's own units. */
export const matOf = (seats: number): Mat => ({
  columns: seats,
  cell: { width: cardSize.width + 6, height: cardSize.height + 6 },
  gap: 12,
});

const pad = 12;
const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };

export const shapeOf = ({ width, height }: Size): Shape => (width >= 1000 && height >= 520 ? 'wide' : 'tall');

/** `across`: how many diplomas lie side by side. */
export const regionsOf = (seats: number, size: Size, across = 3): Regions =>
  shapeOf(size) === 'wide' ? wideRegions(seats, size, across) : tallRegions(seats, size);

function wideRegions(seats: number, { width, height }: Size, across: number): Regions {
  const bar = { x: 0, y: 0, w: width, h: 50 };
  const top = bar.h + 8;
  const area = height - top - pad;
  const deck = { h: 58 };
  const school = matSize(matOf(seats));
  const scale = Math.min((area - deck.h - 8) / school.height, (width * 0.37) / school.width);
  const mat = { w: school.width * scale, h: school.height * scale };
  const left = Math.max(mat.w, 340);
  const x = pad + left + 20;
  const w = width - x - pad;
  const lower = Math.round(area * 0.492);
  const upper = area - lower - 10;
  const slip = Math.min((upper - 22) / 7 - 4, 66);
  const slips = across * ((slip * diplomaSize.width) / diplomaSize.height + 4);
  const diplomas = { x: x + w - slips, y: top, w: slips, h: upper };
  const others = Math.max(1, seats - 1);
  const each = Math.min((upper - (others - 1) * 8) / others, 330);
  const players = Array.from({ length: seats - 1 }, (_, index) => ({
    x,
    y: top + index * (each + 8),
    w: w - slips - 18,
    h: each,
  }));
  const y = top + upper + 10;
  const plate = { x, y, w, h: 34 };
  const scroll = Math.min(lower * 0.33, (w / 2492) * 348 + 2);
  const print = { x, y: y + plate.h + 4, w, h: scroll };
  const bench = { y: print.y + print.h + 8, h: lower - plate.h - 4 - print.h - 8 };
  const card = (bench.h * cardSize.width) / cardSize.height;
  const hand = { x: x + w - (3 * card + 26), y: bench.y, w: 3 * card + 26, h: bench.h };
  const tray = { x, y: bench.y, w: 58, h: bench.h };
  const studio = { x: x + tray.w + 8, y: bench.y, w: hand.x - 14 - (x + tray.w + 8), h: bench.h };
  return {
    shape: 'wide',
    bar,
    buttons: nowhere,
    tabs: nowhere,
    deck: { x: pad, y: top, w: left, h: deck.h },
    mat: { x: pad + (left - mat.w) / 2, y: top + deck.h + 8, ...mat },
    diplomas,
    players,
    summary: nowhere,
    plate,
    print,
    tray,
    studio,
    hand,
    offer: { x: pad, y: top + deck.h + 8, w: left, h: area - deck.h - 8 },
    mine: { x, y, w, h: lower },
  };
}

function tallRegions(seats: number, { width, height }: Size): Regions {
  const edge = 8;
  const bar = { x: 0, y: 0, w: width, h: 64 };
  const tabs = { x: 0, y: height - 54, w: width, h: 54 };
  const buttons = { x: edge, y: tabs.y - 54, w: width - 2 * edge, h: 50 };
  const top = bar.h + 4;
  const area = buttons.y - 6 - top;
  const w = width - 2 * edge;
  const deck = { x: edge, y: top, w, h: 44 };
  const school = matSize(matOf(seats));
  const least = Math.min(96, area * 0.18);
  const scale = Math.min(w / school.width, (area - deck.h - 12 - least) / school.height);
  const mat = { w: school.width * scale, h: school.height * scale };
  const matTop = top + deck.h + 6;
  const summaryTop = matTop + mat.h + 6;
  const each = Math.min((area - (seats - 1) * 8) / seats, 190);
  const players = Array.from({ length: seats }, (_, index) => ({ x: edge, y: top + index * (each + 8), w, h: each }));
  const plate = { x: edge, y: top, w, h: 36 };
  const rest = area - plate.h - 22;
  const print = { x: edge, y: top + plate.h + 4, w, h: rest * 0.27 };
  const bench = { y: print.y + print.h + 8, h: rest * 0.37 };
  const tray = { x: edge, y: bench.y, w: 50, h: bench.h };
  const studio = { x: edge + tray.w + 6, y: bench.y, w: w - tray.w - 6, h: bench.h };
  const hand = { x: edge, y: bench.y + bench.h + 10, w, h: rest * 0.36 };
  return {
    shape: 'tall',
    bar,
    buttons,
    tabs,
    deck,
    mat: { x: edge + (w - mat.w) / 2, y: matTop, ...mat },
    diplomas: { x: edge, y: top, w, h: area },
    players,
    summary: { x: edge, y: summaryTop, w, h: Math.min(top + area - summaryTop, 150) },
    plate,
    print,
    tray,
    studio,
    hand,
    offer: { x: edge, y: top, w, h: print.y + print.h - top },
    mine: { x: edge, y: summaryTop, w, h: top + area - summaryTop },
  };
}

/** One thing on the table, as `place` is asked for it. Lists belong to the seat that the table is seen from. */
export type Component =
  | { readonly kind: 'space'; readonly column: number; readonly row: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'diploma'; readonly column: number; readonly row: number }
  | { readonly kind: 'panel'; readonly index: number; readonly seat: number }
  | { readonly kind: 'plank'; readonly index: number; readonly seat: number }
  | { readonly kind: 'handCard'; readonly index: number; readonly seat: number };

/** Where a component lies on the table, for drawing it and for moving it there. */
export function place(component: Component, view: View, size: Size): Box {
  const seats = view.players.length;
  const across = slipsAcross(view.suits);
  const regions = regionsOf(seats, size, across);
  switch (component.kind) {
    case 'space':
      return spaceIn(regions.mat, seats, component.column, component.row);
    case 'column': {
      const first = spaceIn(regions.mat, seats, component.column, 0);
      const last = spaceIn(regions.mat, seats, component.column, 2);
      return { ...first, h: last.y + last.h - first.y };
    }
    case 'diploma':
      return slipIn(regions, across, component.column, component.row);
    case 'panel':
      return fitPanels(regions.print, regions.shape, view.players[component.seat]!.print.length + 1).at(
        component.index,
      );
    case 'plank':
      return fitPlanks(regions.studio, plankCountOf(view.players[component.seat]!)).at(component.index);
    case 'handCard':
      return fitRow(regions.hand, handSizeOf(view.players[component.seat]!), cardSize).at(component.index);
  }
}

function spaceIn(mat: Box, seats: number, column: number, row: number): Box {
  const art = matOf(seats);
  const scale = mat.w / matSize(art).width;
  const { x, y } = squareAt(art, column, row);
  return {
    x: mat.x + (x + 3) * scale,
    y: mat.y + (y + 3) * scale,
    w: cardSize.width * scale,
    h: cardSize.height * scale,
  };
}

/** Seven rows, a colour each, with its slips side by side. */
function slipIn({ diplomas, shape }: Regions, across: number, column: number, row: number): Box {
  const head = shape === 'wide' ? 22 : 4;
  const gap = shape === 'wide' ? 4 : 8;
  const ratio = diplomaSize.width / diplomaSize.height;
  const h = Math.min((diplomas.h - head) / 7 - gap, (diplomas.w / across - gap) / ratio);
  const w = h * ratio;
  const left = diplomas.x + (diplomas.w - across * (w + gap) + gap) / 2;
  return { x: left + column * (w + gap), y: diplomas.y + head + row * (h + gap), w, h };
}
