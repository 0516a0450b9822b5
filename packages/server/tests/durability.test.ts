import process from 'node:process';
import { kanagawa } from '@hanga/kanagawa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Store } from '../src/storage/store.ts';
import { rebuild } from '../src/table/play.ts';
import { type Circle, killAgainAndAgain } from './support/durability.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, type ServerSetting } from './support/process.ts';

const ROUNDS = Number(process.env['HANGA_KILLS'] ?? 50);

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.stop());

const places = {
  async sqlite() {
    const data = freshFolder();
    return { setting: { data } satisfies ServerSetting, open: () => openSqlite(data) };
  },
  async postgres() {
    const databaseUrl = await postgres.database('killed');
    return { setting: { databaseUrl } satisfies ServerSetting, open: () => openPostgres(databaseUrl, 'reader') };
  },
} as const;

describe.each(['sqlite', 'postgres'] as const)('%s', name => {
  test(`${ROUNDS} times killed: every acknowledged move is there, once, and no table is broken`, async ({
    annotate,
  }) => {
    const { setting, open } = await places[name]();
    const { circles, backAfter } = await killAgainAndAgain(setting, ROUNDS);
    const store = new Store(await open(), 'reader');
    const stored = await everyKey(store, circles);
    const acknowledged = circles.flatMap(circle => circle.acknowledged());
    expect(new Set(stored.keys).size).toBe(stored.keys.length);
    const known = new Set([...stored.keys, ...stored.deedKeys]);
    expect(acknowledged.filter(key => !known.has(key))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    await store.close();
    const [median, longest] = [0.5, 1].map(part => backAfter.toSorted((a, b) => a - b)[Math.ceil(part * ROUNDS) - 1]);
    await annotate(`${acknowledged.length} deeds; back in play after ${median} ms (median), ${longest} ms at most`);
  });
});

/** The keys of all entries; each table's log has no gap and leads somewhere by today's rules. */
async function everyKey(store: Store, circles: readonly Circle[]): Promise<{ keys: string[]; deedKeys: string[] }> {
  const [keys, deedKeys]: [string[], string[]] = [[], []];
  for (const id of circles.flatMap(circle => circle.tables)) {
    const loaded = await store.tables.load(id);
    if (!loaded) throw new Error(`table ${id} is lost`);
    expect(loaded.entries.map(({ seq }) => seq)).toEqual(loaded.entries.map((_, i) => i + 1));
    const play = rebuild({ game: kanagawa, bots: [] } as never, loaded);
    if (loaded.table.status !== 'open') expect(play).toMatchObject({ isPinned: false, isMixed: false });
    keys.push(...loaded.entries.map(({ key }) => `${key}`));
    deedKeys.push(...loaded.table.meta.keys);
  }
  return { keys, deedKeys };
}
