import { keptDays } from '@hanga/protocol';
import type { ExpressionBuilder } from 'kysely';
import type { StorageEngine } from './engine.ts';
import type { Schema } from './schema.ts';

const MOST_AT_ONCE = 500;

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly hasAccount: boolean;
  /** A program plays under this account. */
  readonly isBot: boolean;
  /** May administer the server. */
  readonly isAdmin?: true;
}

/** What a code is good for: another device of whoever made it, in the seat where they have sat since `satAt`. */
export interface SeatCode {
  readonly table: string;
  readonly player: string;
  readonly satAt: number;
  readonly until: number;
}

export const playerOf = (row: {
  id: string;
  name: string;
  account: string | null;
  bot: number;
  admin?: number;
}): Player => ({
  id: row.id,
  name: row.name,
  hasAccount: row.account !== null,
  isBot: row.bot === 1,
  ...(row.admin === 1 && { isAdmin: true }),
});

const DAY = 24 * 3600 * 1000;
/** Milliseconds without use after which a session is over. All that a guest has is their session; an account can sign in again. */
export const SESSION_LASTS = { account: keptDays.accountSession * DAY, guest: keptDays.guestSession * DAY } as const;

/** Whoever is banned has no session, whatever is stored. */
const isGood = (now: number) => (row: ExpressionBuilder<Schema, 'sessions' | 'players'>) =>
  row.and([
    row('players.banned_at', 'is', null),
    row.or([
      row('sessions.seen_at', '>', now - SESSION_LASTS.account),
      row.and([row('players.account', 'is', null), row('sessions.seen_at', '>', now - SESSION_LASTS.guest)]),
    ]),
  ]);

/** Players, the sessions of their browsers, and the codes by which a seat goes to another device. */
export class PeopleStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  async create(player: { id: string; name: string }, sessionHash: string, now: number): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      await tx
        .insertInto('players')
        .values({ ...player, account: null, password: null, created_at: now })
        .execute();
      await tx.insertInto('sessions').values({ hash: sessionHash, player_id: player.id, seen_at: now }).execute();
    });
  }

  /** Whose session it is, and when it was last used. */
  async bySession(hash: string, now: number): Promise<{ player: Player; seenAt: number } | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .select(['players.id', 'players.name', 'players.account', 'players.bot', 'players.admin', 'seen_at'])
      .where('sessions.hash', '=', hash)
      .where(isGood(now))
      .executeTakeFirst();
    return row && { player: playerOf(row), seenAt: row.seen_at };
  }

  async seen(hash: string, now: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
  }

  async player(id: string): Promise<Player | undefined> {
    const row = await this.#db
      .selectFrom('players')
      .select(['id', 'name', 'account', 'bot', 'admin'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && playerOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('players').set({ name }).where('id', '=', id).execute();
  }

  async addSession(hash: string, player: string, now: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ hash, player_id: player, seen_at: now }).execute();
  }

  async endSession(hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** All sessions of a player but this one. */
  async endOtherSessions(player: string, hash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('player_id', '=', player).where('hash', '!=', hash).execute();
  }

  /** Those of these sessions that have not ended. */
  async livingSessions(hashes: readonly string[], now: number): Promise<ReadonlySet<string>> {
    const living = new Set<string>();
    for (let i = 0; i < hashes.length; i += MOST_AT_ONCE) {
      const some = hashes.slice(i, i + MOST_AT_ONCE);
      const rows = await this.#db
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player_id')
        .select('sessions.hash')
        .where('sessions.hash', 'in', some)
        .where(isGood(now))
        .execute();
      for (const { hash } of rows) living.add(hash);
    }
    return living;
  }

  /** The ways by which a player is told, and what went wrong with them, each as JSON. */
  async channels(player: string): Promise<{ readonly channels: string; readonly troubles: string }> {
    const row = await this.#db
      .selectFrom('players')
      .select(['channels', 'troubles'])
      .where('id', '=', player)
      .executeTakeFirst();
    return row ?? { channels: '{}', troubles: '{}' };
  }

  /** `false`: they are not as they were read. */
  async setChannels(player: string, before: string, channels: string): Promise<boolean> {
    const updated = await this.#db
      .updateTable('players')
      .set({ channels })
      .where('id', '=', player)
      .where('channels', '=', before)
      .executeTakeFirst();
    return Number(updated.numUpdatedRows) > 0;
  }

  async setTroubles(player: string, troubles: string): Promise<void> {
    await this.#db.updateTable('players').set({ troubles }).where('id', '=', player).execute();
  }

  async addCode(hash: string, code: SeatCode, now: number): Promise<void> {
    const { table, player, satAt, until } = code;
    await this.#db
      .insertInto('codes')
      .values({ hash, table_id: table, player_id: player, sat_at: satAt, until })
      .execute();
    await this.#db.deleteFrom('codes').where('until', '<', now).execute();
  }

  /** The code, which from now on is good no more: each works once. */
  async takeCode(hash: string, now: number): Promise<SeatCode | undefined> {
    const row = await this.#db
      .deleteFrom('codes')
      .where('hash', '=', hash)
      .where('until', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row && { table: row.table_id, player: row.player_id, satAt: row.sat_at, until: row.until };
  }

  /** `true`: nobody was told of this turn yet, and now counts as told. */
  async tellOnce(table: string, seat: number, question: number, now: number): Promise<boolean> {
    const inserted = await this.#db
      .insertInto('told')
      .values({ table_id: table, seat, prompt: question, at: now })
      .onConflict(conflict =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet({ prompt: question, at: now })
          .where('told.prompt', '<', question),
      )
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  /** A secret of the server itself, made once. */
  async setting(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('settings')
      .values({ name, value: make() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { value } = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }
}
