import type { StorageEngine } from './engine.ts';
import type { TokenColumns } from './schema.ts';

export type TokenKind = 'reset' | 'email';

const DAY = 24 * 3600 * 1000;
/** Used ones stay for a while: they are counted, so that nobody is sent too many. */
const KEPT = 7 * DAY;

export const TOKEN_LASTS = DAY;

/** Links that work once, within a day. */
export class TokenStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /** An earlier one of the same kind for the same player works no longer. */
  async add(
    token: Pick<TokenColumns, 'hash' | 'player_id' | 'detail'> & { kind: TokenKind },
    now: number,
  ): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      await tx
        .deleteFrom('tokens')
        .where('made_at', '<', now - KEPT)
        .execute();
      await tx
        .updateTable('tokens')
        .set({ used_at: now })
        .where('player_id', '=', token.player_id)
        .where('kind', '=', token.kind)
        .where('used_at', 'is', null)
        .execute();
      await tx
        .insertInto('tokens')
        .values({ ...token, made_at: now, until: now + TOKEN_LASTS, used_at: null })
        .execute();
    });
  }

  /** How many were made within a day, for this player and for this detail. */
  async countRecent(kind: TokenKind, player: string, detail: string, now: number): Promise<[number, number]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .select(['player_id', 'detail'])
      .where('kind', '=', kind)
      .where('made_at', '>', now - DAY)
      .where(row => row.or([row('player_id', '=', player), row('detail', '=', detail)]))
      .limit(100)
      .execute();
    const count = (holds: (row: (typeof rows)[number]) => boolean): number => rows.filter(holds).length;
    return [count(row => row.player_id === player), count(row => row.detail === detail)];
  }

  async find(hash: string, kind: TokenKind, now: number): Promise<{ player: string; detail: string } | undefined> {
    const row = await this.#db
      .selectFrom('tokens')
      .select(['player_id', 'detail'])
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('until', '>', now)
      .executeTakeFirst();
    return row && { player: row.player_id, detail: row.detail };
  }

  /** `false`: somebody was quicker. */
  async use(hash: string, now: number): Promise<boolean> {
    const used = await this.#db
      .updateTable('tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return Number(used.numUpdatedRows) > 0;
  }
}
