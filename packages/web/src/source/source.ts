import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, Outcome, Redacted, Seat, UndoRefusal, Viewer } from '@hanga/kernel';
import type { ReadonlySignal } from '@preact/signals';

/** Who sits where. A person has no `bot`. `color` is the number of a livery, 0 to 3. */
export interface SeatInfo {
  readonly name: string;
  readonly bot?: string;
  readonly color: number;
  /** The address of their profile, for people of a server. */
  readonly profile?: string;
}

/** One move of the log, as the viewer may know it. */
export interface LogEntry<T extends GameTypes> {
  /** Counted from 1; set-up is move 0 and has no entry. */
  readonly move: number;
  readonly seat: Seat;
  readonly events: readonly Redacted<T['Event']>[];
}

/** Everything a board shows at one moment: a pure function of this draws it. */
export interface Table<T extends GameTypes> {
  /** Moves made so far: the number of the question that `legal` answers. */
  readonly move: number;
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** What the viewer may do now; empty when it is not their turn, or in a replay. */
  readonly legal: readonly T['Action'][];
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogEntry<T>[];
  /** Why the last move cannot be taken back; `undefined` when it can. */
  readonly noUndo: UndoRefusal | undefined;
  readonly canRedo: boolean;
  readonly outcome: Outcome<T> | undefined;
  /** The SHA-256 of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed: string | undefined;
}

/** A refusal that already is a sentence. */
export interface Said {
  readonly said: string;
}

/** Where a game comes from: a worker in this page, a table on a server, or a record being replayed. */
export interface Source<T extends GameTypes> {
  readonly kind: 'local' | 'remote' | 'replay';
  /** What is on the table; `undefined` while it is being fetched. Never ahead of what has been saved. */
  readonly table: ReadonlySignal<Table<T> | undefined>;
  /** A sentence when something failed for good: a damaged game, a full disk. */
  readonly trouble: ReadonlySignal<string | undefined>;
  /** Answers question `move`; an answer to an older question is dropped. A refusal comes back as data. */
  act(move: number, action: T['Action']): Promise<T['Refusal'] | string | Said | undefined>;
  undo(): Promise<UndoRefusal | Said | undefined>;
  redo(): Promise<void>;
  /** What a master would think of here; only where it is nobody else's business. */
  advise?(): Promise<readonly Advice<T['Action'], object>[]>;
  record(): Promise<GameRecord>;
  close(): void;
}
