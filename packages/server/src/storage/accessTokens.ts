import { type Scope, scopes } from '@hanga/protocol';
import type { StorageEngine } from './engine.ts';
import { type Player, playerOf } from './people.ts';

/** A token as its owner sees it: nobody sees its secret again. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: number;
  readonly usedAt?: number;
}

/** Who a program acts for, and what it may do. */
export interface TokenHolder {
  readonly player: Player;
  readonly token: AccessToken;
}

const COLUMNS = ['access_tokens.id', 'access_tokens.name', 'scopes', 'made_at', 'used_at'] as const;
const MOST_AT_ONCE = 500;

/** Secrets by which programs act for accounts. */
export class AccessTokenStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  async add(hash: string, player: string, token: AccessToken): Promise<void> {
    const { id, name, madeAt } = token;
    await this.#db
      .insertInto('access_tokens')
      .values({ hash, id, player_id: player, name, scopes: token.scopes.join(' '), made_at: madeAt, used_at: null })
      .execute();
  }

  /** The newest first. */
  async of(player: string): Promise<AccessToken[]> {
    const rows = await this.#db
      .selectFrom('access_tokens')
      .select(COLUMNS)
      .where('player_id', '=', player)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(tokenOf);
  }

  async find(hash: string): Promise<TokenHolder | undefined> {
    const row = await this.#db
      .selectFrom('access_tokens')
      .innerJoin('players', 'players.id', 'access_tokens.player_id')
      .select(COLUMNS)
      .select(['players.id as owner', 'players.name as called', 'account', 'bot'])
      .where('hash', '=', hash)
      .where('banned_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    return { player: playerOf({ ...row, id: row.owner, name: row.called }), token: tokenOf(row) };
  }

  async used(hash: string, now: number): Promise<void> {
    await this.#db.updateTable('access_tokens').set({ used_at: now }).where('hash', '=', hash).execute();
  }

  /** Ends one of a player's own; returns its hash. */
  async end(player: string, id: string): Promise<string | undefined> {
    const row = await this.#db
      .deleteFrom('access_tokens')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .returning('hash')
      .executeTakeFirst();
    return row?.hash;
  }

  /** Those of these hashes whose token has not ended. */
  async living(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const living = new Set<string>();
    for (let i = 0; i < hashes.length; i += MOST_AT_ONCE) {
      const some = hashes.slice(i, i + MOST_AT_ONCE);
      const rows = await this.#db.selectFrom('access_tokens').select('hash').where('hash', 'in', some).execute();
      for (const { hash } of rows) living.add(hash);
    }
    return living;
  }
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly made_at: number;
  readonly used_at: number | null;
}

/** A scope that this Hanga does not know is good for nothing. */
const tokenOf = (row: TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  scopes: scopes.filter(scope => row.scopes.split(' ').includes(scope)),
  madeAt: row.made_at,
  ...(row.used_at !== null && { usedAt: row.used_at }),
});
