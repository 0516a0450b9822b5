import type { GameTypes } from '@hanga/kernel';
import { sql } from 'kysely';
import { isListed, type StoredTable } from '../table/meta.ts';
import type { Snapshot } from '../table/play.ts';
import type { StorageEngine } from './engine.ts';
import type { EntryStore, LoggedEntry } from './entries.ts';
import { holdersOf } from './holders.ts';
import { unpackText } from './packedLog.ts';
import type { RowReader } from './rowReader.ts';
import { HEAD, isRecord, jsonIn, snapshotIn } from './tableRow.ts';

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

/** A move without its action, or with one that is no JSON, can be made by nobody. */
const isReadable = ({ kind, action }: LoggedEntry): boolean =>
  (kind !== 'move' && kind !== 'redo') || isRecord(jsonIn(action));

export class TableStore {
  readonly #engine: StorageEngine;
  readonly #entries: EntryStore;
  readonly #reader: RowReader;

  constructor(engine: StorageEngine, entries: EntryStore, reader: RowReader) {
    this.#engine = engine;
    this.#entries = entries;
    this.#reader = reader;
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
      const holders = holdersOf(table, now);
      if (holders.length > 0) await tx.insertInto('holders').values(holders).execute();
      await this.#engine.sayWith(tx, `rev ${table.id} ${table.rev}`);
      return true;
    });
  }

  async load(id: string): Promise<Loaded | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const table = this.#reader.table(row);
    if (!table) return undefined;
    if (row.packed && row.packed.length > 0) return await this.#packed(table, row.packed);
    // A snapshot only spares reading: without it the log leads to the same.
    const snapshot = row.snapshot === null ? undefined : snapshotIn(row.snapshot);
    const hasBegun = row.status !== 'open' && row.status !== 'closed';
    const entries = hasBegun ? await this.#entries.after(id, snapshot?.seq ?? 0) : [];
    const state = row.state === null ? undefined : jsonIn(row.state);
    if ((row.state !== null && !isRecord(state)) || !entries.every(isReadable)) {
      this.#reader.tellDamage(id);
      return undefined;
    }
    const stored = isRecord(state)
      ? { seq: row.state_seq, rules: row.state_rules, state: state as unknown as GameTypes['State'] }
      : undefined;
    return { table, wakeAt: row.wake_at ?? undefined, stored, snapshot, entries };
  }

  /** A game that is stored compactly: where it ended is enough, but a damaged log is no log. */
  async #packed(table: StoredTable, packed: Uint8Array): Promise<Loaded | undefined> {
    const snapshot = snapshotIn(unpackText(packed) ?? '');
    const log = await this.#entries.packed(table.id);
    if (!snapshot || log?.entries.length !== snapshot.seq) {
      this.#reader.tellDamage(table.id);
      return undefined;
    }
    const { seq, rules, state } = snapshot;
    return { table, wakeAt: undefined, stored: { seq, rules, state }, snapshot, entries: [] };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').select(HEAD).where('id', '=', id).executeTakeFirst();
    return row && this.#reader.table(row);
  }

  /** Where a table stands, without reading all of it. */
  async position(id: string): Promise<Position | undefined> {
    const row = await this.#db
      .selectFrom('tables')
      .select([
        'rev',
        'runner',
        'wake_at',
        sql<number>`coalesce((select max(seq) from entries where table_id = tables.id),
          (select seq from packed_logs where table_id = tables.id), 0)`.as('seq'),
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      row && { rev: row.rev, seq: Number(row.seq), runner: row.runner ?? undefined, wakeAt: row.wake_at ?? undefined }
    );
  }

  /**
   * Replaces what is stored of a table if nobody else has since `table.rev`, and tells the other nodes; `start` also
   * stores its first state.
   */
  async replace(
    table: StoredTable,
    now: number,
    more: {
      readonly wakeAt?: number | null;
      readonly start?: StoredState;
      readonly atSeq?: number;
      /** The table keeps its place among finished ones. */
      readonly isAside?: boolean;
    } = {},
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
          host: table.meta.host,
          ...(!more.isAside && { updated_at: now }),
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
        .returning('updated_at')
        .executeTakeFirst();
      if (!updated) return false;
      await tx.deleteFrom('holders').where('table_id', '=', table.id).execute();
      const holders = holdersOf(table, updated.updated_at);
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
}
