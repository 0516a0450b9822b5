import type { GameTypes } from '@hanga/kernel';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { isListed, type StoredTable } from '../table/meta.ts';
import type { Snapshot } from '../table/play.ts';
import type { StorageEngine } from './engine.ts';
import type { EntryColumns, Schema, TableColumns } from './schema.ts';
import { isRecord, jsonIn, snapshotIn, tableIn } from './tableRow.ts';

/** The latest state that is stored; entries after `seq` lead on from it. */
export interface StoredState {
  readonly seq: number;
  readonly rules: number;
  readonly state: GameTypes['State'];
}

export interface Saved extends StoredState {
  readonly id: string;
  readonly snapshot: Snapshot;
}

export interface Loaded {
  readonly table: StoredTable;
  /** When something is due there. */
  readonly wakeAt: number | undefined;
  readonly stored: StoredState | undefined;
  readonly snapshot: Snapshot | undefined;
  /** After the snapshot, where there is one, or else all of them. */
  readonly entries: readonly LoggedEntry[];
}

/** Where a table stands: its changes, its log, who plays its bots and runs its clock, and when something is due. */
export interface Position {
  readonly rev: number;
  readonly seq: number;
  readonly runner: string | undefined;
  readonly wakeAt: number | undefined;
}

/** An entry with what happened in it, secrets and all. Only `loggedMove` lets anything of it out. */
export interface FullEntry {
  readonly seq: number;
  readonly kind: EntryKind;
  readonly seat: number;
  readonly at: number;
  readonly events: readonly object[];
}

/** `resume`: clocks went on after the server was away. */
export type EntryKind = 'move' | 'undo' | 'redo' | 'resume';

/** An entry without its events, which only readers of history need. */
export type LoggedEntry = Omit<EntryColumns, 'events' | 'table_id'>;

const LIVE = ['open', 'running'];

/** Where a finished game stands among all of them. */
export interface FinishedPlace {
  readonly at: number;
  readonly id: string;
}

const LOGGED = ['seq', 'kind', 'seat', 'action', 'key', 'rules', 'at'] as const;

/** A move without its action, or with one that is no JSON, can be made by nobody. */
const isReadable = ({ kind, action }: LoggedEntry): boolean =>
  (kind !== 'move' && kind !== 'redo') || isRecord(jsonIn(action));

/** Who may play where, for the list of one's tables. */
export const holdersOf = (table: StoredTable): { table_id: string; seat: number; player_id: string }[] =>
  table.meta.seats.flatMap((seat, number) =>
    seat.kind === 'person' ? seat.holders.map(player_id => ({ table_id: table.id, seat: number, player_id })) : [],
  );

export class TableStore {
  readonly #engine: StorageEngine;
  readonly #onDamaged: (id: string) => void;
  /** Damaged tables that were told of. */
  readonly #damaged = new Set<string>();

  constructor(engine: StorageEngine, onDamaged: (id: string) => void = () => {}) {
    this.#engine = engine;
    this.#onDamaged = onDamaged;
  }

  /** A damaged table counts as missing; it is reported once. */
  #tableOf(row: Selectable<TableColumns>): StoredTable | undefined {
    const table = tableIn(row);
    if (!table) this.#tellDamage(row.id);
    return table;
  }

  #tellDamage(id: string): void {
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#onDamaged(id);
  }

  get #db() {
    return this.#engine.db;
  }

  /** `false`: there is a table of that id already. */
  async create(table: StoredTable, now: number): Promise<boolean> {
    return await this.#db.transaction().execute(async tx => {
      const inserted = await tx
        .insertInto('tables')
        .values({
          id: table.id,
          game: table.game,
          status: table.status,
          listed: isListed(table) ? 1 : 0,
          rev: table.rev,
          meta: JSON.stringify(table.meta),
          seed: table.seed,
          state: null,
          state_seq: 0,
          state_rules: 0,
          snapshot: null,
          result: null,
          rated: 0,
          wake_at: null,
          runner: null,
          created_at: table.createdAt,
          updated_at: now,
          host: table.meta.host,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
      const holders = holdersOf(table);
      if (holders.length > 0) await tx.insertInto('holders').values(holders).execute();
      await this.#engine.sayWith(tx, `rev ${table.id} ${table.rev}`);
      return true;
    });
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const table = this.#tableOf(row);
    if (!table) return undefined;
    // A snapshot only spares reading: without it the log leads to the same.
    const snapshot = row.snapshot === null ? undefined : snapshotIn(row.snapshot);
    const hasBegun = row.status !== 'open' && row.status !== 'closed';
    const entries = hasBegun ? await this.entriesAfter(id, snapshot?.seq ?? 0) : [];
    const state = row.state === null ? undefined : jsonIn(row.state);
    if ((row.state !== null && !isRecord(state)) || !entries.every(isReadable)) {
      this.#tellDamage(id);
      return undefined;
    }
    const stored = isRecord(state)
      ? { seq: row.state_seq, rules: row.state_rules, state: state as unknown as GameTypes['State'] }
      : undefined;
    return { table, wakeAt: row.wake_at ?? undefined, stored, snapshot, entries };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row && this.#tableOf(row);
  }

  entriesAfter(id: string, seq: number): Promise<LoggedEntry[]> {
    return this.#db
      .selectFrom('entries')
      .select(LOGGED)
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
  }

  async eventsAfter(id: string, seq: number, upTo: number): Promise<FullEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select(['seq', 'kind', 'seat', 'at', 'events'])
      .where('table_id', '=', id)
      .where('seq', '>', seq)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .execute();
    return rows.map(row => {
      const events = jsonIn(row.events);
      // Of damaged events nothing can be told; what happened is in the state all the same.
      return { ...row, kind: row.kind as EntryKind, events: Array.isArray(events) ? (events as object[]) : [] };
    });
  }

  /** How many moves stood before an entry was made. */
  async movesBefore(id: string, seq: number): Promise<number> {
    const { moves } = await this.#db
      .selectFrom('entries')
      .select(sql<number>`coalesce(sum(case kind when 'undo' then -1 when 'resume' then 0 else 1 end), 0)`.as('moves'))
      .where('table_id', '=', id)
      .where('seq', '<', seq)
      .executeTakeFirstOrThrow();
    return Number(moves);
  }

  /** Where a table stands, without reading all of it. */
  async position(id: string): Promise<Position | undefined> {
    const row = await this.#db
      .selectFrom('tables')
      .select([
        'rev',
        'runner',
        'wake_at',
        sql<number>`(select coalesce(max(seq), 0) from entries where table_id = tables.id)`.as('seq'),
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      row && { rev: row.rev, seq: Number(row.seq), runner: row.runner ?? undefined, wakeAt: row.wake_at ?? undefined }
    );
  }

  async hasKey(id: string, key: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst();
    return found !== undefined;
  }

  /**
   * Replaces what is stored of a table if nobody else has since `table.rev`, and tells the other nodes; `start` also
   * stores its first state.
   */
  async replace(
    table: StoredTable,
    now: number,
    more: { readonly wakeAt?: number | null; readonly start?: StoredState; readonly atSeq?: number } = {},
  ): Promise<boolean> {
    return await this.#db.transaction().execute(async tx => {
      const updated = await tx
        .updateTable('tables')
        .set({
          status: table.status,
          listed: isListed(table) ? 1 : 0,
          rev: table.rev + 1,
          meta: JSON.stringify(table.meta),
          seed: table.seed,
          updated_at: now,
          host: table.meta.host,
          ...(more.wakeAt !== undefined && { wake_at: more.wakeAt }),
          ...(more.start && {
            state: JSON.stringify(more.start.state),
            state_seq: more.start.seq,
            state_rules: more.start.rules,
          }),
        })
        .where('id', '=', table.id)
        .where('rev', '=', table.rev)
        .$if(more.atSeq !== undefined, query =>
          query.where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('entries')
                  .select('entries.seq')
                  .where('entries.table_id', '=', table.id)
                  .where('entries.seq', '>', more.atSeq as number),
              ),
            ),
          ),
        )
        .executeTakeFirst();
      if (Number(updated.numUpdatedRows) === 0) return false;
      await tx.deleteFrom('holders').where('table_id', '=', table.id).execute();
      const holders = holdersOf(table);
      if (holders.length > 0) await tx.insertInto('holders').values(holders).execute();
      await this.#engine.sayWith(tx, `rev ${table.id} ${table.rev + 1}`);
      return true;
    });
  }

  /** Keeps later states, so that the games can go on from them should the rules change. All of them in one go. */
  async saveStates(states: readonly Saved[]): Promise<void> {
    const rows = states.map(
      ({ id, seq, rules, state, snapshot }) =>
        sql`(${id}, cast(${seq} as integer), cast(${rules} as integer), ${JSON.stringify(state)}, ${JSON.stringify(snapshot)})`,
    );
    await sql`
      with given (id, seq, rules, state, snapshot) as (values ${sql.join(rows)})
      update tables set state = given.state, state_seq = given.seq, state_rules = given.rules, snapshot = given.snapshot
      from given where tables.id = given.id and tables.state_seq < given.seq`.execute(this.#db);
  }

  /** What the lobby shows, latest first. */
  async listed(most: number): Promise<StoredTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute();
    return rows
      .filter(row => row.status === 'open' || row.status === 'running')
      .flatMap(row => this.#tableOf(row) ?? []);
  }

  /** The tables of a player, latest first. */
  async ofPlayer(
    player: string,
    most: number,
    only?: 'finished',
  ): Promise<{ readonly table: StoredTable; readonly seat: number }[]> {
    const rows = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .selectAll('tables')
      .select('holders.seat')
      .where('holders.player_id', '=', player)
      .$if(only !== undefined, query => query.where('tables.status', '=', only as string))
      .orderBy('tables.updated_at', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(row => {
      const table = this.#tableOf(row);
      return table ? [{ table, seat: row.seat }] : [];
    });
  }

  /** Where a player sits and the game is not over. */
  async liveOf(player: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .select('tables.id')
      .where('holders.player_id', '=', player)
      .where('tables.status', 'in', LIVE)
      .orderBy('tables.updated_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
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
      .selectAll()
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
    return rows.map(row => ({ table: this.#tableOf(row), place: { at: row.updated_at, id: row.id } }));
  }

  async countOpenBy(player: string): Promise<number> {
    const { open } = await this.#db
      .selectFrom('holders')
      .innerJoin('tables', 'tables.id', 'holders.table_id')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('holders.player_id', '=', player)
      .where('tables.status', '=', 'open')
      .executeTakeFirstOrThrow();
    return Number(open);
  }
}
