import type { TableResult } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { OfferedGame } from '../games.ts';
import type { FullEntry } from '../storage/entries.ts';
import type { Audience } from './audience.ts';
import { isListed, lineOf, type StoredTable } from './meta.ts';
import type { Play } from './play.ts';
import { Presence } from './presence.ts';
import { replayLog } from './replayedLog.ts';

/**
 * A table as this node has it in memory, and those who hear of its changes. It changes within a task of the table's
 * queue only, and only to what is stored.
 */
export class TableMemory {
  readonly id: string;
  readonly offered: OfferedGame;
  readonly audience: Audience;
  readonly presence: Presence;
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
    this.presence = new Presence(context, this);
  }

  /** How many entries of the log the game in memory has. */
  get seq(): number {
    return this.play?.seq ?? 0;
  }

  /** What happened in the entries after one, up to another. Of a game that is stored compactly the rules tell it. */
  async eventsAfter(from: number, upTo: number): Promise<readonly FullEntry[]> {
    const { entries } = this.#context.store;
    const stored = await entries.eventsAfter(this.id, from, upTo);
    if (stored) return stored;
    const log = (await entries.packed(this.id))?.entries ?? [];
    const rules = log[0]?.rules;
    const replayed = rules === undefined ? undefined : replayLog(this.offered, this.table, log, rules);
    return replayed?.entries.slice(from, upTo) ?? [];
  }

  /** The entries that lead to `after` are stored, by this node or another; the last one may have ended the game. */
  advance(after: Play, entries: readonly FullEntry[], result?: TableResult): void {
    const from = this.seq;
    this.play = after;
    this.#context.metrics.entries.add('', entries.length);
    if (result)
      this.table = { ...this.table, status: result.ended ? 'ended' : 'finished', result, rev: this.table.rev + 1 };
    this.audience.tellState(this.table, after, from, entries);
    if (result) this.tellTable();
  }

  /** Tells watchers and the lobby what the table is like now. Whoever had another seat `before` sees the game anew. */
  tellTable(before = this.table): void {
    this.audience.tellTable(this.table, this.play, before);
    this.presence.changed();
    this.#context.onListed(this.id, isListed(this.table) ? lineOf(this.table) : undefined);
  }
}
