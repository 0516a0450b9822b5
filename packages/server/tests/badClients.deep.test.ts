import { readFileSync } from 'node:fs';
import net from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const closed = (socket: WebSocket): Promise<number> =>
  new Promise(resolve => {
    socket.on('error', () => {});
    socket.on('close', code => resolve(code));
  });

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

/** A table that goes on meanwhile. Whoever disturbs others would disturb these. */
async function bystanders(
  server: ServerProcess,
): Promise<{ places: AtTable[]; stillPlay: () => Promise<void>; leave: () => void }> {
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { places } = await seated(people);
  return {
    places,
    async stillPlay() {
      const before = places[0]!.state.seq;
      await playOn(places, moves => moves >= 4);
      expect(places[0]!.state.seq).toBe(before + 4);
    },
    leave() {
      for (const person of people) person.close();
    },
  };
}

test('messages that make no sense are answered or cut off, and harm nobody', async () => {
  const server = await ServerProcess.start();
  const { places, stillPlay, leave } = await bystanders(server);
  const table = places[0]!.subscription.id;
  const stranger = await Person.called('Stranger', server.address);
  const anything = fc.anything({ maxDepth: 3 });
  const bent = fc.oneof(
    fc.string(),
    fc.json(),
    anything.map(value => JSON.stringify(value) ?? ''),
    fc
      .record({
        t: fc.constantFrom('watch', 'do', 'ping', 'lobby', '__proto__'),
        table: fc.oneof(fc.constant(table), anything),
        key: anything,
        what: anything,
        n: anything,
      })
      .map(value => JSON.stringify(value)),
    fc
      .record({
        kind: fc.constantFrom('move', 'undo', 'sit', 'arrange', 'settings', 'chat', 'start', 'back', 'leave', 'remove'),
        question: fc.integer(),
        action: fc.dictionary(fc.string(), anything),
        seat: anything,
        seats: anything,
        text: anything,
        name: anything,
        rev: anything,
      })
      .map(what => JSON.stringify({ t: 'do', table, key: 'fuzzed-key', what })),
  );
  for (const texts of fc.sample(fc.array(bent, { minLength: 30, maxLength: 30 }), { numRuns: 25, seed: 7 })) {
    const socket = stranger.socket();
    const end = closed(socket);
    await opened(socket);
    for (const text of texts) socket.send(text);
    socket.close();
    await end;
  }
  // A stranger changed nothing at the table, whatever was sent to it.
  expect(places[0]!.table.seats).toMatchObject([{ name: 'Ann' }, { name: 'Player 2' }]);
  expect(places[0]!.table.status).toBe('running');
  await stillPlay();
  leave();
  expect(server.log).not.toContain('"level":60');
  await server.kill();
});

test('huge, cut off, binary and unmasked frames end only the socket they came by', async () => {
  const server = await ServerProcess.start();
  const { stillPlay, leave } = await bystanders(server);
  const stranger = new Person(server.address);
  const huge = stranger.socket();
  const end = closed(huge);
  await opened(huge);
  huge.send('x'.repeat(100_000));
  expect(await end).toBe(1009);
  for (let i = 0; i < 25; i++) {
    const binary = stranger.socket();
    const ended = closed(binary);
    await opened(binary);
    for (let n = 0; n < 30; n++) binary.send(Buffer.alloc(50, i));
    expect(await ended).toBe(1008);
  }
  const handshake =
    'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
  for (const bytes of [
    Buffer.from(handshake.slice(0, 60)),
    Buffer.concat([Buffer.from(handshake), Buffer.of(0x81, 0xfe)]),
    Buffer.concat([Buffer.from(handshake), Buffer.of(0x81, 0x05, 1, 2, 3, 4, 5)]),
    Buffer.concat([Buffer.from(handshake), Buffer.of(0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)]),
    Buffer.from('\x16\x03\x01 hello, this is not HTTP at all\r\n\r\n'),
    Buffer.from(
      `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n{"name"`,
    ),
    Buffer.from(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  ]) {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(bytes);
    await new Promise(resolve => setTimeout(resolve, 30));
    socket.destroy();
  }
  await stillPlay();
  leave();
  await server.kill();
});

test('wrong seats and stale questions are refused; another origin is not let in', async () => {
  const server = await ServerProcess.start();
  const people = await Promise.all(['Ann', 'Bob', 'Eve'].map(name => Person.called(name, server.address)));
  const [, , eve] = people as [Person, Person, Person];
  const { id, places } = await seated(people.slice(0, 2));
  const [acting, waiting] = places[0]!.state.toAct[0] === 0 ? [places[0]!, places[1]!] : [places[1]!, places[0]!];
  const { legal, question } = acting.state;
  const action = legal[0] as Record<string, unknown>;
  expect(await waiting.do({ kind: 'move', question: waiting.state.question, action })).toEqual({
    kind: 'table',
    refusal: 'notYourTurn',
  });
  const outside = eve.at(id);
  await outside.until(({ state }) => state !== undefined);
  expect(outside.state).toMatchObject({
    legal: [],
    noUndo: 'nothingToUndo',
    canRedo: false,
    view: { viewer: 'spectator' },
  });
  expect(await outside.do({ kind: 'move', question, action })).toEqual({ kind: 'notSeated' });
  expect(await outside.do({ kind: 'remove', seat: 0 })).toEqual({ kind: 'notHost' });
  // A double click: the second one does not answer the next question.
  const both = await Promise.all([
    acting.do({ kind: 'move', question, action }),
    acting.do({ kind: 'move', question, action }),
  ]);
  expect(both.toSorted()).toEqual([{ kind: 'stale' }, undefined]);

  const foreign = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
    headers: { cookie: eve.cookie, origin: 'https://elsewhere.example' },
  });
  await expect(opened(foreign)).rejects.toThrow('403');
  const posted = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
    body: '{"name":"X"}',
  });
  expect(posted.status).toBe(403);
  for (const person of people) person.close();
  await server.kill();
});

test('a flood is read slowly or cut off; who reads nothing is cut off; memory stays bounded', async () => {
  const server = await ServerProcess.start({ flags: ['--messages-per-second', '20'] });
  const { places, stillPlay, leave } = await bystanders(server);
  const table = places[0]!.subscription.id;
  const stranger = await Person.called('Stranger', server.address);
  const before = memoryOf(server.pid);
  const flooders = Array.from({ length: 10 }, () => stranger.socket());
  const ends = flooders.map(closed);
  for (const socket of flooders) {
    await opened(socket);
    for (let n = 0; n < 3000; n++) socket.send(JSON.stringify({ t: 'ping', n }));
  }
  // Cut off with a word (1008), or before the word got through what was still being sent (1006).
  for (const end of await Promise.all(ends)) expect([1006, 1008]).toContain(end);
  // These ask for much and never read it.
  const deaf = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = stranger.socket();
      socket.on('error', () => {});
      await opened(socket);
      socket.pause();
      return socket;
    }),
  );
  for (let n = 0; n < 40; n++) {
    for (const socket of deaf)
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'watch', table, since: 0 }));
    if (n % 10 === 0) await stillPlay();
  }
  await stillPlay();
  expect(memoryOf(server.pid)).toBeLessThan(before + 150);
  for (const socket of deaf) socket.terminate();
  leave();
  await server.kill();
});

test('ten thousand connections opened and dropped leave nothing behind', async () => {
  const server = await ServerProcess.start();
  const { stillPlay, leave } = await bystanders(server);
  const junk = (n: number): Promise<void> =>
    new Promise(resolve => {
      const socket = net.connect(server.port, '127.0.0.1', () => {
        if (n % 4 === 1) socket.write('GET /socket HTTP/1.1\r\nHost: x\r\n');
        if (n % 4 === 2)
          socket.write(
            'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
          );
        if (n % 4 === 3) socket.write('\0\0\0');
        setImmediate(() => socket.destroy());
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  const thousands = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 100) await Promise.all(Array.from({ length: 100 }, (_, i) => junk(n + i)));
  };
  await thousands(2000);
  const before = memoryOf(server.pid);
  await thousands(8000);
  await stillPlay();
  expect(memoryOf(server.pid)).toBeLessThan(before + 100);
  const sockets = async (): Promise<string> =>
    /^hanga_sockets (\d+)/m.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1] ?? '';
  await expect.poll(sockets, { timeout: 20_000 }).toBe('2');
  leave();
  await server.kill();
});

test('an address gets only so many sockets and tables', async () => {
  const server = await ServerProcess.start({ flags: ['--sockets-per-address', '5', '--tables-per-address', '3'] });
  const person = await Person.called('Ann', server.address);
  const sockets = Array.from({ length: 8 }, () => person.socket());
  const outcomes = await Promise.all(
    sockets.map(socket =>
      opened(socket).then(
        () => 'in',
        error => String(error),
      ),
    ),
  );
  expect(outcomes.filter(outcome => outcome === 'in')).toHaveLength(5);
  expect(outcomes.filter(outcome => outcome.includes('429'))).toHaveLength(3);
  const answers = [];
  for (let n = 0; n < 5; n++) {
    const table = { key: `table-${n}-of-many`, game: 'kanagawa', seats: [{ kind: 'open' }, { kind: 'open' }] };
    answers.push((await person.request('POST', '/api/tables', table)).status);
  }
  expect(answers).toEqual([200, 200, 200, 429, 429]);
  await server.kill();
});
