import type { Action, Kaigan, NameOf, Player, Text, View } from '@hanga/kaigan';
import type { Seat } from '@hanga/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Table } from '../../source/source.ts';
import type { Regions } from './layout.ts';
import type { Picked } from './selection.ts';
import type { Words } from './words.ts';

/** What every part of the board may need: the table, what is picked up, and the few things one can do with it. */
export interface Desk {
  readonly table: Table<Kaigan>;
  readonly view: View;
  readonly text: Text;
  readonly words: Words;
  readonly who: NameOf;
  /** The number of a seat's livery. */
  readonly colorOf: (seat: Seat) => number;
  /** The seat whose cards are in front: the viewer's, or the first for a spectator. */
  readonly mine: Seat;
  readonly me: Player;
  readonly regions: Regions;
  readonly legal: readonly Action[];
  readonly picked: Picked | undefined;
  /** `legal`, narrowed by what is picked up. */
  readonly narrowed: readonly Action[];
  readonly pick: (picked: Picked | undefined) => void;
  readonly act: (action: Action) => void;
  readonly undo: () => void;
  /** A word to the player, for a while. */
  readonly say: (message: string) => void;
  readonly isLit: (piece: string) => boolean;
  /** G50: whether this seat's purse is shut to whoever looks. */
  readonly isCovered: (seat: Seat) => boolean;
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the board was drawn outside of it');
  return desk;
}
