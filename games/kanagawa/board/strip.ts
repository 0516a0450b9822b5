import type { Box } from '@hanga/web/table/box.ts';
import { cardSize } from '../art/index.ts';
import type { PlayerView } from '../rules/index.ts';
import { type Fit, fitHeld, handSizeOf } from './fit.ts';

/** A studio in short: its landscape icons side by side, with brushes standing on them. */
export interface IconRow {
  readonly box: Box;
  readonly icon: (index: number) => Box;
  readonly standing: (index: number) => Box;
}

/** Lengths are parts of the row's height, which is less where there are many icons. */
export function iconRow(room: Box, count: number): IconRow {
  const em = Math.min(room.h, Math.max(20, room.w / (count * 1.32)));
  const box = { ...room, y: room.y + room.h - em, h: em };
  const step = Math.min(1.35 * em, room.w / count);
  const icon = (index: number): Box => ({ x: box.x + index * step, y: box.y + 0.14 * em, w: step, h: 0.86 * em });
  const standing = (index: number): Box => {
    const { x, y } = icon(index);
    return { x: x + 0.44 * em, y: y - 0.17 * em, w: 0.87 * em, h: 1.13 * em };
  };
  return { box, icon, standing };
}

/** Where things lie in a strip that shows another player's table, measured from the corner inside its frame. */
export interface Strip {
  readonly plate: Box;
  readonly print: Box;
  readonly held: Fit;
  readonly icons: IconRow;
}

/** The frame around a strip: thick on the left, where it shows whose turn it is. */
export const stripFrame = { left: 4, line: 1 } as const;

/** A plate that is too narrow for all it has to say has a second line. */
export const plateLines = (width: number): 1 | 2 => (width < 390 ? 2 : 1);
export const plateHeight = (width: number): number => (plateLines(width) === 2 ? 62 : 32);

export function stripOf({ w, h }: Box, player: PlayerView): Strip {
  const isBeside = w >= 360;
  const plate = plateHeight(w);
  const bench = Math.min(52, h * 0.26);
  const beside = isBeside ? 116 : 16;
  const inner = { w: w - stripFrame.left - stripFrame.line, h: h - 2 * stripFrame.line };
  const print: Box = { x: 8, y: plate + 1, w: w - beside, h: h - plate - bench - 5 };
  const low = print.y + print.h;
  const room = isBeside ? { y: print.y, h: print.h + bench } : { y: low, h: bench };
  return {
    plate: { x: 0, y: 0, w: inner.w, h: plate },
    print,
    held: fitHeld({ x: w - 108, w: 96, ...room }, handSizeOf(player), cardSize),
    icons: iconRow({ x: 8, y: inner.h - 3 - bench, w: inner.w - 120, h: bench }, player.icons.length),
  };
}

/** Beside the school, where my table is elsewhere: what one has. */
export function summaryOf({ w, h }: Box, player: PlayerView): { readonly plate: Box; readonly icons: IconRow } {
  const plate = plateHeight(w);
  const high = Math.min(44, h - plate - 4);
  return {
    plate: { x: 0, y: 0, w, h: plate },
    icons: iconRow({ x: 0, y: plate + 4, w, h: high }, player.icons.length),
  };
}
