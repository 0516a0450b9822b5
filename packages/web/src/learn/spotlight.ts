import type { Rect } from './beside.ts';
import { mainButton, offerSheet } from './course.ts';

/** What a lesson speaks of, on the board as it is drawn now. */
const places: Readonly<Record<string, string>> = {
  [mainButton]: '.buttons .step',
  [offerSheet]: '.offer .paper, .offer',
};
const selectorOf = (name: string): string => places[name] ?? `[data-piece="${CSS.escape(name)}"]`;

/** The elements of what is named that are in sight; of several drawings of one thing, the first. */
export function spokenOf(board: HTMLElement, names: readonly string[]): HTMLElement[] {
  return names.flatMap(name => {
    const drawn = [...board.querySelectorAll<HTMLElement>(selectorOf(name))];
    const shown = drawn.find(element => element.checkVisibility({ visibilityProperty: true }) && sizeOf(element) > 0);
    return shown ? [shown] : [];
  });
}

const sizeOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** Where an element lies on the board. */
export function boxOn(board: HTMLElement, element: Element): Rect {
  const from = board.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - from.left, y: top - from.top, w: width, h: height };
}

/** How far a ring lies outside of what it goes around. */
const off = 5;

/** The ring around what of a box lies on the board: around more it would not be seen. */
export function ringAround({ x, y, w, h }: Rect, board: { readonly w: number; readonly h: number }): Rect {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left - off,
    y: top - off,
    w: Math.min(board.w, x + w) - left + 2 * off,
    h: Math.min(board.h, y + h) - top + 2 * off,
  };
}
