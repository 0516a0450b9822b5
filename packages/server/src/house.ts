import type { TableLine } from '@hanga/protocol';
import type { Logger } from 'pino';
import type { BotPool } from './bots/pool.ts';
import type { OfferedGame } from './games.ts';
import type { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import type { Store } from './storage/store.ts';

/** What every table of this server works with. */
export interface House {
  readonly node: string;
  readonly options: ServerOptions;
  readonly games: ReadonlyMap<string, OfferedGame>;
  readonly store: Store;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  /** The lobby's line of a table has changed; `undefined`: it shows no more. */
  readonly onListed: (id: string, line: TableLine | undefined) => void;
  /** A seat owes a decision and its player is not looking. */
  readonly onTurn: (turn: Turn) => Promise<void>;
}

export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly prompt: number;
  readonly players: readonly string[];
}
