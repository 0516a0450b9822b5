import { sql } from 'kysely';
import type { StorageEngine } from './engine.ts';

/** Tables that wait for players and have not changed since `before`, the oldest first. */
export async function waitingSince({ db }: StorageEngine, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'open')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Games in which nothing has happened since `before` are in the lobby no more, and nothing else about them changes.
 * Returns which.
 */
export async function unlistStill({ db }: StorageEngine, before: number): Promise<string[]> {
  const rows = await db
    .updateTable('tables')
    .set({ listed: 0 })
    .where('listed', '=', 1)
    .where('status', '=', 'running')
    .where('updated_at', '<', before)
    .where(
      sql<boolean>`coalesce((select at from entries where table_id = tables.id order by seq desc limit 1), 0) < ${before}`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
