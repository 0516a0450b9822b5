import { useRef } from 'preact/hooks';

/** A second press within so many milliseconds belongs to the first: nobody reads and decides as fast. */
const moment = 400;

/**
 * Whether a press comes so soon after `meaning` has changed that it was meant for what was there before. `isNew`: what
 * has just come onto the page counts as changed.
 */
export function useHaste(meaning: unknown, isNew = false): () => boolean {
  const changed = useRef<{ readonly meaning: unknown; readonly at: number }>();
  changed.current ??= { meaning, at: isNew ? performance.now() : Number.NEGATIVE_INFINITY };
  if (changed.current.meaning !== meaning) changed.current = { meaning, at: performance.now() };
  return () => performance.now() - (changed.current?.at ?? 0) < moment;
}

/**
 * Stops the second click of a double click where the first has changed the question: what lies there now was not meant.
 * For the capture phase of whatever the clicks go to.
 */
export function useSingleClick(move: number): (event: MouseEvent) => void {
  const first = useRef(move);
  return event => {
    if (event.detail < 2) first.current = move;
    else if (first.current !== move) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}

/** Makes the second press of a double click do nothing, and one that comes as soon as the meaning has changed. */
export function useCalm<Press extends (() => void) | undefined>(press: Press, meaning: unknown): Press {
  const isHasty = useHaste(meaning);
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const calmly = (): void => {
    const now = performance.now();
    if (isHasty() || now - pressed.current < moment) return;
    pressed.current = now;
    press?.();
  };
  return (press && calmly) as Press;
}
