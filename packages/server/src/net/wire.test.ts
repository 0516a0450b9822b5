import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Acceptor } from './handshake.ts';
import type { TransportListener } from './transport.ts';
import type { Wire } from './wire.ts';

const MOST = 100_000;

/** Everything that an end is told, and a way to wait for it. */
class Diary implements TransportListener {
  readonly lines: string[] = [];
  readonly #events = new EventEmitter();

  #write(line: string): void {
    this.lines.push(line);
    this.#events.emit('line');
  }

  onText(text: string): void {
    this.#write(`text ${text}`);
  }

  onBinary(): void {
    this.#write('binary');
  }

  onControl(): void {
    this.#write('control');
  }

  onStuck(): void {
    this.#write('stuck');
  }

  onGone(): void {
    this.#write('gone');
  }

  async until(line: string): Promise<void> {
    const signal = AbortSignal.timeout(20_000);
    while (!this.lines.includes(line)) await once(this.#events, 'line', { signal });
  }
}

const servers: http.Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

/** A server with one wire for each socket that comes, and how many it refused. */
async function listening(): Promise<{ port: number; refused: () => number; wire: Promise<Wire>; diary: Diary }> {
  const diary = new Diary();
  const server = http.createServer();
  servers.push(server);
  let refused = 0;
  const acceptor = new Acceptor(() => refused++);
  const wire = new Promise<Wire>(resolve => {
    server.on('upgrade', (request, stream) => {
      acceptor.accept(request, stream, wire => {
        wire.listen(diary, MOST);
        resolve(wire);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, refused: () => refused, wire, diary };
}

async function connected(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

const closing = async (socket: WebSocket): Promise<unknown> => (await once(socket, 'close'))[0];

test('texts, binary messages, pings and pongs reach the other end', async () => {
  const { port, wire, diary } = await listening();
  const socket = await connected(port);
  socket.send('版画');
  socket.send(Buffer.of(1, 2));
  const pong = once(socket, 'pong');
  socket.ping('here?');
  expect(String((await pong)[0])).toBe('here?');
  const message = once(socket, 'message');
  (await wire).send('é');
  expect(String((await message)[0])).toBe('é');
  expect(diary.lines.splice(0)).toEqual(['text 版画', 'binary', 'control']);
  (await wire).ping();
  expect((await wire).isAlive).toBe(false);
  await diary.until('control');
  expect((await wire).isAlive).toBe(true);
  socket.close();
  await diary.until('gone');
});

test('a message may come in 64 frames, and no more', async () => {
  const { port, diary } = await listening();
  const socket = await connected(port);
  const parts = (count: number): void => {
    for (let n = 1; n < count; n++) socket.send('x', { fin: false });
    socket.send('y', { fin: true });
  };
  parts(64);
  await diary.until(`text ${'x'.repeat(63)}y`);
  parts(65);
  expect(await closing(socket)).toBe(1008);
  await diary.until('gone');
  expect(diary.lines).toHaveLength(2);
});

test('a frame that drips in byte by byte is not waited for for ever', async () => {
  const { port, diary } = await listening();
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(socket, 'data');
  socket.write(Buffer.of(0x81, 0xfe, 0x1f, 0x40, 0, 0, 0, 0));
  const frames: Buffer[] = [];
  socket.on('data', bytes => frames.push(bytes));
  // Each byte is a piece of its own when the server has read the one before.
  for (let n = 0; n < 8000 && frames.length === 0 && !socket.destroyed; n++) {
    socket.write('x');
    await new Promise(resolve => setImmediate(() => setImmediate(resolve)));
  }
  expect(Buffer.concat(frames).readUInt16BE(2)).toBe(1008);
  await diary.until('gone');
  expect(diary.lines).toEqual(['gone']);
});

test.each([
  ['texts', (wire: Wire) => wire.send('x'.repeat(1000))],
  ['short texts', (wire: Wire) => wire.send('')],
  ['pings', (wire: Wire) => wire.ping()],
])('whoever reads no %s is cut', async (_, say) => {
  const { port, wire, diary } = await listening();
  const socket = await connected(port);
  socket.pause();
  const its = await wire;
  // What the system takes is not our memory; beyond that it waits here.
  for (let n = 0; n < 1000 && its.backlog === 0; n++) {
    its.send('x'.repeat(10_000));
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(its.backlog).toBeLessThan(MOST);
  for (let n = 0; n < MOST && !diary.lines.includes('stuck'); n++) {
    say(its);
    expect(its.backlog).toBeLessThan(MOST + 2000);
  }
  await diary.until('gone');
  expect(diary.lines).toEqual(['stuck', 'gone']);
  socket.terminate();
});

test('a goodbye says why; who does not answer it is cut', async () => {
  const polite = await listening();
  const socket = await connected(polite.port);
  const end = closing(socket);
  (await polite.wire).close(1008);
  expect(await end).toBe(1008);
  await polite.diary.until('gone');

  const rude = await listening();
  const deaf = await connected(rude.port);
  deaf.pause();
  const its = await rude.wire;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  its.close(1008);
  vi.advanceTimersByTime(4999);
  expect(rude.diary.lines).toEqual([]);
  vi.advanceTimersByTime(1);
  await rude.diary.until('gone');
  deaf.terminate();
});

test('what asks for a WebSocket in no way that there is is refused', async () => {
  const { port, refused } = await listening();
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
  expect(refused()).toBe(1);
});
