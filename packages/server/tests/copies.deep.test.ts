import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

interface Ran {
  readonly code: number;
  readonly out: string;
}

const run = (args: readonly string[], databaseUrl?: string): Promise<Ran> =>
  new Promise(resolve => {
    const env = { PATH: process.env['PATH'] ?? '', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    execFile(process.execPath, [hanga, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr });
    });
  });

test('a copy made while people play can be played on; everything goes from one engine to the other and back', async () => {
  const data = freshFolder();
  const server = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { id, places } = await seated(people);
  await places[0]!.do({ kind: 'chat', text: 'before the copy' });
  await playOn(places, moves => moves >= 10);
  const folder = freshFolder();
  const [backup, exported] = [path.join(folder, 'copy.db'), path.join(folder, 'copy.ndjson')];
  expect(await run(['backup', backup, '--data', data])).toMatchObject({ code: 0 });
  expect(await run(['backup', backup, '--data', data])).toMatchObject({ code: 2 });
  expect(await run(['export', exported, '--data', data])).toMatchObject({ code: 0 });
  await playOn(places, moves => moves >= 3);
  for (const person of people) person.close();
  await server.end('SIGTERM');

  const restored = freshFolder();
  mkdirSync(restored, { recursive: true });
  copyFileSync(backup, path.join(restored, 'hanga.db'));
  await playsOn({ data: restored }, people, id);

  const databaseUrl = await postgres.database('copied');
  expect(await run(['import', exported], databaseUrl)).toMatchObject({ code: 0 });
  expect(await run(['import', exported], databaseUrl)).toMatchObject({
    code: 2,
    out: expect.stringContaining('empty'),
  });
  const again = path.join(folder, 'again.ndjson');
  expect(await run(['export', again], databaseUrl)).toMatchObject({ code: 0 });
  expect(readFileSync(again, 'utf8')).toBe(
    readFileSync(exported, 'utf8').replace(/"runner":"[^"]*"/g, '"runner":null'),
  );
  await playsOn({ databaseUrl }, people, id);
});

/** The table is as it was after ten moves, its people are known by their old cookies, and it goes on. */
async function playsOn(
  setting: { data?: string; databaseUrl?: string },
  people: readonly Person[],
  id: string,
): Promise<void> {
  const server = await ServerProcess.start(setting);
  for (const person of people) person.address = server.address;
  const places = people.map(person => person.at(id));
  await Promise.all(places.map(place => place.until(({ state }) => state !== undefined)));
  expect(places[0]!.state.seq).toBe(10);
  await places[0]!.until(({ chat }) => chat.includes('before the copy'));
  expect(await playOn(places, moves => moves >= 5)).toBe(5);
  for (const person of people) person.close();
  await server.end('SIGTERM');
}

test('copies are for nobody else to read, from the moment they are there', async () => {
  const data = freshFolder();
  const server = await ServerProcess.start({ data });
  await Person.called('Ann', server.address);
  const folder = freshFolder();
  const modes = new Set<string>();
  const watcher = watch(folder, (_event, name) => {
    const stats = statSync(path.join(folder, name ?? ''), { throwIfNoEntry: false });
    if (stats) modes.add((stats.mode & 0o777).toString(8));
  });
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  for (const [name, file] of [
    ['backup', 'copy.db'],
    ['export', 'copy.ndjson'],
  ] as const) {
    const copy = path.join(folder, file);
    expect(await run([name, copy, '--data', data])).toMatchObject({ code: 0 });
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  }
  watcher.close();
  expect([...modes]).toEqual(['600']);
  await server.end('SIGTERM');
}, 60_000);

test('a database of another Hanga can be backed up as it is, but not exported', async () => {
  const data = freshFolder();
  await (await ServerProcess.start({ data })).end('SIGTERM');
  const folder = freshFolder();
  for (const [change, why] of [
    ['version - 1', 'older Hanga'],
    ['version + 2', 'newer Hanga'],
  ] as const) {
    const database = new DatabaseSync(path.join(data, 'hanga.db'));
    database.exec(`update hanga_schema set version = ${change}`);
    database.close();
    const file = path.join(folder, why);
    expect(await run(['export', file, '--data', data])).toMatchObject({ code: 2, out: expect.stringContaining(why) });
    expect(await run(['backup', file, '--data', data])).toMatchObject({ code: 0 });
  }
}, 60_000);

test('what is no whole export is refused, and nothing of it stays', async () => {
  const folder = freshFolder();
  const file = path.join(folder, 'bad.ndjson');
  const head = '{"hanga":"export","format":1}';
  const player = '{"players":{"id":"x","name":"X","account":null,"password":null,"channels":"{}","created_at":1}}';
  for (const [text, why] of [
    ['hello', 'not an export'],
    ['{"a":1}', 'not an export'],
    ['{"hanga":"export","format":99}', 'newer'],
    [`${head}\n${player}`, 'cut short'],
    [`${head}\n${player}\n{"end":2}`, 'cut short'],
    [`${head}\n{"pirates":{"id":1}}\n{"end":1}`, 'line 2: this is not a row'],
  ] as const) {
    writeFileSync(file, text);
    expect(await run(['import', file, '--data', folder])).toMatchObject({ code: 2, out: expect.stringContaining(why) });
  }
  writeFileSync(file, `${head}\n${player}\n{"end":1}`);
  expect(await run(['import', file, '--data', folder])).toMatchObject({ code: 0 });
  expect(await run(['import', path.join(folder, 'nowhere'), '--data', freshFolder()])).toMatchObject({ code: 2 });
  expect(await run(['export', path.join(folder, 'x'), '--data', path.join(folder, 'nowhere')])).toMatchObject({
    code: 2,
  });
});
