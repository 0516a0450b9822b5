import type { HistoryMessage, StateMessage } from '../fromServer.ts';
import type { Refusal } from '../refusal.ts';
import type { Command } from '../schemas.ts';
import type { ChatLine, TableInfo } from '../table.ts';

/** What a page wants to hear of one table. */
export interface Listener {
  onTable?(table: TableInfo): void;
  /** A committed state. Its `log` follows exactly on the state before, or is what happened since one last looked. */
  onState?(state: StateMessage): void;
  onChat?(lines: readonly ChatLine[]): void;
  /** The seats whose people look at the table. */
  onPresence?(here: readonly number[]): void;
  /** The table cannot be watched. */
  onRefused?(why: Refusal): void;
}

/** One table that a page looks at. It outlives sockets. */
export interface Subscription {
  readonly id: string;
  readonly table: TableInfo | undefined;
  readonly state: StateMessage | undefined;
  /** Commands that are not answered yet. */
  readonly pending: number;
  /**
   * Does something at the table; resolves when the server has stored it (`undefined`) or refused it. It survives broken
   * sockets and server restarts: it is sent again under the same key, and happens at most once.
   */
  do(what: Command): Promise<Refusal | undefined>;
  /** Answers the question that is asked now. */
  move(action: object): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Moves of the past; rejects when no answer will come. One is asked for at a time. */
  history(before: number): Promise<HistoryMessage>;
  close(): void;
}

/** The state that follows, or why there is none: `old` says nothing new, `gap` misses something. */
export function follow(known: number | undefined, isAsking: boolean, message: StateMessage): 'next' | 'old' | 'gap' {
  if (known === undefined) return 'next';
  if (message.seq < known) return 'old';
  if (isAsking || message.from === known || message.seq === known) return 'next';
  return 'gap';
}
