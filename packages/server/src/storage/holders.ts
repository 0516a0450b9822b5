import type { TableStatus } from '@hanga/protocol';
import { type Kysely, sql } from 'kysely';
import type { StoredTable } from '../table/meta.ts';
import type { HolderColumns, Schema } from './schema.ts';

export const LIVE = ['open', 'running'] as const satisfies readonly TableStatus[];

/** Who may play where, for the list of one's tables: with what orders it, so that no table has to be read for that. */
export function holdersOf({ id, status, meta }: StoredTable, changedAt: number): HolderColumns[] {
  const live = status === 'running' ? 2 : status === 'open' ? 1 : 0;
  return meta.seats.flatMap((seat, number) =>
    seat.kind === 'person'
      ? seat.holders.map(player_id => ({ table_id: id, seat: number, player_id, live, changed_at: changedAt }))
      : [],
  );
}

/** Fills what orders them, where an earlier Hanga left it empty. */
export async function fillHolders(db: Kysely<Schema>): Promise<void> {
  await sql`update holders set
    live = coalesce((select case status when 'running' then 2 when 'open' then 1 else 0 end from tables where id = table_id), 0),
    changed_at = coalesce((select updated_at from tables where id = table_id), 0)
    where changed_at = 0`.execute(db);
}
