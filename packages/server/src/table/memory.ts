import type { TableResult } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { OfferedGame } from '../games.ts';
import type { FullEntry } from '../storage/tables.ts';
import type { Audience } from './audience.ts';
import { isListed, lineOf, type StoredTable } from './meta.ts';
import type { Play } from './play.ts';

/**
 * A table as this node has it in memory, and those who hear of its changes. It changes within a task of the table's
 * queue only, and only to what is stored.
 */
export class TableMemory {
  readonly id: string;
  readonly offered: OfferedGame;
  readonly audience: Audience;
  table: StoredTable;
  /** `undefined` before the start, and while the table sleeps. */
  play: Play | undefined;
  readonly #context: ServerContext;

  constructor(
    context: ServerContext,
    offered: OfferedGame,
    audience: Audience,
    table: StoredTable,
    play: Play | undefined,
  ) {
    this.#context = context;
    this.id = table.id;
    this.offered = offered;
    this.audience = audience;
    this.table = table;
    this.play = play;
  }

  /** How many entries of the log the game in memory has. */
  get seq(): number {
    return this.play?.seq ?? 0;
  }

  /** The entries that lead to `after` are stored, by this node or another; the last one may have ended the game. */
  advance(after: Play, entries: readonly FullEntry[], result?: TableResult): void {
    const from = this.seq;
    this.play = after;
    this.#context.metrics.entries.add('', entries.length);
    if (result) this.table = { ...this.table, status: 'finished', result, rev: this.table.rev + 1 };
    this.audience.tellState(this.table, after, from, entries);
    if (result) this.tellTable();
  }

  /** Tells watchers and the lobby what the table is like now. Whoever had another seat `before` sees the game anew. */
  tellTable(before = this.table): void {
    this.audience.tellTable(this.table, this.play, before);
    this.#context.onListed(this.id, isListed(this.table) ? lineOf(this.table) : undefined);
  }
}
