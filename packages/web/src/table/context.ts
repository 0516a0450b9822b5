import type { GameTypes, Seat } from '@hanga/kernel';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Gesture, SeatedTable, SeatNow } from '../source/source.ts';
import type { Box, Size } from './box.ts';
import type { Shape } from './shape.ts';

export type { Shape } from './shape.ts';

/** The areas that every board has; a game adds its own. */
export interface CommonRegions {
  readonly shape: Shape;
  /** What one is asked; and the buttons, where they have no place of their own. */
  readonly bar: Box;
  /** A row of buttons under the thumb; of no width where they stand in the bar. */
  readonly buttons: Box;
  /** Where areas share the screen. */
  readonly tabs?: Box;
}

/** The labels that the kit's own parts show. */
export interface KitWords {
  readonly board: string;
  readonly yourMove: string;
  readonly you: string;
  readonly undo: string;
  readonly redo: string;
  /** For games in which things are picked up. */
  readonly putDown?: string;
  readonly total: string;
  /** By area; by several areas with spaces between, where they are in sight together. */
  readonly tabs?: Readonly<Record<string, string>>;
  readonly score: (name: string, points: number) => string;
}

/** What the kit's own parts need, whichever game is on the table. */
export interface KitContext {
  readonly words: KitWords;
  readonly who: (seat: Seat) => string;
  /** The number of a seat's livery. */
  readonly colorOf: (seat: Seat) => number;
  /** At a table of a server: whether somebody is there, and their time. */
  readonly nowOf?: (seat: Seat) => ReadonlySignal<SeatNow | undefined> | undefined;
  /** The seat whose things are in front: the viewer's, or the first for a spectator. */
  readonly mine: Seat;
  readonly viewer: SeatedTable<GameTypes>['viewer'];
  readonly size: Size;
  readonly regions: CommonRegions;
  /** The number of moves made: a new question has another one. */
  readonly move: number;
  /** Whether something can be chosen now. */
  readonly isAsked: boolean;
  readonly isHolding: boolean;
  readonly putDown: () => void;
  /** A word to the player, until the next question. */
  readonly say: (message: string) => void;
  /** Pieces that the log points at. */
  readonly lit: readonly string[];
  readonly isLit: (piece: string) => boolean;
}

/** What every part of a game's board may need: the table, what is picked up, and the few things one can do with it. */
export interface BoardContext<T extends GameTypes, Picked, Regions extends CommonRegions> extends KitContext {
  readonly table: SeatedTable<T>;
  readonly view: T['View'];
  readonly regions: Regions;
  readonly legal: readonly T['Action'][];
  readonly picked: Picked | undefined;
  /** `legal`, narrowed by what is picked up. */
  readonly narrowed: readonly T['Action'][];
  readonly pick: (picked: Picked | undefined) => void;
  /** Does it; what it is `then` followed by is done in the same gesture. */
  readonly act: (action: T['Action'], gesture?: Gesture<T>) => void;
  readonly undo: () => void;
}

const Context = createContext<KitContext | undefined>(undefined);
export const BoardProvider = Context.Provider;

/** The context of the board around; a game's `useBoard` gives it the game's own type. */
export function useBoardContext<C extends KitContext = KitContext>(): C {
  const context = useContext(Context);
  if (!context) throw new Error('A part of the board was drawn outside of it');
  return context as C;
}
