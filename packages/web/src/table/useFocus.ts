import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusOn, nextDecision } from './focus.ts';

/** The thing in hand, for the focus: it comes back there when the thing is put down. */
export interface Handle {
  /** A selector that finds it on the board. */
  readonly selector: string;
  /** It is only lifted, to be looked at: the focus stays with it. */
  readonly isLifted?: boolean;
}

/**
 * Keeps the focus where the next decision is: after a move, and when a thing is picked up or put down. Only if the
 * focus was on the board last; who is reading the log or the menu is left alone.
 */
export function useFocus(
  root: RefObject<HTMLElement>,
  move: number,
  isAsked: boolean,
  picked: Handle | undefined,
): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const watch = (event: FocusEvent): void => {
      wasHere.current = root.current?.contains(event.target as Node) ?? false;
    };
    // A key that was pressed while nothing has the focus was meant for the board: it goes on from there.
    const begin = ({ target }: KeyboardEvent): void => {
      if (target === document.body) wasHere.current = true;
    };
    document.addEventListener('focusin', watch);
    document.addEventListener('keydown', begin);
    return () => {
      document.removeEventListener('focusin', watch);
      document.removeEventListener('keydown', begin);
    };
  }, [root]);

  useEffect(() => {
    if (!wasHere.current) return undefined;
    const lead = (): void => {
      if (isAsked && root.current) focusOn(nextDecision(root.current));
      // What had the focus is gone: the board has it until something can be chosen, and not the top of the page.
      if (document.activeElement === document.body) focusOn(root.current ?? undefined);
    };
    lead();
    // Some areas draw themselves a little later.
    const later = isAsked && document.activeElement === root.current ? requestAnimationFrame(lead) : undefined;
    return () => {
      if (later !== undefined) cancelAnimationFrame(later);
    };
  }, [root, move, isAsked]);

  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = picked?.selector;
    if (!wasHere.current || !root.current || was === picked?.selector) return;
    if (picked && !picked.isLifted) focusOn(nextDecision(root.current));
    else if (was && !picked) {
      const piece = root.current.querySelector<HTMLElement>(was);
      if (piece && (document.activeElement === document.body || root.current.contains(document.activeElement)))
        focusOn(piece);
    }
  }, [root, picked?.selector]);
}
