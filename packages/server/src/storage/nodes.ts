import { sql } from 'kysely';
import type { Engine } from './engine.ts';

/** A node that has not been heard of for so long is dead. */
export const DEAD_AFTER = 3000;

/** Which nodes live, and which of them plays the bots and runs the clocks of which table. */
export class NodeStore {
  readonly #engine: Engine;
  readonly #node: string;
  constructor(engine: Engine, node: string) {
    this.#engine = engine;
    this.#node = node;
  }

  get #db() {
    return this.#engine.db;
  }

  async beat(now: number): Promise<void> {
    await this.#db
      .insertInto('nodes')
      .values({ id: this.#node, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await this.#db
      .deleteFrom('nodes')
      .where('seen_at', '<', now - 60 * DEAD_AFTER)
      .execute();
  }

  /** Takes the tables that want something by `until` and have no living runner, or this one; returns their ids. */
  async claimDue(now: number, until: number, most: number): Promise<string[]> {
    const due = await this.#due(now, until, most);
    if (due.length === 0) return [];
    const ids = due.map(row => row.id);
    const mine = due.filter(row => row.runner === this.#node).map(row => row.id);
    const others = ids.filter(id => !mine.includes(id));
    return others.length === 0 ? mine : [...mine, ...(await this.#take(others, now))];
  }

  async #due(now: number, until: number, most: number): Promise<{ id: string; runner: string | null }[]> {
    return await this.#db
      .selectFrom('tables')
      .select(['id', 'runner'])
      .where('wake_at', '<=', until)
      .where(({ eb, or }) =>
        or([eb('runner', 'is', null), eb('runner', '=', this.#node), eb('runner', 'not in', this.#living(now))]),
      )
      .orderBy('wake_at')
      .limit(most)
      .execute();
  }

  #living(now: number) {
    return this.#db
      .selectFrom('nodes')
      .select('id')
      .where('seen_at', '>', now - DEAD_AFTER);
  }

  /** Only one of several nodes that try at once gets a table. */
  async #take(ids: readonly string[], now: number): Promise<string[]> {
    const taken = await this.#db
      .updateTable('tables')
      .set({ runner: this.#node })
      .where('id', 'in', ids)
      .where(({ eb, or }) => or([eb('runner', 'is', null), eb('runner', 'not in', this.#living(now))]))
      .returning('id')
      .execute();
    return taken.map(row => row.id);
  }

  /** Makes this node the table's runner unless a living one is. */
  async claim(id: string, now: number): Promise<boolean> {
    const row = await this.#db.selectFrom('tables').select('runner').where('id', '=', id).executeTakeFirst();
    if (row?.runner === this.#node) return true;
    return (await this.#take([id], now)).length > 0;
  }

  async setWake(id: string, wakeAt: number | null): Promise<void> {
    await this.#db.updateTable('tables').set({ wake_at: wakeAt }).where('id', '=', id).execute();
  }

  async isAnyAlive(now: number): Promise<boolean> {
    return (await this.#living(now).executeTakeFirst()) !== undefined;
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
