import { matOf, matSize } from '../../art/index.ts';
import { mountFor, roomOf } from '../fit.ts';
import { benchOf, cardRatio, deckHeight, leastCardHeight, slipCell, slipFor, stack } from './parts.ts';
import { type Arrange, nowhere, type Setting } from './types.ts';

const pad = 12;
/** The line above the slips, where they are not as high as the room anyway. */
const headOf = (colorIs: 'row' | 'column'): number => (colorIs === 'column' ? 18 : 0);
const strip = { w: 390, h: 106 };
/** From the smallest that is still read with ease down to what a window that is hardly wide can hold. */
const leastSlips = [52, 48, 44];
const plateHeight = 36;

/** A way to lay the slips: beside the other players, or under them. */
interface Way {
  readonly colorIs: 'row' | 'column';
  readonly isUnder: boolean;
}
const ways: readonly Way[] = [
  { colorIs: 'column', isUnder: false },
  { colorIs: 'row', isUnder: false },
  { colorIs: 'column', isUnder: true },
];

/** How high the others and the diplomas are together, if the slips are so wide; nothing if they do not fit. */
function heightOf({ colorIs, isUnder }: Way, { seats, colors, across }: Setting, w: number, slip: number) {
  const cell = slipCell(slip);
  const [columns, rows] = colorIs === 'column' ? [colors, across] : [across, colors];
  const slips = { w: columns * cell.width, h: headOf(colorIs) + rows * cell.height };
  const others = (seats - 1) * (strip.h + 8) - 8;
  const left = isUnder ? w : w - slips.w - 14;
  if (left < strip.w || slips.w > w) return undefined;
  return { slips, h: isUnder ? others + 8 + slips.h : Math.max(others, slips.h) };
}

/**
 * Left the school; right, below, what is mine, and above it the others and the diplomas, which take no more than they need.
 * My print lies at the bottom and runs under the school while that has rows to deal.
 */
export const wide: Arrange = (setting, { width, height }) => {
  const { seats, rows, panels, planks, colors, across } = setting;
  const bar = { x: 0, y: 0, w: width, h: 48 };
  const top = bar.h + 2;
  const area = height - top - 8;
  const whole = matSize(matOf(seats));
  const scale = Math.min((area - deckHeight - 6) / whole.height, (width * 0.37) / whole.width);
  const left = Math.max(whole.width * scale, 350);
  const x = pad + left + 20;
  const w = width - x - pad;

  // Plate, a low print, and cards that can be read.
  const most = area - 8 - (plateHeight + 12 + leastCardHeight + 66);
  const fits = leastSlips.map(slip =>
    ways.flatMap(way => {
      const found = heightOf(way, setting, w, slip);
      return found && found.h <= most ? [{ way, ...found }] : [];
    }),
  );
  const { way, ...need } = lowest(fits.find(({ length }) => length > 0) ?? []);
  const wanted = plateHeight + 4 + mountFor(w, roomOf(1)) + 8 + 128 * cardRatio;
  const upper = Math.max(need.h, Math.min(area - 8 - wanted, area * 0.5));
  const [columns, lines] = way.colorIs === 'column' ? [colors, across] : [across, colors];
  const side = way.isUnder ? w : Math.max(need.slips.w, Math.min(w * 0.55, w - 474));
  const slipsHeight = way.isUnder ? need.slips.h : upper;
  const slip = Math.min(104, slipFor({ w: side, h: slipsHeight - headOf(way.colorIs) }, columns, lines));
  const slips = columns * slipCell(slip).width;
  const diplomas = way.isUnder
    ? { x, y: top + upper - slipsHeight, w, h: slipsHeight }
    : { x: x + w - slips, y: top, w: slips, h: headOf(way.colorIs) + lines * slipCell(slip).height };
  const room = { x, y: top, w: way.isUnder ? w : w - slips - 14, h: way.isUnder ? upper - slipsHeight - 8 : upper };
  const each = (room.h + 8) / (seats - 1) - 8;

  const y = top + upper + 8;
  const lower = area - upper - 8;
  const longest = lower - plateHeight - 12 - leastCardHeight;
  const matTop = top + deckHeight + 6;
  const rolled = (count: number): number => matSize(matOf(seats, count)).height * scale;
  /** How high my print is in a width, and where it lies then. */
  const printIn = (left: number, room: number) => {
    const wish = Math.max(lower * 0.4, lower - plateHeight - 12 - 132 * cardRatio);
    const h = Math.min(mountFor(room, roomOf(panels)), wish, longest);
    return { x: left, y: y + lower - h, w: room, h };
  };
  const under = printIn(pad, width - 2 * pad);
  const fitsUnder = (count: number): boolean => matTop + rolled(count) + 8 <= under.y;
  const print = fitsUnder(rows) ? under : printIn(x, w);
  const bench = { x, y: y + plateHeight + 4, w, h: lower - plateHeight - 12 - print.h };
  // As far as there is room the mat is rolled out.
  const shown = fitsUnder(rows) ? ([3, 2, 1].find(fitsUnder) ?? rows) : 3;
  return {
    shape: 'wide',
    bar,
    buttons: nowhere,
    tabs: nowhere,
    deck: { x: pad, y: top, w: left, h: deckHeight },
    mat: { x: pad + (left - whole.width * scale) / 2, y: matTop, w: whole.width * scale, h: rolled(shown) },
    rows: shown,
    diplomas,
    slip: { w: slip, colorIs: way.colorIs },
    // No print is larger than mine.
    players: stack(seats - 1, room, Math.min(each, 90 + print.h * 0.62)),
    summary: nowhere,
    plate: { x, y, w, h: plateHeight },
    print,
    ...benchOf(bench, 58, planks),
    offer: { x: pad, y: matTop, w: left, h: area - deckHeight - 6 },
    mine: { x, y, w, h: lower },
  };
};

interface Found {
  readonly way: Way;
  readonly slips: { readonly w: number; readonly h: number };
  readonly h: number;
}

/** The one that leaves most to what is mine; a screen where nothing fits gets slips in narrow rows. */
const lowest = (fits: readonly Found[]): Found =>
  fits.reduce((best, fit) => (fit.h < best.h ? fit : best), fits[0] ?? nothingFits);

const nothingFits: Found = { way: { colorIs: 'row', isUnder: false }, slips: { w: 150, h: 330 }, h: 330 };
