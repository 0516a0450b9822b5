import type { Box, Size } from '@hanga/web/table/box.ts';
import type { ScrollBox } from '@hanga/web/table/Scroll.tsx';
import { cardSize, diplomaSize, matOf, matSize } from '../../art/index.ts';
import { benchHeight } from '../fit.ts';

/** A card that one decides on is never narrower. */
export const leastCard = 72;
export const cardRatio = cardSize.height / cardSize.width;
export const leastCardHeight = leastCard * cardRatio;

/** The line of backs and the line of who is next. */
export const deckHeight = 70;

/** Under each slip: how far one is. */
export const caption = 15;
/** Between slips. */
export const slipGap = 5;
export const slipRatio = diplomaSize.height / diplomaSize.width;
/** What a slip with its caption takes. */
export const slipCell = (w: number): Size => ({ width: w + slipGap, height: w * slipRatio + caption + slipGap });

/** The widest slip for so many of them in a room. */
export const slipFor = ({ w, h }: Pick<Box, 'w' | 'h'>, columns: number, rows: number): number =>
  Math.min(w / columns - slipGap, (h / rows - caption - slipGap) / slipRatio);

/** The mat in a room: as large as it may be, but never with cards too small to be read; then it is scrolled through. */
export function fitMat(
  room: Box,
  seats: number,
  rows: number,
  most = Number.POSITIVE_INFINITY,
): { readonly mat: Box; readonly school?: ScrollBox } {
  const art = matSize(matOf(seats, rows));
  const least = leastCard / cardSize.width;
  const scale = Math.min(Math.max(Math.min(room.w / art.width, room.h / art.height), least), most);
  const [w, h] = [art.width * scale, art.height * scale];
  const mat = { x: room.x + Math.max(0, (room.w - w) / 2), y: room.y, w, h };
  if (w <= room.w + 0.5 && h <= room.h + 0.5) return { mat };
  return { mat, school: { ...room, content: { width: Math.max(room.w, w), height: Math.max(room.h, h + 4) } } };
}

/** Boxes of one height under each other. */
export const stack = (count: number, { x, y, w }: Box, h: number, gap = 8): Box[] =>
  Array.from({ length: count }, (_, index) => ({ x, y: y + index * (h + gap), w, h }));

/** The studio in its room; with more planks than it can show it is scrolled through. */
export function studioIn(room: Box, planks: number): { readonly studio: Box; readonly bench?: ScrollBox } {
  const h = benchHeight(room, planks);
  if (h <= room.h + 0.5) return { studio: room };
  return { studio: { ...room, h }, bench: { ...room, content: { width: room.w, height: h } } };
}

interface Bench {
  readonly tray: Box;
  readonly studio: Box;
  readonly bench?: ScrollBox;
  readonly hand: Box;
}

/** Tray, studio and three cards of the hand side by side. */
export function benchOf(room: Box, tray: number, planks: number): Bench {
  const card = Math.min(room.h / cardRatio, (room.w - tray) * 0.2);
  const hand = Math.max(3 * card + 26, 3 * leastCard + 26);
  const x = room.x + tray + 8;
  return {
    tray: { ...room, w: tray },
    ...studioIn({ ...room, x, w: room.w - tray - 8 - 14 - hand }, planks),
    hand: { ...room, x: room.x + room.w - hand, w: hand },
  };
}
