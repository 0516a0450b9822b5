import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

/** Copies one stored table many times over, straight in the database. */
function multiply(data: string, id: string, times: number): void {
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  const number = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)';
  const columns =
    'game, status, listed, rev, meta, seed, state, state_seq, state_rules, result, rated, wake_at, runner, created_at, updated_at';
  database.exec('begin');
  database
    .prepare(
      `insert into tables (id, ${columns}) ${number} select printf('%022d', i), ${columns} from n, tables where id = ?`,
    )
    .run(times, id);
  const entry = 'seq, kind, seat, action, events, key, rules, at';
  database
    .prepare(
      `insert into entries (table_id, ${entry}) ${number} select printf('%022d', i), ${entry} from n, entries where table_id = ?`,
    )
    .run(times, id);
  database.exec('commit');
  database.close();
}

const read = (pid: number): number => Number(/^rchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);

test('a hundred thousand stored tables are not read at the start, and any of them can be played on', async () => {
  const data = freshFolder();
  const before = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, before.address)));
  const { id, places } = await seated(people);
  await playOn(places, moves => moves >= 8);
  for (const person of people) person.close();
  await before.end('SIGTERM');
  const empty = await ServerProcess.start({ data });
  const atStart = read(empty.pid);
  await empty.kill();

  multiply(data, id, 100_000);
  const full = await ServerProcess.start({ data });
  // The copies take some 300 MB on disk: what is read beyond an empty start is no part of them.
  expect(read(full.pid) - atStart).toBeLessThan(5_000_000);
  for (const person of people) person.address = full.address;
  for (const number of [1, 50_000, 100_000]) {
    const one = people.map(person => person.at(`${number}`.padStart(22, '0')));
    await Promise.all(one.map(place => place.until(({ state }) => state?.seq === 8)));
    expect(await playOn(one, moves => moves >= 3)).toBe(3);
  }
  await people[0]!.get('/api/tables');
  for (const person of people) person.close();
  expect(await full.end('SIGTERM')).toBe(0);
});
