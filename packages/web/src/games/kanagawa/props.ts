import type { Action, Kanagawa } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import type { Table } from '../../source/source.ts';

/** How the player likes to play; kept in the browser, see `settings.ts`. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'light' | 'night' | 'system';
  /** How fast moves of others are shown; `instant` also stops animation. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'instant';
  readonly sound: boolean;
  /** A turn ends only when confirmed. */
  readonly confirmEnd: boolean;
}

export interface BoardProps {
  readonly table: Table<Kanagawa>;
  readonly settings: Settings;
  readonly onAct: (action: Action) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Pieces that a line of the log has touched: lit while the line is hovered or focused. */
  readonly lit: readonly string[];
  /** In a replay nothing can be chosen. */
  readonly isReplay: boolean;
}
