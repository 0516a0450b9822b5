import { sql } from 'kysely';
import type { Snapshot } from '../table/play.ts';
import type { StorageEngine } from './engine.ts';
import { type LoggedEntry, packLog, packText } from './packedLog.ts';

/** A game that stays as it is stored: its `packed` has no bytes. */
const NEVER = new Uint8Array();
const OVER = sql`status in ('finished', 'ended')`;

/**
 * Games that are over are stored compactly: the moves alone, and where they led. All of one game is replaced in one
 * transaction, so that nobody ever finds half of it.
 */
export class PackingStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  /** Games that are over, counted, and not packed yet. */
  async waiting(most: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from tables where packed is null and ${OVER} and rated = 1 order by id limit ${most}`.execute(
      this.#engine.db,
    );
    return rows.map(({ id }) => id);
  }

  /** `false`: something would be lost, or another node was quicker, and nothing has changed. */
  async pack(id: string, entries: readonly LoggedEntry[], ending: Snapshot): Promise<boolean> {
    const log = packLog(entries);
    if (!log) return false;
    const seq = entries.length;
    try {
      await this.#engine.db.transaction().execute(async tx => {
        const marked = await tx
          .updateTable('tables')
          .set({ packed: packText(JSON.stringify(ending)), state: null, snapshot: null, state_seq: seq })
          .where('id', '=', id)
          .where('packed', 'is', null)
          .where(sql<boolean>`${OVER}`)
          .executeTakeFirst();
        const gone = await tx.deleteFrom('entries').where('table_id', '=', id).executeTakeFirst();
        if (Number(marked.numUpdatedRows) !== 1 || Number(gone.numDeletedRows) !== seq) throw new Changed();
        await tx.insertInto('packed_logs').values({ table_id: id, seq, log }).execute();
      });
      return true;
    } catch (error) {
      if (error instanceof Changed) return false;
      throw error;
    }
  }

  /** It stays as it is: the log alone does not tell all that is stored of it. */
  async leave(id: string): Promise<void> {
    await this.#engine.db
      .updateTable('tables')
      .set({ packed: NEVER })
      .where('id', '=', id)
      .where('packed', 'is', null)
      .execute();
  }
}

class Changed extends Error {}
