import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { Relay } from './support/relay.ts';
import { eventually, within } from './support/within.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

const asked = async (server: ServerProcess, path: string): Promise<string> => {
  const response = await within(3000, path, fetch(server.address + path));
  return `${response.status} ${await response.text()}`;
};

test('a server whose database hangs is alive and not ready, says so in time, and is ready again when it answers', async () => {
  const { relay, url } = await Relay.before(await postgres.database('health'));
  const server = await ServerProcess.start({ databaseUrl: url });
  for (const path of ['/livez', '/readyz', '/healthz']) expect(await asked(server, path)).toBe('200 ok\n');
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { id } = await seated(people);
  relay.hold();
  expect(await asked(server, '/livez')).toBe('200 ok\n');
  // Also those who ask while others wait for an answer.
  const impatient = await Promise.all(Array.from({ length: 20 }, () => asked(server, '/healthz')));
  expect(new Set(impatient)).toEqual(new Set(['503 the database does not answer\n']));
  expect(await asked(server, '/readyz')).toBe('503 the database does not answer\n');
  expect(await asked(server, '/livez')).toBe('200 ok\n');
  relay.release();
  await eventually('ready again', async () => (await asked(server, '/readyz')) === '200 ok\n');
  relay.close();
  expect(await asked(server, '/readyz')).toBe('503 the database does not answer\n');
  await eventually('something is logged', () => server.log !== '');
  // Lines of one table belong together, and nobody can open it with what they say.
  expect(server.log).not.toContain(id);
  for (const person of people) {
    expect(server.log).not.toContain(person.id);
    person.close();
  }
  await server.kill();
}, 60_000);
