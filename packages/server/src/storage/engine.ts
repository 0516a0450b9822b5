import type { Kysely, Transaction } from 'kysely';
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

/** Milliseconds after which a question that the database has not answered has failed. */
export const ANSWERS_WITHIN = 8000;

/**
 * What the two databases do each in their own way. All other queries are written once, over `db`. Every
 * question is answered or fails within `ANSWERS_WITHIN`: whoever asks never waits for ever.
 */
export interface StorageEngine {
  readonly name: EngineName;
  /** Whether other nodes write here too. */
  readonly isShared: boolean;
  readonly db: Kysely<Schema>;
  /** Stores a batch in one transaction; resolves when it is on disk. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>;
  /** Tells the other nodes and returns at once. For words that may be lost. */
  say(word: string): void;
  /** Tells the other nodes when the transaction is committed, and exactly then. */
  sayWith(transaction: Transaction<Schema>, word: string): Promise<void>;
  /** Hears what all nodes say, this one too. `onGap`: some of it may have been missed. */
  hear(onWord: (word: string, isOwn: boolean) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
