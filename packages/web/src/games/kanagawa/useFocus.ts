import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusOn, nextDecision } from '../table/focus.ts';
import type { Picked } from './selection.ts';

/** The name of the piece that is picked up, to give it back the focus when it is put down. */
const pieceOfPick = (picked: Picked): string => {
  switch (picked.kind) {
    case 'card':
      return `[data-piece="card-${picked.card}"]`;
    case 'column':
      return `[data-piece="column-${picked.column}"]`;
    case 'icon':
      return `.plank[data-piece$="-${picked.icon}"]`;
    case 'brush':
      return '.tray';
    case 'diploma':
      return '.offer .primary';
    case 'yokai':
      return '.whom button';
  }
};

/**
 * Keeps the focus where the next decision is: after a move, and when a thing is picked up or put down. Only if the
 * focus was on the board last; who is reading the log or the menu is left alone.
 */
export function useFocus(
  root: RefObject<HTMLElement>,
  move: number,
  isMine: boolean,
  picked: Picked | undefined,
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

  const before = useRef<Picked | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = picked;
    if (!wasHere.current || !root.current || was === picked) return;
    if (picked && picked.kind !== 'column') focusOn(nextDecision(root.current));
    else if (was && !picked) {
      const piece = root.current.querySelector<HTMLElement>(pieceOfPick(was));
      if (piece && (document.activeElement === document.body || root.current.contains(document.activeElement)))
        focusOn(piece);
    }
  }, [root, picked]);
}
