import type { SeenEvent, View } from '@hanga/kanagawa';
import type { Settings } from '../../settings.ts';
import { originsOf } from './pieces.ts';

export type Places = ReadonlyMap<string, DOMRect>;

/** A drawing inside a larger picture says with `data-box` how large it is: its strokes may reach further. */
const boxOf = (piece: Element): DOMRect => (piece.querySelector('[data-box]') ?? piece).getBoundingClientRect();

/** What lies in an area that is not looked at is nowhere. */
const piecesIn = (root: Element): readonly (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>(':scope > :not(.away) [data-piece]'),
];

export function placesIn(root: Element): Places {
  const places = new Map<string, DOMRect>();
  for (const piece of piecesIn(root)) {
    const name = piece.getAttribute('data-piece') as string;
    if (!places.has(name)) places.set(name, boxOf(piece));
  }
  return places;
}

const durations: Readonly<Record<Settings['speed'], number>> = { slow: 480, normal: 320, fast: 200, instant: 0 };

/** Whether anything will move at all. */
export const moves = (speed: Settings['speed']): boolean => durations[speed] > 0 && !isCalm() && !document.hidden;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  events: readonly SeenEvent[],
  view: View,
  speed: Settings['speed'],
): void {
  finishMotion();
  const duration = durations[speed];
  if (!moves(speed)) return;
  const origins = new Map(events.flatMap(event => originsOf(event, view)));
  const pressed = new Set(events.flatMap(event => (event.kind === 'tookDiploma' ? [`diploma-${event.diploma}`] : [])));
  const sliding = new Set<Element>();
  let dealt = 0;
  for (const piece of piecesIn(root)) {
    const name = piece.getAttribute('data-piece') as string;
    const origin = origins.get(name);
    const from = before.get(name) ?? (origin === undefined ? undefined : before.get(origin));
    if (!from || from.width === 0) continue;
    // What stands on something that slides is carried along.
    if (origin === undefined && sliding.has(piece.parentElement?.closest('[data-piece]') ?? root)) continue;
    const to = boxOf(piece);
    if (to.width === 0 || (near(from.left, to.left) && near(from.top, to.top) && near(from.height, to.height)))
      continue;
    const delay = origin === 'deck' ? dealt++ * duration * 0.18 : 0;
    sliding.add(piece);
    slide(piece, from, to, { duration, delay, isPressed: pressed.has(name) });
  }
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;

interface Slide {
  readonly duration: number;
  readonly delay: number;
  readonly isPressed: boolean;
}

function slide(piece: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, how: Slide): void {
  // Inside a drawing, lengths are counted in its own units.
  const around = piece.parentElement;
  const unit =
    piece instanceof SVGElement && around instanceof SVGGraphicsElement ? 1 / (around.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left - to.left) * unit;
  const y = (from.top - to.top) * unit;
  const scale = from.height / to.height;
  const frames: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 40 },
    { transform: 'none', transformOrigin: '0 0', zIndex: 40 },
  ];
  const animation = piece.animate(frames, {
    duration: how.duration,
    delay: how.delay,
    easing: 'cubic-bezier(.22,.8,.3,1)',
    fill: 'backwards',
  });
  running.push(animation);
  if (!how.isPressed) return;
  // A seal is pressed where the slip comes to rest.
  running.push(
    piece.animate([{ filter: 'brightness(1.25)' }, { filter: 'brightness(.85)' }, { filter: 'none' }], {
      duration: how.duration * 0.8,
      delay: how.duration,
    }),
  );
}
