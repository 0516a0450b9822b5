import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess, type ServerSetting } from './support/process.ts';
import { eventually, within } from './support/within.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

/** Ways in which a row can make no sense, as SQL that both engines know. */
const damages = [
  "meta = ''",
  "meta = '{'",
  "meta = 'null'",
  "meta = '[]'",
  "meta = '{}'",
  `meta = replace(meta, '"seats":[', '"seats":[null,')`,
  `meta = replace(meta, '"holders":[', '"holders":[7,')`,
  `meta = replace(meta, '"kind":"none"', '"kind":"sand"')`,
  `meta = replace(meta, '"keys":', '"locks":')`,
  "status = 'burning'",
  "state = '{'",
] as const;

/** Snapshots that lead nowhere. */
const snapshots = [
  "'{'",
  "'{}'",
  `replace(snapshot, '"state":{', '"state":{"phase":7,"nothing":{')`,
  `replace(replace(snapshot, '"state":{', '"state":{"x":{'), '"earlier"', '"y":1},"earlier"')`,
] as const;

async function change(setting: ServerSetting, statements: readonly string[]): Promise<void> {
  if (setting.databaseUrl !== undefined) {
    const client = new pg.Client({ connectionString: setting.databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    return;
  }
  const database = new DatabaseSync(path.join(setting.data as string, 'hanga.db'));
  for (const statement of statements) database.exec(statement);
  database.close();
}

const idsIn = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id).toSorted();

describe.each(['sqlite', 'postgres'] as const)('%s', engine => {
  test('a damaged table is nobody’s, and no other suffers from it', async () => {
    const setting: ServerSetting =
      engine === 'sqlite' ? { data: freshFolder() } : { databaseUrl: await postgres.database('damaged') };
    let server = await ServerProcess.start(setting);
    const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
    const [ann] = people as [Person, Person];
    const healthy = await seated(people);
    const ended = await seated(people);
    await playOn(ended.places, () => false);
    const unrated = await seated(people);
    await playOn(unrated.places, () => false);
    const finished = idsIn((await ann.get<{ history: { id: string }[] }>(`/api/players/${ann.id}`)).history);
    expect(finished).toEqual([ended.id, unrated.id].toSorted());
    const damaged: string[] = [];
    for (const _ of damages) {
      const { id, places } = await seated(people);
      await playOn(places, moves => moves >= 2);
      damaged.push(id);
    }
    const broken = await seated(people);
    await playOn(broken.places, moves => moves >= 2);
    const mute = await seated(people);
    await playOn(mute.places, moves => moves >= 2);
    const rescued: string[] = [];
    for (const _ of snapshots) {
      const { id, places } = await seated(people);
      await playOn(places, moves => moves >= 5);
      rescued.push(id);
    }
    for (const person of people) person.close();
    await server.end('SIGTERM');
    await change(setting, [
      ...damages.map((set, i) => `update tables set ${set}, wake_at = 1 where id = '${damaged[i]}'`),
      `update tables set meta = '{"seats":7}', rated = 0 where id = '${unrated.id}'`,
      ...snapshots.map((snapshot, i) => `update tables set snapshot = ${snapshot} where id = '${rescued[i]}'`),
      `update tables set snapshot = null where id = '${broken.id}'`,
      `update entries set action = '{' where table_id = '${broken.id}' and seq = 2`,
      `update entries set events = '[{' where table_id = '${mute.id}' and seq = 1`,
    ]);

    server = await ServerProcess.start(setting);
    for (const person of people) person.address = server.address;
    const lobby = await ann.get<{ tables: { id: string }[] }>('/api/tables');
    // A state or a move that cannot be read is only found when the table is opened.
    const shown = [healthy.id, damaged.at(-1) as string, broken.id, mute.id, ...rescued];
    expect(idsIn(lobby.tables)).toEqual(shown.toSorted());
    const mine = await ann.get<{ id: string }[]>('/api/me/tables');
    expect(idsIn(mine)).toEqual([...shown, ended.id].toSorted());
    const { history } = await ann.get<{ history: { id: string }[] }>(`/api/players/${ann.id}`);
    expect(idsIn(history)).toEqual([ended.id]);

    for (const id of [...damaged, unrated.id, broken.id]) {
      for (const what of ['record', 'history', 'code']) {
        const told = await ann.request(
          what === 'code' ? 'POST' : 'GET',
          `/api/tables/${id}/${what}`,
          what === 'code' ? {} : undefined,
        );
        expect([id, what, told]).toEqual([id, what, { status: 404, answer: { why: { kind: 'noSuchTable' } } }]);
      }
      const place: AtTable = ann.at(id);
      await within(
        5000,
        'a refusal',
        place.until(({ refusals }) => refusals.length > 0),
      );
      expect(place.refusals).toEqual([{ kind: 'noSuchTable' }]);
      place.client.close();
    }
    // What was told is lost, what happened is not.
    expect(await ann.get<object[]>(`/api/tables/${mute.id}/history`)).toMatchObject([
      { seq: 1, events: [] },
      { seq: 2 },
    ]);

    // A snapshot only spares reading: these come back by their logs.
    for (const id of [healthy.id, ...rescued]) {
      const places = people.map(person => person.at(id));
      await Promise.all(
        places.map(place =>
          within(
            5000,
            'the table',
            place.until(({ state }) => state !== undefined),
          ),
        ),
      );
      expect(places[0]!.state.seq).toBe(id === healthy.id ? 0 : 5);
      expect(await playOn(places, moves => moves >= 4)).toBe(4);
    }
    // Whoever sat at a damaged table can go as well.
    expect(await people[1]!.request('POST', '/api/account/delete', {})).toMatchObject({ status: 200 });

    const logged = (): string[] => server.log.split('\n').filter(line => line.includes('a table is damaged'));
    await eventually('one line for each', () => logged().length >= damages.length + 2);
    expect(logged()).toHaveLength(damages.length + 2);
    expect(server.log).not.toContain('"level":60');
    for (const id of damaged) expect(server.log).not.toContain(id);
    for (const person of people) person.close();
    expect(await server.end('SIGTERM')).toBe(0);
  }, 120_000);
});
