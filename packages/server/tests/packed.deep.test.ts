import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportTo, importFrom } from '../src/storage/copies.ts';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess, type ServerSetting } from './support/process.ts';
import { eventually } from './support/within.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

async function count({ data, databaseUrl }: ServerSetting, what: string): Promise<number> {
  const query = `select count(*) as count from ${what}`;
  if (databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: string }>(query);
    await client.end();
    return Number(rows[0]?.count);
  }
  const database = new DatabaseSync(path.join(data as string, 'hanga.db'), { readOnly: true });
  const row = database.prepare(query).get();
  database.close();
  return Number(row?.['count']);
}

describe.each(['sqlite', 'postgres'] as const)('%s', engine => {
  test('a finished game is stored compactly, and everybody finds it as it was, killed servers and copies too', async () => {
    const where = async (name: string) =>
      engine === 'sqlite' ? { data: freshFolder() } : { data: '', databaseUrl: await postgres.database(name) };
    const stored = await where('packed');
    const setting: ServerSetting = {
      ...(engine === 'sqlite' ? { data: stored.data } : stored),
      flags: ['--pack-after', '1', '--idle-after', '1'],
    };
    let server = await ServerProcess.start({ ...setting, flags: ['--pack-after', '3600'] });
    const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
    const [ann, bob] = people as [Person, Person];
    const { id, places } = await seated(people);
    const eyes = await Person.called('Eve', server.address);
    const going = await seated(people);
    await playOn(places, moves => moves >= 40);
    await playOn(going.places, moves => moves >= 5);
    await places[0]!.do({ kind: 'chat', text: 'so far' });
    await playOn(places, () => false);
    // What the result did to the ratings is added to it a little later.
    await places[0]!.until(({ table }) => table?.result?.ratings !== undefined);

    /** All that anybody can ask about the game. */
    const told = async (): Promise<object> => {
      const asked: object[] = [];
      for (const person of [ann, bob, eyes]) {
        for (const what of ['record', 'history', 'history?before=7'])
          asked.push(await person.get<object>(`/api/tables/${id}/${what}`));
        const place = person.at(id, 3);
        await place.until(({ state, chat }) => state !== undefined && chat.length > 0);
        const { states, chat, table } = place;
        asked.push({ states, chat, table });
        place.client.close();
      }
      return asked;
    };
    const before = await told();
    expect(JSON.stringify(before)).toContain('so far');
    for (const person of people) person.close();
    // Killed before it was packed, and right after.
    await server.kill();
    server = await ServerProcess.start(setting);
    await eventually('the game is packed', async () => (await count(setting, 'packed_logs')) === 1, 40_000);
    await server.kill();
    expect(await count(setting, `entries where table_id = '${id}'`)).toBe(0);
    expect(await count(setting, `entries where table_id = '${going.id}'`)).toBe(5);

    const copy = await where('unpacked');
    const file = path.join(freshFolder(), 'copy.ndjson');
    for (const place of [stored, copy]) {
      if (place === copy) await importFrom(copy, file);
      server = await ServerProcess.start({ ...setting, ...(engine === 'sqlite' ? { data: place.data } : place) });
      for (const person of [...people, eyes]) person.address = server.address;
      expect(await told()).toEqual(before);
      const late = ann.at(id);
      await late.until(({ state }) => state !== undefined);
      expect(await late.subscription.do({ kind: 'undo', question: late.state.question })).toMatchObject({
        kind: 'table',
        refusal: 'gameOver',
      });
      late.client.close();
      const again = people.map(person => person.at(going.id));
      await Promise.all(again.map(place => place.until(({ state }) => state !== undefined)));
      expect(await playOn(again, moves => moves >= 2)).toBe(2);
      for (const person of people) person.close();
      expect(await server.end('SIGTERM')).toBe(0);
      if (place === stored) expect(await exportTo(stored, file)).toBe(0);
    }
  }, 180_000);
});
