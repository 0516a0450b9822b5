import type { Settings } from '../../settings.ts';

export type Places = ReadonlyMap<string, DOMRect>;
/** Where a piece that was not there before comes from: [piece, the piece it came out of]. */
export type Origins = ReadonlyMap<string, string>;

export function placesIn(root: Element): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = piece.dataset['piece'] as string;
    if (!places.has(name)) places.set(name, piece.getBoundingClientRect());
  }
  return places;
}

const durations: Readonly<Record<Settings['speed'], number>> = { slow: 520, normal: 340, fast: 200, instant: 0 };

/** Whether anything is to be seen moving at all. */
export const isMoving = (speed: Settings['speed']): boolean =>
  durations[speed] > 0 && !document.hidden && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

let running: Animation[] = [];

/** Puts everything where it belongs at once. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
  running = [];
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;

/** Slides each piece from where it was, or from where it came out of, to where it is. */
export function animate(root: Element, before: Places, origins: Origins, speed: Settings['speed']): void {
  finishMotion();
  const duration = durations[speed];
  const sliding = new Set<Element>();
  // All is measured before anything moves: measuring in between would lay the page out again and again.
  const now = [...root.querySelectorAll<HTMLElement>('[data-piece]')].map(piece => ({
    piece,
    name: piece.dataset['piece'] as string,
    to: piece.getBoundingClientRect(),
  }));
  for (const { piece, name, to } of now) {
    const origin = origins.get(name);
    const from = before.get(name) ?? (origin === undefined ? undefined : before.get(origin));
    if (!from || from.width === 0 || to.width === 0) continue;
    // What stands on something that slides is carried along.
    if (origin === undefined && sliding.has(piece.parentElement?.closest('[data-piece]') ?? root)) continue;
    if (near(from.left, to.left) && near(from.top, to.top) && near(from.height, to.height)) continue;
    sliding.add(piece);
    slide(piece, from, to, duration);
  }
}

function slide(piece: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const scale = Math.max(0.05, Math.min(8, from.height / to.height));
  const x = from.left + (from.width - to.width * scale) / 2 - to.left;
  const y = from.top - to.top;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 40 };
  running.push(
    piece.animate([start, { transform: 'none', transformOrigin: '0 0', zIndex: 40 }], {
      duration,
      easing: 'cubic-bezier(.22,.8,.3,1)',
      fill: 'backwards',
    }),
  );
}
