import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../settings.ts';

/** A piece that is looked at closely. */
export interface Inspected {
  readonly piece: string;
  /** Shown until it is closed; else only while the pointer rests on the piece. */
  readonly isPinned: boolean;
  /** The half of the screen where the piece is not. */
  readonly side: 'left' | 'right' | 'top' | 'bottom';
}

/** In milliseconds: until a resting pointer shows a piece, until it shows the next one, and until a touch is a long one. */
const REST = 700;
const NEXT = 280;
const LONG = 480;
/** How far a finger may tremble, in pixels. */
const TREMBLE = 9;

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.table-top [data-piece]') : null;

/** The side that leaves the piece, and what lies around it, in sight. */
function sideOf(piece: Element): Inspected['side'] {
  const { left, top, width, height } = piece.getBoundingClientRect();
  if (innerWidth < 700 && innerHeight > innerWidth) return top + height / 2 < innerHeight / 2 ? 'bottom' : 'top';
  return left + width / 2 < innerWidth / 2 ? 'right' : 'left';
}

/** Which piece is looked at: by a resting mouse, a long touch, the right button, the menu key or I. */
export function useInspected(isOffered: boolean) {
  const [inspected, setInspected] = useState<Inspected>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const over = useRef<Element | null>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number }>();
  const wait = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
  const show = (piece: Element, isPinned: boolean): void => {
    clearTimeout(timer.current);
    if (piece.isConnected)
      setInspected({ piece: piece.getAttribute('data-piece') ?? '', isPinned, side: sideOf(piece) });
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setInspected(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The piece in focus, or under the mouse. */
  const look = (): void => {
    const piece = pieceAt(document.activeElement) ?? over.current;
    if (piece) show(piece, true);
  };
  if (!isOffered) return { inspected: undefined, close, look, handlers: {} };

  const handlers = {
    onPointerOver: (event: PointerEvent): void => {
      const piece = pieceAt(event.target);
      if (event.pointerType !== 'mouse' || piece === over.current) return;
      over.current = piece;
      if (inspected?.isPinned) return;
      // Whoever holds something, or drags it, looks for a place to put it.
      const isBusy = event.buttons !== 0 || document.querySelector('.table-top.holding') !== null;
      if (piece && !isBusy && settings.peek().inspectOnRest) wait(inspected ? NEXT : REST, () => show(piece, false));
      else if (inspected) wait(NEXT, close);
      else clearTimeout(timer.current);
    },
    onPointerLeave: (): void => {
      over.current = null;
      if (!inspected?.isPinned) close();
    },
    onPointerDown: (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.inspector')) return;
      close();
      const piece = pieceAt(event.target);
      if (event.pointerType === 'mouse' || !event.isPrimary || !piece) return;
      pressed.current = { x: event.clientX, y: event.clientY };
      wait(LONG, () => {
        show(piece, true);
        swallowClick();
      });
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = pressed.current;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < TREMBLE) return;
      pressed.current = undefined;
      clearTimeout(timer.current);
    },
    onPointerUp: (): void => {
      if (pressed.current) clearTimeout(timer.current);
      pressed.current = undefined;
    },
    onPointerCancel: (): void => {
      pressed.current = undefined;
      clearTimeout(timer.current);
    },
    onContextMenu: (event: MouseEvent): void => {
      const piece = pieceAt(event.target);
      if (!piece) return;
      event.preventDefault();
      show(piece, true);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || !inspected?.isPinned) close();
    },
  };
  return { inspected, close, look, handlers };
}

/** The click that follows a long touch is no choice. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 80), {
    once: true,
  });
}
