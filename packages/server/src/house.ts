import type { TableLine } from '@hanga/protocol';
import type { Logger } from 'pino';
import type { Environment } from './environment.ts';
import type { OfferedGame } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import type { Store } from './storage/store.ts';

/** What every table of this server works with. */
export interface House extends Environment {
  readonly node: string;
  readonly options: ServerOptions;
  readonly games: ReadonlyMap<string, OfferedGame>;
  readonly store: Store;
  readonly bots: Bots;
  readonly passwords: Passwords;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The lobby's line of a table has changed; `undefined`: it shows no more. */
  readonly onListed: (id: string, line: TableLine | undefined) => void;
  /** A seat owes a decision and its player is not looking. */
  readonly onTurn: (turn: Turn) => Promise<void>;
}

export interface Bots {
  /** View and legal actions are JSON. */
  decide(game: string, level: string, view: string, legal: string): Promise<object>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long when there is no such account, so that nobody learns names by the clock. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly prompt: number;
  readonly players: readonly string[];
}
