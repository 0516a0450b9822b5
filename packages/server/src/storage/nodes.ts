import { expressionBuilder, sql } from 'kysely';
import type { StorageEngine } from './engine.ts';
import type { Schema } from './schema.ts';

/** A node whose sign of life stays the same for so many milliseconds is dead. */
export const DEAD_AFTER = 3000;

/** Which nodes live, and which of them plays the bots and runs the clocks of which table. */
export class NodeStore {
  readonly #engine: StorageEngine;
  readonly #node: string;
  /** The last sign of life of each node, and when it was first read, on this node's own clock. */
  #seen = new Map<string, { readonly sign: number; readonly at: number }>();
  #dead: readonly string[] = [];
  /** Where `claimDue` is among the tables that are this node's; `undefined`: at their beginning. */
  #lastMine: { readonly wakeAt: number; readonly id: string } | undefined;

  constructor(engine: StorageEngine, node: string) {
    this.#engine = engine;
    this.#node = node;
  }

  get #db() {
    return this.#engine.db;
  }

  /**
   * Gives a sign of life, and looks at those of the others. Their clocks may go wrong, and be set right: a sign counts
   * when it changes, whatever time it tells. `elapsed` only goes forward.
   */
  async beat(now: number, elapsed: number): Promise<void> {
    await this.#db
      .insertInto('nodes')
      .values({ id: this.#node, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await this.#db
      .deleteFrom('nodes')
      .where('seen_at', '<', now - 60 * DEAD_AFTER)
      .execute();
    const rows = await this.#db.selectFrom('nodes').selectAll().execute();
    this.#seen = new Map(
      rows.map(({ id, seen_at: sign }) => {
        const known = this.#seen.get(id);
        if (known?.sign === sign) return [id, known];
        // One that was silent before this node looked for the first time has been dead for as long.
        const isOld = known === undefined && sign < now - DEAD_AFTER;
        return [id, { sign, at: isOld ? elapsed - DEAD_AFTER : elapsed }];
      }),
    );
    this.#dead = [...this.#seen].filter(([, { at }]) => at <= elapsed - DEAD_AFTER).map(([id]) => id);
  }

  /**
   * Takes the tables that want something by `until` and have no living runner, `most` at a time, and returns their ids
   * with those of the tables that are this node's already: so many each time, by turns, as most are being looked after.
   */
  async claimDue(until: number, most: number): Promise<string[]> {
    const due = this.#db.selectFrom('tables').select(['id', 'wake_at']).where('wake_at', '<=', until).limit(most);
    const free = await due.where(this.#isFree()).orderBy('wake_at').execute();
    const last = this.#lastMine;
    const mine = await due
      .where('runner', '=', this.#node)
      .$if(last !== undefined, query => query.where(sql<boolean>`(wake_at, id) > (${last?.wakeAt}, ${last?.id})`))
      .orderBy('wake_at')
      .orderBy('id')
      .execute();
    const end = mine.length < most ? undefined : mine.at(-1);
    this.#lastMine = end && { wakeAt: end.wake_at ?? 0, id: end.id };
    const ids = mine.map(row => row.id);
    return free.length === 0 ? ids : [...ids, ...(await this.#take(free.map(row => row.id)))];
  }

  /** A table without a runner, or whose runner is dead or has never been one. */
  #isFree() {
    const { eb, or, selectFrom } = expressionBuilder<Schema, 'tables'>();
    return or([
      eb('runner', 'is', null),
      eb('runner', 'not in', selectFrom('nodes').select('nodes.id')),
      ...(this.#dead.length > 0 ? [eb('runner', 'in', this.#dead)] : []),
    ]);
  }

  /** Only one of several nodes that try at once gets a table. */
  async #take(ids: readonly string[]): Promise<string[]> {
    const taken = await this.#db
      .updateTable('tables')
      .set({ runner: this.#node })
      .where('id', 'in', ids)
      .where(this.#isFree())
      .returning('id')
      .execute();
    return taken.map(row => row.id);
  }

  /** Makes this node the table's runner unless a living one is. */
  async claim(id: string): Promise<boolean> {
    const row = await this.#db.selectFrom('tables').select('runner').where('id', '=', id).executeTakeFirst();
    if (row?.runner === this.#node) return true;
    return (await this.#take([id])).length > 0;
  }

  async setWake(id: string, wakeAt: number | null): Promise<void> {
    await this.#db.updateTable('tables').set({ wake_at: wakeAt }).where('id', '=', id).execute();
  }

  async isAnyAlive(now: number): Promise<boolean> {
    const living = this.#db
      .selectFrom('nodes')
      .select('id')
      .where('seen_at', '>', now - DEAD_AFTER);
    return (await living.executeTakeFirst()) !== undefined;
  }

  /** On a graceful stop others need not wait for this node's death. */
  async leave(): Promise<void> {
    await this.#db.deleteFrom('nodes').where('id', '=', this.#node).execute();
    await this.#db.updateTable('tables').set({ runner: null }).where('runner', '=', this.#node).execute();
  }

  async ready(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }
}
