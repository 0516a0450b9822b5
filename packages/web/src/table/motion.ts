import type { Settings } from '../settings.ts';
import type { Box } from './box.ts';
import { copyOver, isCutOff } from './flight.ts';

/** Where pieces lie, by their names, measured from the board's corner. */
export type Places = ReadonlyMap<string, Box>;

/** Where a piece that was not there before comes from: the piece it came out of. */
export type Origins = ReadonlyMap<string, string>;

/** What a few moves have done to the pieces on the table. */
export interface Motion {
  readonly origins: Origins;
  /** What comes out of this piece comes one after the other. */
  readonly dealtFrom?: string;
  /** Pieces that are pressed like a seal where they come to rest. */
  readonly pressed?: ReadonlySet<string>;
  /** A piece of another shape than the place it leaves starts at its corner, or in its middle. */
  readonly startsAt?: 'corner' | 'middle';
}

type PieceElement = HTMLElement | SVGElement;

/** What lies in an area that is not looked at is nowhere. */
const piecesIn = (root: Element): readonly PieceElement[] => [
  ...root.querySelectorAll<PieceElement>(':scope > :not(.away) [data-piece]'),
];
const nameOf = (piece: Element): string => piece.getAttribute('data-piece') as string;

/** The layout says where a piece lies before anybody has scrolled: by how much that is off now. */
function scrolled(): (piece: Element, laid: Box) => Box {
  const areas = new Map<Element, { readonly x: number; readonly y: number }>();
  return (piece, laid) => {
    const area = piece.closest('.scroll');
    if (!area) return laid;
    const by = areas.get(area) ?? { x: area.scrollLeft, y: area.scrollTop };
    areas.set(area, by);
    return { ...laid, x: laid.x - by.x, y: laid.y - by.y };
  };
}

/** Measures what the layout leaves to the style sheet: things side by side in a line of a plate. */
function measuring(root: Element): (piece: Element) => Box {
  const corner = root.getBoundingClientRect();
  const [left, top] = [corner.left - root.scrollLeft, corner.top - root.scrollTop];
  return piece => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return { x: x - left, y: y - top, w: width, h: height };
  };
}

/** Where everything lies that is drawn now: as laid out, and what lies outside of the layout as it is found. */
export function placesIn(root: Element, laidOut: Places): Places {
  const [measure, seen] = [measuring(root), scrolled()];
  const places = new Map(laidOut);
  for (const piece of piecesIn(root)) {
    const laid = laidOut.get(nameOf(piece));
    places.set(nameOf(piece), laid ? seen(piece, laid) : measure(piece));
  }
  return places;
}

/** What is to be seen of the area that a piece scrolls in, if it does. */
function windows(root: Element): (piece: Element) => Box | undefined {
  const measure = measuring(root);
  const areas = new Map<Element, Box>();
  return piece => {
    const area = piece.closest('.scroll');
    if (!area) return undefined;
    const room = areas.get(area) ?? measure(area);
    areas.set(area, room);
    return room;
  };
}

const durations: Readonly<Record<Settings['speed'], number>> = { slow: 480, normal: 320, fast: 200, instant: 0 };

/** Whether anything is to be seen moving at all. */
export const isMoving = (speed: Settings['speed']): boolean =>
  durations[speed] > 0 && !document.hidden && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let running: Animation[] = [];

/** Puts everything where it belongs at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  running = [];
}

/** Slides each piece from where it was, or from where it came out of, to where it is. */
export function animate(
  root: Element,
  before: Places,
  laidOut: Places,
  motion: Motion,
  speed: Settings['speed'],
): void {
  finishMotion();
  const duration = durations[speed];
  const [measure, seen, roomOf] = [measuring(root), scrolled(), windows(root)];
  // All is measured before anything moves: measuring in between would lay the page out again and again.
  const now = piecesIn(root).map(piece => {
    const laid = laidOut.get(nameOf(piece));
    return { piece, name: nameOf(piece), to: laid ? seen(piece, laid) : measure(piece), room: roomOf(piece) };
  });
  const sliding = new Set<Element>();
  let dealt = 0;
  for (const { piece, name, to, room } of now) {
    const origin = motion.origins.get(name);
    const from = before.get(name) ?? (origin === undefined ? undefined : before.get(origin));
    if (!from || from.w === 0 || to.w === 0) continue;
    // What stands on something that slides is carried along, and so is what stands on that.
    if (origin === undefined && sliding.has(piece.parentElement?.closest('[data-piece]') ?? root)) {
      sliding.add(piece);
      continue;
    }
    if (near(from.x, to.x) && near(from.y, to.y) && near(from.h, to.h)) continue;
    const delay = origin !== undefined && origin === motion.dealtFrom ? dealt++ * duration * 0.18 : 0;
    sliding.add(piece);
    const start = motion.startsAt === 'middle' ? inMiddle(from, to) : from;
    if (room && isCutOff(start, to, room)) fly(root, piece, start, to, { duration, delay });
    else slide(piece, start, to, { duration, delay });
    if (motion.pressed?.has(name)) press(piece, duration);
  }
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;

const scaleOf = (from: Box, to: Box): number => Math.max(0.05, Math.min(10, from.h / to.h));
const inMiddle = (from: Box, to: Box): Box => ({ ...from, x: from.x + (from.w - to.w * scaleOf(from, to)) / 2 });

interface Timing {
  readonly duration: number;
  readonly delay: number;
}

/** `unit`: how long a pixel is where the piece is drawn. */
function slide(piece: PieceElement, from: Box, to: Box, timing: Timing, unit = unitOf(piece, to)): Animation {
  const scale = scaleOf(from, to);
  const x = (from.x - to.x) * unit;
  const y = (from.y - to.y) * unit;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 40 };
  const animation = piece.animate([start, { transform: 'none', transformOrigin: '0 0', zIndex: 40 }], {
    ...timing,
    easing: 'cubic-bezier(.22,.8,.3,1)',
    fill: 'backwards',
  });
  running.push(animation);
  return animation;
}

/** Over the table, where no area cuts it off; the piece itself is seen when its copy has landed. */
function fly(root: Element, piece: PieceElement, from: Box, to: Box, timing: Timing): void {
  const copy = copyOver(root, piece, to);
  const landed = (): void => copy.remove();
  slide(copy, from, to, timing, 1).finished.then(landed, landed);
  // Not `visibility`: what has the focus would lose it.
  running.push(piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay }));
}

/** Inside a drawing, lengths are counted in its own units: a piece there holds its outline in a `data-box`. */
function unitOf(piece: PieceElement, { w }: Box): number {
  const outline = piece instanceof SVGElement ? piece.querySelector<SVGRectElement>('rect[data-box]') : null;
  return outline ? outline.width.baseVal.value / w : 1;
}

/** A seal is pressed where the slip comes to rest. */
function press(piece: PieceElement, duration: number): void {
  running.push(
    piece.animate([{ filter: 'brightness(1.25)' }, { filter: 'brightness(.85)' }, { filter: 'none' }], {
      duration: duration * 0.8,
      delay: duration,
    }),
  );
}
