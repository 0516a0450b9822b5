import type { Box } from '@hanga/web/table/box.ts';
import type { ScrollBox } from '@hanga/web/table/Scroll.tsx';
import type { Shape } from '@hanga/web/table/shape.ts';
import { cardSize, mountEdge, mountSize, panelSize, plankSize } from '../art/index.ts';
import type { PlayerView } from '../rules/index.ts';

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

/** How many panels a mount has room for: one more than there are. */
export const roomOf = (panels: number): number => roomFor(panels + 1, [8, 10, 12, 14, 16, 18]);

/** How high a mount is that fills a width. */
export const mountFor = (width: number, panels: number): number => {
  const mount = mountSize(panels);
  return (width / mount.width) * mount.height;
};

/** Whether a print lies on a mount, in one line. */
export const isMounted = (shape: Shape): boolean => shape === 'wide' || shape === 'tablet';

/** A print: one line on a mount where there is width, else as many lines as make the panels largest. */
export function fitPanels(box: Box, shape: Shape, count: number): Fit & { readonly lines: number } {
  if (isMounted(shape)) {
    const mount = mountSize(roomOf(count));
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
  const room = roomFor(count + 1, [6, 8, 10, 12, 14, 16, 18]);
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

/** How high a print without a mount is in a room. */
export function printHeight(box: Box, shape: Shape, count: number): number {
  const { lines, scale } = fitPanels(box, shape, count);
  return Math.min(box.h, lines * (panelSize.height * scale + 3) + 3);
}

/** A brush stands taller than its plank: so much air above it, in the plank's units. */
const air = 36;

const plankGap = 4;
/** A plank that one can still point at. */
const leastPlank = 0.34;
const planksFor = (count: number): number => roomFor(count + 1, [6, 9, 12, 16, 20, 25]);

/** The best number of planks side by side in a room, and how large they are then. */
function fillWith(room: number, { w, h }: Pick<Box, 'w' | 'h'>): { readonly columns: number; readonly scale: number } {
  const options = [1, 2, 3, 4, 5, 6].map(columns => {
    const rows = Math.ceil(room / columns);
    const scale = Math.min(
      (w - (columns + 1) * plankGap) / (columns * plankSize.width),
      (h - (rows + 1) * plankGap) / (rows * (plankSize.height + air)),
    );
    return { columns, scale };
  });
  return options.reduce((most, option) => (option.scale > most.scale ? option : most));
}

/** How planks lie in a room: as large as it allows, but never too small to be pointed at; then it is scrolled through. */
function gridOf(box: Box, count: number): { readonly columns: number; readonly scale: number } {
  const best = fillWith(planksFor(count), box);
  if (best.scale >= leastPlank) return best;
  const columns = Math.max(1, Math.floor((box.w - plankGap) / (plankSize.width * leastPlank + plankGap)));
  return { columns, scale: leastPlank };
}

/** How high a bench must be for all its planks: as high as its room, or more. */
export function benchHeight(box: Box, count: number): number {
  const { columns, scale } = gridOf(box, count);
  const rows = Math.ceil(count / columns);
  return Math.max(box.h, rows * ((plankSize.height + air) * scale + plankGap) + plankGap);
}

/** The bench: planks in rows. */
export function fitPlanks(box: Box, count: number): Fit {
  const best = gridOf(box, count);
  const scale = Math.min(best.scale, 0.85);
  const [w, h] = [plankSize.width * scale, plankSize.height * scale];
  const step = h + air * scale + plankGap;
  return {
    scale,
    at: index => ({
      x: box.x + plankGap + (index % best.columns) * (w + plankGap),
      y: box.y + plankGap + air * scale + Math.floor(index / best.columns) * step,
      w,
      h,
    }),
  };
}

interface CardArt {
  readonly width: number;
  readonly height: number;
}

/** The hand: three cards fill its room; more lie beside them, to be scrolled to. */
export function fitRow(box: Box, count: number, art: CardArt, gap = 8): Fit & { readonly width: number } {
  const h = Math.min(box.h, ((box.w - 2 * gap) / 3 / art.width) * art.height);
  const scale = h / art.height;
  const w = art.width * scale;
  const width = count * (w + gap) - gap;
  const left = box.x + Math.max(0, (box.w - width) / 2);
  return { scale, width, at: index => ({ x: left + index * (w + gap), y: box.y + (box.h - h) / 2, w, h }) };
}

/** The hand's window, when it holds more than its room. */
export function handArea(box: Box, count: number): ScrollBox | undefined {
  const { width } = fitRow(box, count, cardSize);
  return width > box.w + 0.5 ? { ...box, content: { width, height: box.h } } : undefined;
}

/** Cards that another holds, centred; when there are too many they overlap. */
export function fitHeld(box: Box, count: number, art: CardArt, gap = 3): Fit {
  const room = Math.max(count, 3);
  const h = Math.min(box.h, ((box.w - 2 * gap) / 3 / art.width) * art.height);
  const scale = h / art.height;
  const w = art.width * scale;
  const step = Math.min(w + gap, (box.w - w) / (room - 1));
  const left = box.x + (box.w - (w + (count - 1) * step)) / 2;
  return { scale, at: index => ({ x: left + index * step, y: box.y + (box.h - h) / 2, w, h }) };
}
