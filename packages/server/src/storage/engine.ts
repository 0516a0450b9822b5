import type { Kysely } from 'kysely';
import type { EngineName } from './migrations.ts';
import type { EntryColumns, Schema } from './schema.ts';

/** One entry of a table's log, with what else has to be true once it is stored. */
export interface Append {
  readonly entry: EntryColumns;
  /** When a bot or a clock wants the table next; `undefined` leaves what is stored. */
  readonly wakeAt?: number | null;
  /** The entry ends the game. */
  readonly result?: string;
}

/** `taken`: another node wrote this entry number first. */
export type Appended = 'stored' | 'taken';

/** What the two databases do each in their own way. All other queries are written once, over `db`. */
export interface Engine {
  readonly name: EngineName;
  /** Whether other nodes write here too. */
  readonly isShared: boolean;
  readonly db: Kysely<Schema>;
  /** Stores a batch in one transaction; resolves when it is on disk. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>;
  /** Tells every node, this one too or not, and returns at once. Lost words are no loss: they only hurry others. */
  say(word: string): void;
  /** Hears what other nodes say. `onGap`: some may have been missed. */
  hear(onWord: (word: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
