import type { AdminOverview, AdminTableLine, ChannelTrouble, PersonLine, TroubleLine } from '@hanga/protocol';
import { sql } from 'kysely';
import type { StorageEngine } from './engine.ts';
import { isRecord, jsonIn, tableIn } from './tableRow.ts';

const MOST_FOUND = 50;
const MOST_TROUBLES = 20;
const LIVE = ['open', 'running'];

/** What is looked for, as a pattern in which nothing but its ends means anything. */
const within = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Everything that is stored, for those who look after it. */
export class Directory {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /** By id or by a part of the name, the latest first; by nothing, the latest that came. */
  async people(find: string, only?: 'admins'): Promise<PersonLine[]> {
    const rows = await this.#db
      .selectFrom('players')
      .select(['id', 'name', 'account', 'bot', 'admin', 'banned_at', 'created_at'])
      .select(({ selectFrom }) => [
        selectFrom('sessions')
          .select(({ fn }) => fn.max('seen_at').as('seen'))
          .whereRef('sessions.player_id', '=', 'players.id')
          .as('seen_at'),
        selectFrom('holders')
          .innerJoin('tables', 'tables.id', 'holders.table_id')
          .select(({ fn }) => fn.countAll<number>().as('live'))
          .whereRef('holders.player_id', '=', 'players.id')
          .where('tables.status', 'in', LIVE)
          .as('live'),
      ])
      .$if(find !== '', query =>
        query.where(row => row.or([row('id', '=', find), sql<boolean>`lower(name) like ${within(find)} escape '\\'`])),
      )
      .$if(only === 'admins', query => query.where('admin', '=', 1))
      .orderBy('created_at', 'desc')
      .limit(MOST_FOUND)
      .execute();
    return rows.map(row => ({
      id: row.id,
      name: row.name,
      account: row.account !== null,
      bot: row.bot === 1,
      admin: row.admin === 1,
      ...(row.banned_at !== null && { bannedAt: row.banned_at }),
      createdAt: row.created_at,
      ...(row.seen_at !== null && { seenAt: Number(row.seen_at) }),
      liveTables: Number(row.live ?? 0),
    }));
  }

  /** Whoever has exactly this id or account, or else this name. */
  async called(who: string, account: string): Promise<readonly { id: string; name: string }[]> {
    const by = this.#db.selectFrom('players').select(['id', 'name']);
    const sure = await by.where(row => row.or([row('id', '=', who), row('account', '=', account)])).execute();
    if (sure.length > 0) return sure;
    return await by.where('name', '=', who).limit(2).execute();
  }

  /** By id, by the id of who sits there, or by a part of the table's name or of a name there; the latest first. */
  async tables(find: string): Promise<AdminTableLine[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .$if(find !== '', query =>
        query.where(row =>
          row.or([
            row('id', '=', find),
            row('id', 'in', row.selectFrom('holders').select('table_id').where('player_id', '=', find)),
            sql<boolean>`lower(meta) like ${within(JSON.stringify(find).slice(1, -1))} escape '\\'`,
          ]),
        ),
      )
      .orderBy('updated_at', 'desc')
      .limit(MOST_FOUND)
      .execute();
    return rows.flatMap(row => {
      const table = tableIn(row);
      if (!table) return [];
      const { id, game, status, meta, createdAt } = table;
      return [
        {
          ...{ id, game, status, createdAt, name: meta.name, private: meta.private, updatedAt: row.updated_at },
          people: meta.seats.flatMap(seat => (seat.kind === 'person' ? [{ id: seat.player, name: seat.name }] : [])),
        },
      ];
    });
  }

  async counts(): Promise<Pick<AdminOverview, 'people' | 'tables' | 'openReports'>> {
    const { rows: people } = await sql<{ accounts: number; guests: number; banned: number }>`
      select count(account) as accounts, count(*) - count(account) as guests, count(banned_at) as banned
      from players`.execute(this.#db);
    const statuses = await this.#db
      .selectFrom('tables')
      .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const { count } = await this.#db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const of = (status: string): number => Number(statuses.find(row => row.status === status)?.count ?? 0);
    const [all] = people;
    return {
      people: { accounts: Number(all?.accounts), guests: Number(all?.guests), banned: Number(all?.banned) },
      tables: { open: of('open'), running: of('running'), finished: of('finished'), closed: of('closed') },
      openReports: Number(count),
    };
  }

  /** Bytes that the database takes. */
  async size(): Promise<number> {
    const { rows } = await (this.#engine.name === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    ).execute(this.#db);
    return Number(rows[0]?.bytes ?? 0);
  }

  async troubles(): Promise<TroubleLine[]> {
    const rows = await this.#db
      .selectFrom('players')
      .select(['id', 'name', 'troubles'])
      .where('troubles', '!=', '{}')
      .limit(500)
      .execute();
    const lines = rows.flatMap(({ id, name, troubles }) => {
      const byWay = jsonIn(troubles);
      return Object.entries(isRecord(byWay) ? (byWay as Record<string, ChannelTrouble>) : {}).map(
        ([way, { at, why, status }]) => ({ player: id, name, way, at, why, ...(status !== undefined && { status }) }),
      );
    });
    return lines.sort((a, b) => b.at - a.at).slice(0, MOST_TROUBLES);
  }

  /** A table with all that is stored of it; every node forgets it. */
  async deleteTable(id: string): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      for (const part of [
        'entries',
        'packed_logs',
        'chat',
        'holders',
        'codes',
        'told',
        'invitations',
        'played',
      ] as const)
        await tx.deleteFrom(part).where('table_id', '=', id).execute();
      await tx.deleteFrom('tables').where('id', '=', id).execute();
      await this.#engine.sayWith(tx, `gone ${id}`);
    });
  }
}
