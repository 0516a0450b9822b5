import type { AddressInfo } from 'node:net';
import { type ClientStatus, HangaClient, PROTOCOL, type SocketLike } from '@hanga/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from './support/within.ts';

type Message = { readonly t: string } & Record<string, unknown>;

/** A server that says what the test tells it to, to see what the client makes of it. */
class Puppet {
  readonly #server = new WebSocketServer({ port: 0 });
  readonly heard: Message[] = [];
  socket: WebSocket | undefined;
  onMessage: (message: Message) => void = () => {};

  constructor(protocol = PROTOCOL) {
    this.#server.on('connection', socket => {
      this.socket = socket;
      socket.on('message', data => {
        const message = JSON.parse(String(data)) as Message;
        this.heard.push(message);
        this.onMessage(message);
      });
      this.say({ t: 'welcome', protocol });
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  say(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  until(holds: () => boolean): Promise<void> {
    return eventually(String(holds), holds);
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function start(protocol?: number): { puppet: Puppet; client: HangaClient; statuses: ClientStatus[] } {
  const puppet = new Puppet(protocol);
  const statuses: ClientStatus[] = [];
  const client = new HangaClient({
    open: () => new WebSocket(puppet.url) as unknown as SocketLike,
    onStatus: status => statuses.push(status),
    waits: { first: 10, longest: 30, silence: 300 },
  });
  open.push(client, puppet);
  return { puppet, client, statuses };
}

const state = (from: number, seq: number) => ({
  t: 'state',
  table: 'T',
  from,
  seq,
  question: seq,
  move: seq,
  viewer: 'spectator',
  view: { viewer: 'spectator' },
  toAct: [],
  legal: [],
  canRedo: false,
  commitment: '',
  log: [],
});

test('a gap asks for a fresh view; nothing is shown out of order or twice', async () => {
  const { puppet, client } = start();
  const seen: number[] = [];
  client.watch('T', { onState: ({ seq }) => seen.push(seq) });
  await puppet.until(() => puppet.heard.length === 1);
  puppet.say(state(4, 4));
  puppet.say(state(4, 5));
  puppet.say(state(6, 7));
  await puppet.until(() => puppet.heard.length === 2);
  expect(puppet.heard[1]).toEqual({ t: 'watch', table: 'T', since: 5 });
  expect(seen).toEqual([4, 5]);
  puppet.say(state(5, 7));
  puppet.say(state(3, 4));
  puppet.say(state(7, 8));
  await puppet.until(() => seen.length === 4);
  expect(seen).toEqual([4, 5, 7, 8]);
});

test('a click made while there is no server is sent when there is one, again and again under one key', async () => {
  const { puppet, client, statuses } = start();
  const table = client.watch('T', {});
  await puppet.until(() => puppet.heard.length === 1);
  puppet.say(state(0, 3));
  await puppet.until(() => table.state !== undefined);
  puppet.socket?.terminate();
  await puppet.until(() => client.status !== 'online');
  const answer = table.move({ kind: 'take' });
  expect(table.pending).toBe(1);
  const commands = (): Message[] => puppet.heard.filter(message => message.t === 'do');
  // Three servers take it and die before they answer.
  for (const times of [1, 2, 3]) {
    await puppet.until(() => commands().length === times);
    puppet.socket?.terminate();
  }
  await puppet.until(() => commands().length === 4);
  expect(new Set(commands().map(command => command['key'])).size).toBe(1);
  expect(commands()[0]).toMatchObject({ table: 'T', what: { kind: 'move', question: 3, action: { kind: 'take' } } });
  // Each time it first asks for what it missed.
  const asked = puppet.heard.filter(message => message.t === 'watch').slice(1);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const watch of asked) expect(watch).toEqual({ t: 'watch', table: 'T', since: 3 });
  puppet.say({ t: 'done', table: 'T', key: commands()[0]!['key'] });
  expect(await answer).toBeUndefined();
  expect(table.pending).toBe(0);
  expect(statuses).toContain('waiting');
});

test('a socket that says nothing any more is replaced', async () => {
  const { puppet, client } = start();
  await puppet.until(() => client.status === 'online');
  const first = puppet.socket;
  await puppet.until(() => puppet.heard.some(message => message.t === 'ping'));
  await puppet.until(() => puppet.socket !== first && client.status === 'online');
});

test('a server that speaks another version is not spoken to', async () => {
  const { puppet, client } = start(PROTOCOL + 1);
  client.watch('T', {});
  await puppet.until(() => client.status === 'outdated');
  expect(puppet.heard).toEqual([]);
});
