import { useLayoutEffect, useRef } from 'preact/hooks';

/** A key that does something at the table, from wherever the focus is. */
export interface Shortcut {
  /** A letter or a digit; or what the key types. */
  readonly key: string;
  /** With the control key, or with a Mac's command key; it is not listed by itself. */
  readonly isWithControl?: boolean;
  readonly isWithShift?: boolean;
  /** What it does, in the player's language. */
  readonly label: string;
  /** `undefined` while there is nothing to do: it is listed all the same. */
  readonly press: (() => void) | undefined;
}

/** By whoever has added them: the page, the kit, the game. */
const added = new Map<object, readonly Shortcut[]>();

/** All that can be pressed now, each key once: what was added last counts. */
export function allShortcuts(): readonly Shortcut[] {
  const known = new Map<string, Shortcut>();
  for (const shortcut of [...added.values()].flat()) known.set(nameOf(shortcut), shortcut);
  return [...known.values()];
}

export const nameOf = ({ key, isWithControl, isWithShift }: Omit<Shortcut, 'label' | 'press'>): string =>
  [isWithControl ? 'Ctrl' : '', isWithShift ? 'Shift' : '', key.toUpperCase()].filter(part => part !== '').join('-');

/** Adds shortcuts for as long as the component is on the page. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const owner = useRef({});
  useLayoutEffect(() => {
    added.set(owner.current, shortcuts);
  });
  useLayoutEffect(() => {
    if (added.size === 1) window.addEventListener('keydown', onKeyDown);
    return () => {
      added.delete(owner.current);
      if (added.size === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const press = allShortcuts().find(shortcut => isMeant(shortcut, event))?.press;
  if (!press) return;
  event.preventDefault();
  press();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select'));

/** Whether the event is this key with exactly its modifiers. Signs are typed with whatever a keyboard needs for them. */
export function isMeant(shortcut: Omit<Shortcut, 'label' | 'press'>, event: KeyboardEvent): boolean {
  if (event.altKey || (event.ctrlKey || event.metaKey) !== (shortcut.isWithControl ?? false)) return false;
  const key = shortcut.key.toLowerCase();
  // The row of digits types other signs on some keyboards.
  const isDigit = /^\d$/.test(key);
  const isLetter = /^[a-z]$/.test(key);
  if ((isDigit || isLetter) && event.shiftKey !== (shortcut.isWithShift ?? false)) {
    return isDigit && event.key === key;
  }
  return event.key.toLowerCase() === key || (isDigit && event.code === `Digit${key}`);
}
