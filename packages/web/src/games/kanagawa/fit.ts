import type { PlayerView } from '@hanga/kanagawa';
import { mountEdge, mountSize, panelSize, plankSize } from '../../art/index.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** The drawn size of one unit of the art. */
  readonly scale: number;
  readonly at: (index: number) => Box;
}

/** Rooms grow in steps, so that sizes stay while cards are added. */
const roomFor = (count: number, steps: readonly number[]): number =>
  steps.find(step => step >= count) ?? Math.ceil(count / 4) * 4;

export const handSizeOf = (player: PlayerView): number => player.open.length + player.secret.length;
/** The starting tile's plank comes first. */
export const plankCountOf = (player: PlayerView): number => player.studio.length + 1;

/** A print: one line on a mount where there is width, else as many lines as make the panels largest. */
export function fitPanels(box: Box, shape: 'wide' | 'tall', count: number): Fit & { readonly lines: number } {
  if (shape === 'wide') {
    const mount = mountSize(roomFor(count, [12, 14, 16, 18]));
    const scale = Math.min(box.w / mount.width, box.h / mount.height);
    const w = panelSize.width * scale;
    return {
      scale,
      lines: 1,
      at: index => ({
        x: box.x + mountEdge.x * scale + index * w,
        y: box.y + mountEdge.y * scale,
        w,
        h: panelSize.height * scale,
      }),
    };
  }
  const room = roomFor(count, [6, 12, 14, 16, 18]);
  const options = [1, 2, 3].map(lines => {
    const scale = Math.min(box.w / (Math.ceil(room / lines) * panelSize.width), (box.h / lines - 3) / panelSize.height);
    return { lines, scale };
  });
  const { lines, scale } = options.reduce((best, option) => (option.scale > best.scale ? option : best));
  const perLine = Math.floor(box.w / (panelSize.width * scale) + 0.001);
  const [w, h] = [panelSize.width * scale, panelSize.height * scale];
  return {
    scale,
    lines,
    at: index => ({
      x: box.x + (index % perLine) * w,
      y: box.y + Math.floor(index / perLine) * (h + 3),
      w,
      h,
    }),
  };
}

/** A brush stands taller than its plank: so much air above it, in the plank's units. */
const air = 36;

/** The bench: planks in rows, as large as the room allows. */
export function fitPlanks(box: Box, count: number): Fit {
  const room = roomFor(count + 1, [6, 9, 12, 16, 20, 25]);
  const gap = 4;
  const options = [1, 2, 3, 4, 5, 6].map(columns => {
    const rows = Math.ceil(room / columns);
    const scale = Math.min(
      (box.w - (columns + 1) * gap) / (columns * plankSize.width),
      (box.h - (rows + 1) * gap) / (rows * (plankSize.height + air)),
    );
    return { columns, scale };
  });
  const best = options.reduce((most, option) => (option.scale > most.scale ? option : most));
  const scale = Math.min(best.scale, 0.85);
  const [w, h] = [plankSize.width * scale, plankSize.height * scale];
  const step = h + air * scale + gap;
  return {
    scale,
    at: index => ({
      x: box.x + gap + (index % best.columns) * (w + gap),
      y: box.y + gap + air * scale + Math.floor(index / best.columns) * step,
      w,
      h,
    }),
  };
}

/** Cards in a row, centred; when there are too many they overlap like a hand. */
export function fitRow(
  box: Box,
  count: number,
  art: { readonly width: number; readonly height: number },
  gap = 8,
): Fit {
  const room = Math.max(count, 3);
  const h = Math.min(box.h, ((box.w - 2 * gap) / 3 / art.width) * art.height);
  const scale = h / art.height;
  const w = art.width * scale;
  const step = Math.min(w + gap, room > 1 ? (box.w - w) / (room - 1) : 0);
  const left = box.x + (box.w - (w + (count - 1) * step)) / 2;
  return { scale, at: index => ({ x: left + index * step, y: box.y + (box.h - h) / 2, w, h }) };
}

/** A box as CSS, measured from another one's corner. */
export const at = (box: Box, from: { readonly x: number; readonly y: number } = { x: 0, y: 0 }): string =>
  `left:${round(box.x - from.x)}px;top:${round(box.y - from.y)}px;width:${round(box.w)}px;height:${round(box.h)}px`;

const round = (value: number): number => Math.round(value * 10) / 10;
