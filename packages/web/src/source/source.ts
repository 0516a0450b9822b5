import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes } from '@hanga/kernel';
import type { TableRefusal, TableView } from '@hanga/table';
import type { ReadonlySignal } from '@preact/signals';

export type { LogEntry } from '@hanga/table';

/** Who sits where. A person has no `bot`. `color` is the number of a livery, 0 to 3. */
export interface SeatInfo {
  readonly name: string;
  readonly bot?: string;
  readonly color: number;
  /** The address of their profile, for people of a server. */
  readonly profile?: string;
  /** Of tables of a server: what changes from second to second. Whoever reads it is drawn anew, and nobody else. */
  readonly now?: ReadonlySignal<SeatNow | undefined>;
}

/** Whether somebody is there, and how much time they have. */
export interface SeatNow {
  /** All of it in words. */
  readonly label: string;
  readonly isHere?: boolean | undefined;
  /** A bot plays for them. */
  readonly isBot: boolean;
  readonly isAsked: boolean;
  readonly time?: string | undefined;
  readonly isResting: boolean;
  readonly isLow: boolean;
}

/** Everything a board shows at one moment: a pure function of this draws it. */
export interface SeatedTable<T extends GameTypes> extends TableView<T> {
  readonly seats: readonly SeatInfo[];
  /** Somebody alone with bots has taken back what people among each other could not: the result tells it. */
  readonly isRewound?: boolean;
  /** Nobody plays on, whatever the rules would ask now. */
  readonly stands?: 'paused' | 'ended';
  /** A move of the viewer's own is shown that is not stored yet. */
  readonly isAhead?: boolean;
}

/** What follows on an action in the same gesture. */
export interface Gesture<T extends GameTypes> {
  /** Further actions, each of which answers the question that the one before it leads to. */
  readonly then?: readonly T['Action'][] | undefined;
  /** It was done by itself, after what the player did last: they are taken back together. */
  readonly joins?: boolean | undefined;
}

/** A refusal that already is a sentence. */
export interface Said {
  readonly said: string;
}

/** Where a game comes from: a worker in this page, a table on a server, or a record being replayed. */
export interface TableSource<T extends GameTypes> {
  readonly kind: 'local' | 'remote' | 'replay';
  /** What is on the table; `undefined` while it is being fetched. Ahead of what has been saved only where it says so. */
  readonly table: ReadonlySignal<SeatedTable<T> | undefined>;
  /** A sentence when something failed for good: a damaged game, a full disk. */
  readonly trouble: ReadonlySignal<string | undefined>;
  /**
   * Answers a question; an answer to an older one is dropped. A refusal comes back as data. A gesture of several actions
   * is made in a row, and taken back by one undo.
   */
  act(question: number, action: T['Action'], gesture?: Gesture<T>): Promise<T['Refusal'] | string | Said | undefined>;
  undo(): Promise<TableRefusal | Said | undefined>;
  redo(): Promise<TableRefusal | Said | undefined>;
  /** What a master would think of here; only where it is nobody else's business. */
  advise?(): Promise<readonly Advice<T['Action'], object>[]>;
  record(): Promise<GameRecord>;
  /** The table is before the player's eyes: what the game needs beyond it may be fetched. */
  drawn?(): void;
  close(): void;
}
