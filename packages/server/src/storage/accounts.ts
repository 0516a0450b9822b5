import type { StorageEngine } from './engine.ts';
import { type Player, playerOf } from './people.ts';

/** What an account is found by. */
export interface AccountName {
  /** As others see it. */
  readonly name: string;
  /** As it is looked up: `accountName`. */
  readonly account: string;
  /** As it looks: `skeletonOf`. */
  readonly skeleton: string;
}

export type Account = Player & { readonly password: string };

/** Names and passwords. */
export class AccountStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  async named(account: string): Promise<Account | undefined> {
    const row = await this.#db.selectFrom('players').selectAll().where('account', '=', account).executeTakeFirst();
    return row && row.password !== null ? { ...playerOf(row), password: row.password } : undefined;
  }

  async of(player: string): Promise<Account | undefined> {
    const row = await this.#db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirst();
    return row && row.password !== null ? { ...playerOf(row), password: row.password } : undefined;
  }

  /** Makes an account of a player who has none. */
  make(player: string, name: AccountName, password: string): Promise<'made' | 'nameTaken' | 'hasAccount'> {
    return this.#unlessTaken(player, name, async () => {
      const updated = await this.#db
        .updateTable('players')
        .set({ ...name, password })
        .where('id', '=', player)
        .where('account', 'is', null)
        .executeTakeFirst();
      return Number(updated.numUpdatedRows) > 0 ? 'made' : 'hasAccount';
    });
  }

  /** Another name, and no session but `but` any more. */
  rename(player: string, name: AccountName, but: string): Promise<'made' | 'nameTaken'> {
    return this.#unlessTaken(player, name, async () => {
      await this.#db.transaction().execute(async tx => {
        await tx.updateTable('players').set(name).where('id', '=', player).execute();
        await tx.deleteFrom('sessions').where('player_id', '=', player).where('hash', '!=', but).execute();
      });
      return 'made' as const;
    });
  }

  /** From now on and for good a program's. Not who has a rating: it was made by hand. */
  async makeBot(player: string): Promise<'made' | 'hasRating'> {
    const updated = await this.#db
      .updateTable('players')
      .set({ bot: 1 })
      .where('id', '=', player)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('ratings').select('ratings.game').where('ratings.player_id', '=', player))),
      )
      .executeTakeFirst();
    return Number(updated.numUpdatedRows) > 0 ? 'made' : 'hasRating';
  }

  /** Asks first, and again should somebody have been quicker. */
  async #unlessTaken<Done>(
    player: string,
    name: AccountName,
    change: () => Promise<Done>,
  ): Promise<Done | 'nameTaken'> {
    if (await this.isTaken(player, name)) return 'nameTaken';
    try {
      return await change();
    } catch (error) {
      if (await this.isTaken(player, name)) return 'nameTaken';
      throw error;
    }
  }

  /** Whether somebody else is called that, or looks as if. */
  async isTaken(player: string, { account, skeleton }: AccountName): Promise<boolean> {
    const taken = await this.#db
      .selectFrom('players')
      .select('id')
      .where('id', '!=', player)
      .where(row => row.or([row('account', '=', account), row('skeleton', '=', skeleton)]))
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** A new password, no session but `but` and no token any more: together or not at all. */
  async setPassword(player: string, password: string, but: string): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      await tx.updateTable('players').set({ password }).where('id', '=', player).execute();
      await tx.deleteFrom('sessions').where('player_id', '=', player).where('hash', '!=', but).execute();
      await tx.deleteFrom('access_tokens').where('player_id', '=', player).execute();
    });
  }

  /** The same by a link, which is used up with it. `undefined`: it is not valid, or no longer. */
  async resetPassword(hash: string, password: string, now: number): Promise<string | undefined> {
    return await this.#db.transaction().execute(async tx => {
      const token = await tx
        .updateTable('tokens')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('kind', '=', 'reset')
        .where('used_at', 'is', null)
        .where('until', '>', now)
        .returning('player_id')
        .executeTakeFirst();
      if (!token) return undefined;
      const player = token.player_id;
      await tx.updateTable('players').set({ password }).where('id', '=', player).execute();
      await tx.deleteFrom('sessions').where('player_id', '=', player).execute();
      await tx.deleteFrom('access_tokens').where('player_id', '=', player).execute();
      return player;
    });
  }
}
