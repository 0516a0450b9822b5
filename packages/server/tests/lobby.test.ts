import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LobbyChange, TableLine } from '@hanga/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

const OPEN = { kind: 'open' } as const;
const DAY = 24 * 3600 * 1000;

let data: string;
let server: ServerProcess;
beforeAll(async () => {
  data = freshFolder();
  server = await ServerProcess.start({ data });
}, 60_000);
afterAll(() => server.end('SIGTERM'));

const called = (name: string): Promise<Person> => Person.called(name, server.address);
const lobby = async (): Promise<readonly TableLine[]> =>
  (await new Person(server.address).get<{ tables: TableLine[] }>('/api/tables')).tables;
const lineOf = async (id: string): Promise<TableLine | undefined> => (await lobby()).find(table => table.id === id);

test('the lobby tells whose players are at a table, and when they go', async () => {
  const [ann, ben, looker] = [await called('Ann'), await called('Ben'), new Person(server.address)];
  const id = await ann.open({ seats: [OPEN, OPEN] });
  expect((await lineOf(id))?.present).toEqual([]);
  looker.connect().lobby(true);
  const heard = (present: readonly number[]): Promise<void> =>
    eventually(`seats ${present.join()} are there`, () => {
      const changes = looker.received
        .map(text => JSON.parse(text) as LobbyChange)
        .filter(({ t }) => t === 'lobbyChange');
      return JSON.stringify(changes.findLast(change => change.id === id)?.table?.present) === JSON.stringify(present);
    });
  ann.at(id);
  await heard([0]);
  const guest = ben.at(id);
  await guest.until(({ table }) => table !== undefined);
  expect(await guest.do({ kind: 'sit', name: 'Ben' })).toBeUndefined();
  await heard([0, 1]);
  ann.close();
  await heard([1]);
  for (const person of [ben, looker]) person.close();
});

test('until the start the host changes name, clock and options, and all who wait see it; others cannot, and later nobody', async () => {
  const [ann, ben] = [await called('Ann'), await called('Ben')];
  const id = await ann.open({ seats: [OPEN, OPEN], name: 'As it was' });
  const [host, guest] = [ann.at(id), ben.at(id)] as [AtTable, AtTable];
  await Promise.all([host, guest].map(place => place.until(({ table }) => table !== undefined)));
  const clock = { kind: 'deadline', seconds: 3 * 24 * 3600 } as const;
  expect(await guest.do({ kind: 'settings', name: 'Mine' })).toEqual({ kind: 'notHost' });
  expect(await host.do({ kind: 'settings', options: { nonsense: 7, yokai: 'none such' } })).toEqual({
    kind: 'badOptions',
  });
  expect(guest.table).toMatchObject({ name: 'As it was', clock: { kind: 'none' } });
  const options = { ...(host.table.options as object), brushDiplomas: 'owned' };
  expect(await host.do({ kind: 'settings', name: 'Three days each', clock, options })).toBeUndefined();
  await guest.until(({ table }) => table.name === 'Three days each');
  expect(guest.table).toMatchObject({ clock, options: { brushDiplomas: 'owned' } });
  expect(await lineOf(id)).toMatchObject({ name: 'Three days each', clock });
  await guest.do({ kind: 'sit', name: 'Ben' });
  expect(await host.do({ kind: 'start' })).toBeUndefined();
  await guest.until(({ state }) => state !== undefined);
  expect(await host.do({ kind: 'settings', clock: { kind: 'none' } })).toEqual({ kind: 'notOpen' });
  expect(await host.do({ kind: 'settings', name: 'Too late' })).toEqual({ kind: 'notOpen' });
  expect(guest.table).toMatchObject({ name: 'Three days each', clock, options: { brushDiplomas: 'owned' } });
  for (const person of [ann, ben]) person.close();
});

test('a table that waited for a week in vain is closed; a game that stands still leaves the lobby and goes on', async () => {
  const [ann, ben] = [await called('Ann'), await called('Ben')];
  const dead = await ann.open({ seats: [OPEN, OPEN], name: 'Nobody came' });
  const young = await ann.open({ seats: [OPEN, OPEN], name: 'Since yesterday' });
  const still = await seated([ann, ben], { name: 'Standing still' });
  const moved = await seated([ann, ben], { name: 'Moved today' });
  const mover = moved.places[moved.places[0]?.state.toAct[0] ?? 0] as AtTable;
  expect(await mover.subscription.move(mover.state.legal[0] as object)).toBeUndefined();
  for (const person of [ann, ben]) person.close();
  await server.end('SIGTERM');
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  const since = (days: number, ...tables: string[]): void => {
    for (const table of tables)
      database.prepare('update tables set updated_at = ? where id = ?').run(Date.now() - days * DAY, table);
  };
  since(8, dead, still.id, moved.id);
  since(1, young);
  database.close();
  server = await ServerProcess.start({ data });
  await eventually('the dead table is closed', async () => (await lineOf(dead)) === undefined);
  await eventually('the still game is not listed', async () => (await lineOf(still.id)) === undefined);
  expect((await lobby()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Since yesterday', 'Moved today']));
  ann.address = server.address;
  const closed = ann.at(dead);
  await closed.until(({ table }) => table?.status === 'closed');
  // Nothing of the game is lost: it goes on where it stood.
  const again = ann.at(still.id);
  await again.until(({ state }) => state !== undefined);
  expect(again.table.status).toBe('running');
  ann.close();
});
