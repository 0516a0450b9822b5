import process from 'node:process';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { expect } from 'vitest';
import type { StorageEngine } from '../../src/storage/engine.ts';
import { Store } from '../../src/storage/store.ts';
import { readTable } from '../../src/table/rebuild.ts';
import { type Circle, killAgainAndAgain } from './durability.ts';
import type { ServerSetting } from './process.ts';

/** How often the server is killed. */
export const KILLS = Number(process.env['HANGA_KILLS'] ?? 50);
/** Milliseconds for so many starts of a server; whoever waits for one of them waits for seconds. */
export const MANY_STARTS = 300_000;

/** Kills the server again and again, and checks every word it gave. Returns what a reader wants to know of it. */
export async function survives(setting: ServerSetting, open: () => Promise<StorageEngine>): Promise<string> {
  const { circles, backAfter } = await killAgainAndAgain(setting, KILLS);
  const store = new Store(await open(), 'reader');
  const stored = await everyKey(store, circles);
  await store.close();
  const acknowledged = circles.flatMap(circle => circle.acknowledged());
  expect(new Set(stored.entries).size).toBe(stored.entries.length);
  const known = new Set([...stored.entries, ...stored.commands]);
  expect(acknowledged.filter(key => !known.has(key))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  const sorted = backAfter.toSorted((a, b) => a - b);
  const engine = setting.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  const told =
    `${engine}, killed ${KILLS} times: ${acknowledged.length} commands, none lost; ` +
    `back in play ${sorted[sorted.length >> 1]} ms after a kill (median), ${sorted.at(-1)} ms at most`;
  // No test asserts a time, but whoever runs this wants to see it.
  process.stdout.write(`${told}\n`);
  return told;
}

/** The keys of all that is stored; each table's log has no gap and leads somewhere by today's rules. */
async function everyKey(store: Store, circles: readonly Circle[]): Promise<{ entries: string[]; commands: string[] }> {
  const [entries, commands]: [string[], string[]] = [[], []];
  for (const id of circles.flatMap(circle => circle.tables)) {
    const read = await readTable(store, id, () => ({ game: kanagawa, bots: [] }) as never);
    if (!read) throw new Error(`table ${id} is lost`);
    const { loaded, play } = read;
    const logged = await store.entries.after(id, 0);
    expect(logged.map(({ seq }) => seq)).toEqual(logged.map((_, i) => i + 1));
    if (loaded.table.status !== 'open') expect(play).toMatchObject({ isPinned: false, isMixed: false });
    entries.push(...logged.map(({ key }) => key));
    commands.push(...loaded.table.meta.keys);
  }
  return { entries, commands };
}
