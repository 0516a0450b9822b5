import type { AdminLogLine, ReportLine } from '@hanga/protocol';
import type { StorageEngine } from './engine.ts';
import type { AdminLogColumns, ReportColumns } from './schema.ts';

const RULES = 'house';
const TRIES = 8;
const MOST_SHOWN = 200;

/** What the host of the server has set, what was reported, and what was done. */
export class HouseStore {
  readonly #engine: StorageEngine;
  constructor(engine: StorageEngine) {
    this.#engine = engine;
  }

  get #db() {
    return this.#engine.db;
  }

  /** As JSON; `undefined`: nothing was ever set. */
  async rules(): Promise<string | undefined> {
    const row = await this.#db.selectFrom('settings').select('value').where('name', '=', RULES).executeTakeFirst();
    return row?.value;
  }

  /** From what is stored: two changes at once do not undo each other. All nodes hear of it. */
  async changeRules(change: (before: string | undefined) => string): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.rules();
      const after = change(before);
      const isDone = await this.#db.transaction().execute(async tx => {
        const changed =
          before === undefined
            ? await tx
                .insertInto('settings')
                .values({ name: RULES, value: after })
                .onConflict(conflict => conflict.doNothing())
                .executeTakeFirst()
                .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
            : await tx
                .updateTable('settings')
                .set({ value: after })
                .where('name', '=', RULES)
                .where('value', '=', before)
                .executeTakeFirst()
                .then(({ numUpdatedRows }) => numUpdatedRows);
        if (Number(changed ?? 0) === 0) return false;
        await this.#engine.sayWith(tx, 'house');
        return true;
      });
      if (isDone) return after;
    }
    throw new Error('the rules of the house change all the time');
  }

  /** The same thing reported again by the same person is one report. */
  async addReport(report: Omit<ReportColumns, 'closed_at'>): Promise<void> {
    const { table_id, kind, about, said, reporter } = report;
    const same = await this.#db
      .selectFrom('reports')
      .select('id')
      .where('table_id', '=', table_id)
      .where('kind', '=', kind)
      .where('about', '=', about)
      .where('said', '=', said)
      .where('reporter', '=', reporter)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (same) return;
    await this.#db
      .insertInto('reports')
      .values({ ...report, closed_at: null })
      .execute();
  }

  /** Those that wait first, and then the latest. */
  async reports(): Promise<ReportLine[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .leftJoin('players', 'players.id', 'reports.reporter')
      .selectAll('reports')
      .select('players.name as reporter_name')
      .orderBy(({ eb }) => eb.case().when('closed_at', 'is', null).then(0).else(1).end())
      .orderBy('at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map(row => ({
      id: row.id,
      at: row.at,
      table: row.table_id,
      kind: row.kind as ReportLine['kind'],
      about: row.about,
      name: row.about_name,
      said: row.said,
      reporter: row.reporter,
      reporterName: row.reporter_name ?? '',
      note: row.note,
      ...(row.closed_at !== null && { closedAt: row.closed_at }),
    }));
  }

  async closeReport(id: string, now: number): Promise<boolean> {
    const closed = await this.#db
      .updateTable('reports')
      .set({ closed_at: now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return Number(closed.numUpdatedRows) > 0;
  }

  async note(line: AdminLogColumns): Promise<void> {
    await this.#db.insertInto('admin_log').values(line).execute();
  }

  /** The latest first. */
  async log(): Promise<AdminLogLine[]> {
    const rows = await this.#db
      .selectFrom('admin_log')
      .leftJoin('players', 'players.id', 'admin_log.who')
      .selectAll('admin_log')
      .select('players.name')
      .orderBy('at', 'desc')
      .orderBy('admin_log.id')
      .limit(MOST_SHOWN)
      .execute();
    return rows.map(({ at, who, name, what, about, detail }) => ({ at, who, name: name ?? '', what, about, detail }));
  }

  /** Who sits at this session, if they may administer and have given their password lately. */
  async adminBy(hash: string, now: number): Promise<{ id: string; isConfirmed: boolean } | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .select(['players.id', 'admin_until'])
      .where('hash', '=', hash)
      .where('admin', '=', 1)
      .where('banned_at', 'is', null)
      .executeTakeFirst();
    return row && { id: row.id, isConfirmed: (row.admin_until ?? 0) > now };
  }

  async confirmAdmin(hash: string, until: number): Promise<void> {
    await this.#db.updateTable('sessions').set({ admin_until: until }).where('hash', '=', hash).execute();
  }

  /** Whoever loses the right loses it in all browsers at once. */
  async setAdmin(player: string, isAdmin: boolean): Promise<void> {
    await this.#db
      .updateTable('players')
      .set({ admin: isAdmin ? 1 : 0 })
      .where('id', '=', player)
      .execute();
  }

  /** No session and no token of theirs is good any more; or they may come in again. */
  async setBanned(player: string, at: number | null): Promise<void> {
    await this.#db.transaction().execute(async tx => {
      await tx.updateTable('players').set({ banned_at: at }).where('id', '=', player).execute();
      if (at === null) return;
      for (const table of ['sessions', 'access_tokens', 'codes', 'invitations'] as const)
        await tx.deleteFrom(table).where('player_id', '=', player).execute();
    });
  }

  async isBanned(player: string): Promise<boolean> {
    const row = await this.#db.selectFrom('players').select('banned_at').where('id', '=', player).executeTakeFirst();
    return row !== undefined && row.banned_at !== null;
  }
}
