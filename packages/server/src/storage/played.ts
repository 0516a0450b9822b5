import type { TableResult } from '@hanga/protocol';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { TableMeta } from '../table/meta.ts';
import type { Schema } from './schema.ts';
import { metaIn, resultIn } from './tableRow.ts';

/** A game that is over, as it was stored. */
export interface Over {
  readonly id: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  readonly meta: TableMeta;
  readonly result: TableResult;
}

/** A thing that people collect, such as a diploma: of which game, and its number there. */
export const markOf = (game: string, honor: number): string => `${game}:${honor}`;

/**
 * Adds a game to what is known of those who played it, so that nobody has to read games to know it. Once a table: within
 * the transaction that counts it.
 */
export async function keepPlayed(tx: Transaction<Schema>, { id, game, at, meta, result }: Over): Promise<void> {
  const { seats, private: isPrivate } = meta;
  // A game that was broken off has no scores.
  if (result.ended || result.scores.length !== seats.length) return;
  for (const [seat, stored] of seats.entries()) {
    if (stored.kind !== 'person' || stored.player === '') continue;
    const { numInsertedOrUpdatedRows: added = 0 } = await tx
      .insertInto('played')
      .values({
        table_id: id,
        seat,
        player_id: stored.player,
        game,
        seats: seats.length,
        at,
        score: result.scores[seat] ?? 0,
        place: result.ranks[seat] ?? seats.length,
        stood_in: result.stoodIn.includes(seat) ? 1 : 0,
        is_public: isPrivate ? 0 : 1,
        rating: result.ratings?.find(change => change.seat === seat)?.after ?? null,
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    if (Number(added) === 0 || isPrivate || result.stoodIn.includes(seat)) continue;
    for (const honor of result.honors?.[seat] ?? []) await addMark(tx, stored.player, markOf(game, honor), 1);
  }
}

async function addMark(tx: Transaction<Schema>, player: string, mark: string, times: number): Promise<void> {
  await tx
    .insertInto('marks')
    .values({ player_id: player, mark, times })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'mark']).doUpdateSet({ times: sql`marks.times + excluded.times` }),
    )
    .execute();
}

/** A guest signs in to an account: what the guest played is the account's, but for the guest's rating. */
export async function givePlayed(tx: Transaction<Schema>, guest: string, account: string): Promise<void> {
  await tx
    .updateTable('played')
    .set({ player_id: account, rating: null })
    .where('player_id', '=', guest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('played as own')
            .select('own.seat')
            .whereRef('own.table_id', '=', 'played.table_id')
            .where('own.player_id', '=', account),
        ),
      ),
    )
    .execute();
  const marks = await tx.deleteFrom('marks').where('player_id', '=', guest).returning(['mark', 'times']).execute();
  for (const { mark, times } of marks) await addMark(tx, account, mark, times);
}

export async function forgetPlayed(tx: Transaction<Schema>, player: string): Promise<void> {
  await tx.deleteFrom('played').where('player_id', '=', player).execute();
  await tx.deleteFrom('marks').where('player_id', '=', player).execute();
}

const PAGE = 200;

/** Of a database or an export of an earlier Hanga: games that were counted before this was kept. */
export async function fillPlayed(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'meta', 'result', 'updated_at'])
      .where('status', '=', 'finished')
      .where('rated', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, game, meta: told, result: ended, updated_at: at } of rows) {
      const meta = metaIn(told);
      const result = ended === null ? undefined : resultIn(ended);
      if (meta && result) await keepPlayed(db as Transaction<Schema>, { id, game, at, meta, result });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
