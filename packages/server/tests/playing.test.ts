import { expect, test } from 'vitest';
import { Person, playOn, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';

test('three people play a whole game over sockets', async () => {
  const server = await ServerProcess.start();
  const people = await Promise.all(['Ann', 'Bob', 'Cho'].map(name => Person.called(name, server.address)));
  const { id, places } = await seated(people);
  await playOn(places, () => false);
  await Promise.all(places.map(place => place.until(({ table }) => table.status === 'finished')));
  const [{ table }] = places as [(typeof places)[0]];
  expect(table).toMatchObject({ status: 'finished', result: { rated: true, stoodIn: [] } });
  const record = await people[0]!.get<{ moves: unknown[]; seed: string }>(`/api/tables/${id}/record`);
  expect(record.seed).toBe(table.seed);
  for (const person of people) person.close();
  expect(await server.end('SIGTERM')).toBe(0);
});
