import type { ChatLine } from '@hanga/protocol';
import { sql } from 'kysely';
import type { StorageEngine } from './engine.ts';

export interface NewChat {
  readonly table: string;
  readonly key: string;
  readonly player: string;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export class ChatStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  /** Adds a line under the next number; `undefined`: it was there already. */
  async add(chat: NewChat): Promise<ChatLine | undefined> {
    const { db } = this.#engine;
    const { table: table_id, key, player: player_id, seat, name, text, at } = chat;
    for (;;) {
      const said = await db
        .selectFrom('chat')
        .select('no')
        .where('table_id', '=', table_id)
        .where('key', '=', key)
        .executeTakeFirst();
      if (said) return undefined;
      const { last } = await db
        .selectFrom('chat')
        .select(sql<number>`coalesce(max(no), 0)`.as('last'))
        .where('table_id', '=', table_id)
        .executeTakeFirstOrThrow();
      const no = Number(last) + 1;
      const isAdded = await db.transaction().execute(async tx => {
        const inserted = await tx
          .insertInto('chat')
          .values({ table_id, no, key, player_id, seat: seat ?? null, name, text, at })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
        await this.#engine.sayWith(tx, `chat ${table_id}`);
        return true;
      });
      // Another node may have taken the number in between, or stored this very line.
      if (isAdded) {
        return { no, at, name, player: player_id, text, ...(seat !== undefined && { seat }) };
      }
    }
  }

  /** Whether the line of this key is there. */
  async has(table: string, key: string): Promise<boolean> {
    const { db } = this.#engine;
    const row = db.selectFrom('chat').select('no').where('table_id', '=', table).where('key', '=', key);
    return (await row.executeTakeFirst()) !== undefined;
  }

  async line(table: string, no: number): Promise<{ player: string; name: string; text: string } | undefined> {
    const row = await this.#engine.db
      .selectFrom('chat')
      .select(['player_id', 'name', 'text'])
      .where('table_id', '=', table)
      .where('no', '=', no)
      .executeTakeFirst();
    return row && { player: row.player_id, name: row.name, text: row.text };
  }

  async after(table: string, no: number, most: number): Promise<ChatLine[]> {
    const rows = await this.#engine.db
      .selectFrom('chat')
      .leftJoin('players', 'players.id', 'chat.player_id')
      .selectAll('chat')
      .select('players.bot')
      .where('table_id', '=', table)
      .where('no', '>', no)
      .orderBy('no', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(row => ({
      no: row.no,
      at: row.at,
      name: row.name,
      player: row.player_id,
      text: row.text,
      ...(row.bot === 1 && { bot: true as const }),
      ...(row.seat !== null && { seat: row.seat }),
    }));
  }
}
