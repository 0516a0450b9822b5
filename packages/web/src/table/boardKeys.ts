import { type TableRefusal, tableText } from '@hanga/table';
import type { Settings } from '../settings.ts';
import type { MainButton } from './Bar.tsx';
import type { KitWords } from './context.ts';
import { type Shortcut, useShortcuts } from './shortcuts.ts';

interface BoardKeys {
  readonly words: KitWords;
  readonly language: Settings['language'];
  readonly noUndo: TableRefusal | undefined;
  readonly canRedo: boolean;
  readonly main: MainButton;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly say: (message: string) => void;
  /** While something is picked up. */
  readonly putDown: (() => void) | undefined;
}

/** The keys of every board: its large button, undo and redo. A key that can do nothing now says why. */
export function useBoardKeys(keys: BoardKeys | undefined): void {
  useShortcuts(keys ? keysOf(keys) : []);
}

function keysOf({ words, language, noUndo, canRedo, main, undo, redo, say, putDown }: BoardKeys): Shortcut[] {
  const back = noUndo ? () => say(tableText[language].refusal[noUndo]) : undo;
  const again = canRedo ? redo : undefined;
  const press = main.press ?? (main.isDue ? () => say(main.refusal()) : undefined);
  return [
    { key: main.key ?? 'e', label: main.label, press },
    { key: 'u', label: words.undo, press: back },
    { key: 'z', isWithControl: true, label: words.undo, press: back },
    { key: 'y', isWithControl: true, label: words.redo, press: again },
    { key: 'z', isWithControl: true, isWithShift: true, label: words.redo, press: again },
    ...(words.putDown === undefined ? [] : [{ key: 'Escape', label: words.putDown, press: putDown }]),
  ];
}
