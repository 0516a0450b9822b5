import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusOn, nextDecision } from './focus.ts';

/**
 * Keeps the focus where the next decision is: after a move, and when a thing is picked up or put down. Only if the
 * focus was on the board last; who is reading the log or the menu is left alone. `picked` names the piece in hand.
 */
export function useFocus(
  root: RefObject<HTMLElement>,
  move: number,
  isMine: boolean,
  picked: string | undefined,
): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const watch = (event: FocusEvent): void => {
      wasHere.current = root.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [root]);

  useEffect(() => {
    if (wasHere.current && isMine && root.current) focusOn(nextDecision(root.current));
  }, [root, move, isMine]);

  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = picked;
    if (!wasHere.current || !root.current || was === picked) return;
    if (picked) focusOn(nextDecision(root.current));
    else if (was) {
      const piece = root.current.querySelector<HTMLElement>(`button[data-piece="${was}"]`);
      if (piece && (document.activeElement === document.body || root.current.contains(document.activeElement)))
        focusOn(piece);
    }
  }, [root, picked]);
}
