import { sql } from 'kysely';
import type { StorageEngine } from './engine.ts';
import { type LoggedEntry, type PackedLog, unpackLog } from './packedLog.ts';
import type { EntryColumns } from './schema.ts';
import { jsonIn } from './tableRow.ts';

export type { LoggedEntry } from './packedLog.ts';

/** An entry with what happened in it, secrets and all. Only `loggedMove` lets anything of it out. */
export interface FullEntry {
  readonly seq: number;
  readonly kind: EntryKind;
  readonly seat: number;
  readonly at: number;
  readonly events: readonly object[];
}

/** `resume`: clocks went on after a pause, or after the server was away. `end`: the host broke the game off. */
export type EntryKind = 'move' | 'undo' | 'redo' | 'pause' | 'resume' | 'end';

const LOGGED = ['seq', 'kind', 'seat', 'action', 'key', 'rules', 'at'] as const;

/** The logs of tables. They are written by the `Committer`. */
export class EntryStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /**
   * Entries are looked for first, and a packed log only where there are none: whenever in between a game is packed, it
   * is found in one place or the other.
   */
  async after(id: string, seq: number): Promise<LoggedEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(LOGGED)
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    if (rows.length > 0) return rows;
    return (await this.packed(id))?.entries.slice(seq) ?? [];
  }

  /** The log of a game that is stored compactly; `undefined` where it is not, or is damaged. */
  async packed(id: string): Promise<PackedLog | undefined> {
    const row = await this.#db.selectFrom('packed_logs').select('log').where('table_id', '=', id).executeTakeFirst();
    return row && unpackLog(row.log);
  }

  /** All that is stored of a log that is not packed. */
  whole(id: string): Promise<EntryColumns[]> {
    return this.#db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute();
  }

  /** `undefined`: there is nothing to read; where the log is packed, the rules tell it. */
  async eventsAfter(id: string, seq: number, upTo: number): Promise<FullEntry[] | undefined> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['seq', 'kind', 'seat', 'at', 'events'])
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .execute();
    if (rows.length === 0) return undefined;
    return rows.map(row => {
      const events = jsonIn(row.events);
      // Of damaged events nothing can be told; what happened is in the state all the same.
      return { ...row, kind: row.kind as EntryKind, events: Array.isArray(events) ? (events as object[]) : [] };
    });
  }

  /** How many moves stood before an entry was made. */
  async movesBefore(id: string, seq: number): Promise<number> {
    const { moves, first } = await this.#db
      .selectFrom('entries')
      .select(({ fn }) => [
        sql<number>`coalesce(sum(case when kind = 'undo' then -1 when kind in ('move', 'redo') then 1 else 0 end), 0)`.as(
          'moves',
        ),
        fn.min('seq').as('first'),
      ])
      .where('table_id', '=', id)
      .where('seq', '<', seq)
      .executeTakeFirstOrThrow();
    if (first !== null) return Number(moves);
    let stood = 0;
    for (const { kind } of (await this.packed(id))?.entries.slice(0, seq - 1) ?? [])
      stood += kind === 'undo' ? -1 : kind === 'move' || kind === 'redo' ? 1 : 0;
    return stood;
  }

  async hasKey(id: string, key: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst();
    return found !== undefined || ((await this.packed(id))?.hasKey(key) ?? false);
  }
}
