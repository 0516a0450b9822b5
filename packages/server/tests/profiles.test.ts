import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PlayerStats } from '@hanga/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

const PASSWORD = 'waves and foam';
/** Whole games over sockets. */
const LONG = 120_000;

let data: string;
let server: ServerProcess;
beforeAll(async () => {
  data = freshFolder();
  server = await ServerProcess.start({ data });
}, 60_000);
afterAll(() => server.kill());

const statsOf = (of: Person, asker: Person = of): Promise<PlayerStats> => asker.get(`/api/players/${of.id}/stats`);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Plays a game to its end, and waits until it has been counted. */
async function played(people: readonly Person[], more: Record<string, unknown> = {}): Promise<AtTable> {
  const [host] = people as [Person];
  const { places } = await seated(people, more);
  await playOn(places, () => false);
  const place = places[0] as AtTable;
  await place.until(({ table }) => table.status === 'finished');
  // Games among people are rated; what is counted is counted with it.
  await place.soon('the ratings', ({ table }) => table.result?.ratings !== undefined);
  expect(place.table.you.host, host.id).toBe(true);
  return place;
}

test(
  'a profile adds up what was played in public: by game, count and opponent, with scores, diplomas and ratings',
  async () => {
    const people = [await Person.called('Ann', server.address), await Person.called('Ben', server.address)];
    const [ann, ben] = people as [Person, Person];
    expect(await statsOf(ann)).toEqual({ results: [], scores: [], opponents: [], honors: [], best: [], curves: [] });
    const games = [await played(people), await played(people), await played(people, { private: true })];
    const open = games.slice(0, 2).map(({ table }) => table.result!);
    const stats = await statsOf(ann, new Person(server.address));
    const scores = open.map(result => result.scores[0] as number);
    const won = open.filter(({ ranks }) => ranks[0] === 1).length;
    expect(stats.results).toEqual([
      { game: 'kanagawa', seats: 2, games: 2, won, best: Math.max(...scores), mean: sum(scores) / 2 },
    ]);
    expect(sum(stats.scores.map(({ times }) => times))).toBe(2);
    expect(stats.scores.map(({ score }) => score)).toEqual([...new Set(scores)].sort((a, b) => a - b));
    const ahead = open.filter(({ ranks }) => ranks[0]! < ranks[1]!).length;
    const behind = open.filter(({ ranks }) => ranks[0]! > ranks[1]!).length;
    expect(stats.opponents).toEqual([{ player: ben.id, name: 'Ben', bot: false, games: 2, ahead, behind }]);
    // Of the private game nothing is told but what it did to the rating, which everybody sees anyway.
    expect(stats.best.map(({ table }) => table).sort()).toEqual(
      games
        .slice(0, 2)
        .map(({ table }) => table.id)
        .sort(),
    );
    expect(stats.best.map(({ score }) => score)).toEqual([...scores].sort((a, b) => b - a));
    const afterwards = games.map(({ table }) => table.result?.ratings?.find(({ seat }) => seat === 0)?.after);
    expect(stats.curves).toEqual([
      { game: 'kanagawa', points: afterwards.map(rating => ({ at: expect.any(Number) as number, rating })) },
    ]);
    const diplomas = open.flatMap(({ honors }) => honors?.[0] ?? []);
    expect(stats.honors).toHaveLength(Math.min(8, new Set(diplomas).size));
    for (const { honor, times } of stats.honors) expect(diplomas.filter(each => each === honor)).toHaveLength(times);
    for (const person of people) person.close();
  },
  LONG,
);

test(
  'what a guest played goes along to the account; whoever deletes themselves is in nobody’s profile',
  async () => {
    const people = [await Person.called('Guest', server.address), await Person.called('Dora', server.address)];
    const [guest, dora] = people as [Person, Person];
    await played(people);
    const before = await statsOf(guest);
    const account = await Person.called('Chiyo', server.address);
    await account.post('/api/account', { name: 'Chiyo', password: PASSWORD });
    const { id } = await guest.post<{ id: string }>('/api/sign-in', { name: 'Chiyo', password: PASSWORD });
    expect(id).toBe(account.id);
    const after = await statsOf(account);
    expect(after).toEqual({ ...before, curves: [] });
    expect((await statsOf(dora)).opponents).toMatchObject([{ player: account.id, name: 'Chiyo', games: 1 }]);
    await account.post('/api/account/delete', { password: PASSWORD });
    expect((await account.request('GET', `/api/players/${account.id}/stats`)).status).toBe(404);
    const doras = await statsOf(dora);
    expect(doras.opponents).toEqual([]);
    expect(doras.results).toMatchObject([{ games: 1 }]);
    for (const person of people) person.close();
    const database = new DatabaseSync(path.join(data, 'hanga.db'), { readOnly: true });
    for (const table of ['played', 'marks']) {
      const [left] = database.prepare(`select count(*) as n from ${table} where player_id = ?`).all(account.id);
      expect(left).toEqual({ n: 0 });
    }
    database.close();
  },
  LONG,
);

test('5,000 games are no more than one: the database adds them up by an index', async () => {
  const fay = await Person.called('Fay', server.address);
  const rival = await Person.called('Gus', server.address);
  await server.end('SIGTERM');
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  const insert = database.prepare(`insert into played
    (table_id, seat, player_id, game, seats, at, score, place, stood_in, is_public, rating)
    values (?, ?, ?, 'kanagawa', 2, ?, ?, ?, 0, 1, ?)`);
  database.exec('begin');
  for (let n = 0; n < 5000; n++) {
    const id = `made-up-${String(n).padStart(14, '0')}`;
    insert.run(id, 0, fay.id, 1e12 + n, 30 + (n % 50), (n % 2) + 1, n / 500);
    insert.run(id, 1, rival.id, 1e12 + n, 40, ((n + 1) % 2) + 1, null);
  }
  database.exec('commit');
  const plan = database
    .prepare(
      "explain query plan select game, seats, count(*) from played where player_id = 'x' and is_public = 1 group by game, seats",
    )
    .all();
  expect(JSON.stringify(plan)).toContain('USING INDEX played_player');
  database.close();
  server = await ServerProcess.start({ data });
  fay.address = server.address;
  const stats = await statsOf(fay);
  expect(stats.results).toMatchObject([{ games: 5000, won: 2500, best: 79 }]);
  expect(stats.opponents).toMatchObject([{ player: rival.id, games: 5000, ahead: 2500, behind: 2500 }]);
  expect(stats.best).toHaveLength(6);
  const points = stats.curves[0]?.points ?? [];
  expect(points.length).toBeGreaterThan(100);
  expect(points.length).toBeLessThan(160);
  expect(points.at(-1)).toEqual({ at: 1e12 + 4999, rating: 4999 / 500 });
  await eventually('the server answers as before', async () => (await fay.request('GET', '/api/me')).status === 200);
});
