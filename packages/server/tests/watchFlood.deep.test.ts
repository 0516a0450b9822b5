import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { WebSocket as Socket } from 'ws';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { eventually, within } from './support/within.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

const STRANGERS = 40;
const FLOOD = 5000;
/** What a socket of the tests keeps unsent before it says more. */
const UNSENT = 16_384;

async function strangers(server: ServerProcess): Promise<WebSocket[]> {
  const sockets = Array.from(
    { length: STRANGERS },
    () => new Socket(`${server.address.replace('http', 'ws')}/socket`, { perMessageDeflate: false }),
  );
  const open = sockets.map(socket => new Promise(resolve => socket.once('message', resolve)));
  await within(20_000, 'sockets open', Promise.all(open));
  return sockets;
}

/** All ask for the table, as if they had seen far more of it than there is, as fast as they are heard. */
function flood(sockets: readonly WebSocket[], table: string): NodeJS.Timeout {
  const watch = JSON.stringify({ t: 'watch', table, since: 49_999 });
  return setInterval(() => {
    for (const socket of sockets) {
      for (let i = 0; i < 20 && socket.readyState === Socket.OPEN && socket.bufferedAmount < UNSENT; i++)
        socket.send(watch);
    }
  }, 20);
}

const inMemory = async (server: ServerProcess): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^hanga_tables_in_memory(?:\{.*\})? (\d+)/m.exec(text)?.[1]);
};

test.for(['sqlite', 'postgres'] as const)(
  'strangers who ask for a table without end keep nobody from playing, and leave nothing behind (%s)',
  { timeout: 120_000 },
  async engine => {
    const databaseUrl = engine === 'postgres' ? await postgres.database('flood') : undefined;
    const server = await ServerProcess.start({
      flags: ['--idle-after', '1'],
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
    const { id, places } = await seated(people);
    const sockets = await strangers(server);
    const flooding = flood(sockets, id);
    const end = performance.now() + FLOOD;
    const moves = playOn(places, count => count >= 10 && performance.now() > end);
    try {
      expect(await within(FLOOD + 40_000, 'moves are answered', moves)).toBeGreaterThan(0);
    } finally {
      clearInterval(flooding);
    }
    expect(await inMemory(server)).toBe(1);
    // All go while the last of what they asked has not had its turn.
    for (const socket of sockets) socket.terminate();
    for (const person of people) person.close();
    await eventually('nobody looks on any more', async () => (await inMemory(server)) === 0, 30_000);
    await server.kill();
  },
);

test('a watch on a connection that is gone before its turn leaves no watcher behind', async () => {
  const server = await ServerProcess.start({ flags: ['--idle-after', '1'] });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { id, places } = await seated(people);
  for (let round = 0; round < 5; round++) {
    const sockets = await strangers(server);
    for (const socket of sockets) {
      socket.send(JSON.stringify({ t: 'watch', table: id, since: 0 }), () => socket.terminate());
    }
    await playOn(places, moves => moves >= 2);
  }
  for (const person of people) person.close();
  await eventually('nobody looks on any more', async () => (await inMemory(server)) === 0, 30_000);
  await server.kill();
}, 120_000);
