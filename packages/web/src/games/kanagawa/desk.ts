import type { Action, CardId, Kanagawa, NameOf, PlayerView, Text, View } from '@hanga/kanagawa';
import type { Seat } from '@hanga/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Table } from '../../source/source.ts';
import type { Size } from './fit.ts';
import type { Regions } from './layout.ts';
import type { Picked } from './selection.ts';
import type { Words } from './words.ts';

/** What every part of the board may need: the table, what is picked up, and the few things one can do with it. */
export interface Desk {
  readonly table: Table<Kanagawa>;
  readonly view: View;
  readonly text: Text;
  readonly words: Words;
  readonly who: NameOf;
  /** The seat whose table is in front: the viewer's, or the first for a spectator. */
  readonly mine: Seat;
  readonly me: PlayerView;
  readonly size: Size;
  readonly regions: Regions;
  readonly legal: readonly Action[];
  readonly picked: Picked | undefined;
  /** `legal`, narrowed by what is picked up. */
  readonly narrowed: readonly Action[];
  readonly pick: (picked: Picked | undefined) => void;
  readonly act: (action: Action) => void;
  /** Cards that the thing under the pointer, or in focus, would make paintable. */
  readonly hinted: readonly CardId[];
  /** Icons whose brushes would paint. */
  readonly painting: readonly number[];
  readonly hint: (action: Action | undefined) => void;
  /** A word to the player, for a while. */
  readonly say: (message: string) => void;
  /** Pieces that the log points at. */
  readonly lit: readonly string[];
  readonly isLit: (piece: string) => boolean;
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the board was drawn outside of it');
  return desk;
}

/** Class names of a piece: lit when the log points at it. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
