import type { StoredTable } from '../table/meta.ts';
import type { StorageEngine } from './engine.ts';
import { HEAD, tableIn } from './tableRow.ts';

/** Milliseconds: whoever has not come within a month does not come. */
const LASTS = 30 * 24 * 3600 * 1000;

/** Who was asked to sit down where. An invitation gives no right: the table's link does, which it holds. */
export class InvitationStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /** `false`: they were invited before. */
  async add(player: string, table: string, now: number): Promise<boolean> {
    await this.#db
      .deleteFrom('invitations')
      .where('at', '<', now - LASTS)
      .execute();
    const inserted = await this.#db
      .insertInto('invitations')
      .values({ player_id: player, table_id: table, at: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async remove(player: string, table: string): Promise<void> {
    await this.#db.deleteFrom('invitations').where('player_id', '=', player).where('table_id', '=', table).execute();
  }

  async countAt(table: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Tables that a player is asked to and that have not begun, the newest first. */
  async of(player: string, most: number): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .select(HEAD.map(column => `tables.${column}` as const))
      .where('invitations.player_id', '=', player)
      .where('tables.status', '=', 'open')
      .orderBy('invitations.at', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(row => tableIn(row) ?? []);
  }
}
