import { type ExpressionBuilder, sql } from 'kysely';
import type { StoredTable } from '../table/meta.ts';
import type { StorageEngine } from './engine.ts';
import { LIVE } from './holders.ts';
import type { RowReader } from './rowReader.ts';
import type { Schema } from './schema.ts';
import { HEAD } from './tableRow.ts';

/** Where a finished game stands among all of them. */
export interface FinishedPlace {
  readonly at: number;
  readonly id: string;
}

/** Which tables there are: for the lobby, for a player, for whoever looks through finished games. */
export class TableLists {
  readonly #engine: StorageEngine;
  readonly #reader: RowReader;

  constructor(engine: StorageEngine, reader: RowReader) {
    this.#engine = engine;
    this.#reader = reader;
  }

  get #db() {
    return this.#engine.db;
  }

  /** What the lobby shows, latest first. */
  async listed(most: number): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(HEAD)
      .where('listed', '=', 1)
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute();
    return rows
      .filter(row => row.status === 'open' || row.status === 'running')
      .flatMap(row => this.#reader.table(row) ?? []);
  }

  /**
   * The tables of a player: running, open, over, and each latest first. `after`: those that come after
   * that one; none, where the player does not sit there.
   */
  async ofPlayer(
    player: string,
    most: number,
    { only, after }: { readonly only?: 'finished'; readonly after?: string | undefined } = {},
  ): Promise<{ readonly table: StoredTable; readonly seat: number }[]> {
    const last = after === undefined ? undefined : await this.#placeOf(player, after);
    if (after !== undefined && !last) return [];
    const rows = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .select(HEAD.map(column => `tables.${column}` as const))
      .select('holders.seat')
      .where('holders.player_id', '=', player)
      .$if(only !== undefined, query => query.where('holders.live', '=', 0).where('tables.status', '=', only ?? ''))
      .$if(last !== undefined, query =>
        query.where(
          sql<boolean>`(holders.live, holders.changed_at, holders.table_id) < (${last?.live}, ${last?.changed_at}, ${after})`,
        ),
      )
      .orderBy('holders.live', 'desc')
      .orderBy('holders.changed_at', 'desc')
      .orderBy('holders.table_id', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(row => {
      const table = this.#reader.table(row);
      return table ? [{ table, seat: row.seat }] : [];
    });
  }

  #placeOf(player: string, table: string) {
    return this.#db
      .selectFrom('holders')
      .select(['live', 'changed_at'])
      .where('player_id', '=', player)
      .where('table_id', '=', table)
      .executeTakeFirst();
  }

  /** Where a player sits and the game is not over, running ones first, each latest first. */
  async liveOf(player: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('holders')
      .select('table_id')
      .where('player_id', '=', player)
      .where('live', '>', 0)
      .orderBy('live', 'desc')
      .orderBy('changed_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(row => row.table_id);
  }

  /** Who sits at a table whose game is not over. */
  async playersAt(id: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .select('holders.player_id')
      .where('holders.table_id', '=', id)
      .where('tables.status', 'in', LIVE)
      .execute();
    return rows.map(row => row.player_id);
  }

  /**
   * Finished games in the order of their end, after a place in it: those that were not private, and those where the
   * asker sat. Others have no place here: whoever knows the id of a private table can open it.
   */
  async finishedAfter(
    { at, id }: FinishedPlace,
    wanted: {
      readonly asker: string;
      readonly until: number;
      readonly most: number;
      readonly game?: string | undefined;
      readonly player?: string | undefined;
    },
  ): Promise<{ readonly table: StoredTable | undefined; readonly place: FinishedPlace }[]> {
    const { asker, until, most, game, player } = wanted;
    const sat = (who: string) => (row: ExpressionBuilder<Schema, 'tables'>) =>
      row.exists(
        row
          .selectFrom('holders')
          .select('holders.seat')
          .whereRef('holders.table_id', '=', 'tables.id')
          .where('holders.player_id', '=', who),
      );
    const rows = await this.#db
      .selectFrom('tables')
      .select([...HEAD, 'updated_at'])
      .where('status', '=', 'finished')
      .where('updated_at', '>=', at)
      .where('updated_at', '<=', until)
      .where(row => row.or([row('updated_at', '>', at), row('id', '>', id)]))
      // In JSON a quote within a text has a backslash before it: this can only be the field.
      .where(row => row.or([row('meta', 'not like', '%"private":true%'), row('host', '=', asker), sat(asker)(row)]))
      .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
      .$if(player !== undefined, query => query.where(sat(player ?? '')))
      .orderBy('updated_at')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(row => ({ table: this.#reader.table(row), place: { at: row.updated_at, id: row.id } }));
  }

  async countOpenBy(player: string): Promise<number> {
    const { open } = await this.#db
      .selectFrom('holders')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('player_id', '=', player)
      .where('live', '=', 1)
      .executeTakeFirstOrThrow();
    return Number(open);
  }
}
