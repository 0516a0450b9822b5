import { expect, test } from 'vitest';
import { machine } from '../environment.ts';
import { hashOf } from '../people/secrets.ts';
import { Sessions } from '../people/sessions.ts';
import type { Store } from '../storage/store.ts';
import type { ConnectionContext } from './connection.ts';
import { Connections } from './connections.ts';
import type { Transport } from './transport.ts';

/** A database where sessions are a list, and a clock that goes when it is told to. */
function world() {
  const players = new Map([
    ['desk', 'ann'],
    ['phone', 'ann'],
    ['other', 'bob'],
  ]);
  const byHash = new Map([...players].map(([token, player]) => [hashOf(token), player]));
  let lookups = 0;
  const people = {
    bySession: async (hash: string) => {
      lookups++;
      const id = byHash.get(hash);
      return id && { player: { id, name: id, hasAccount: true }, seenAt: 0 };
    },
    livingSessions: async (hashes: readonly string[]) => new Set(hashes.filter(hash => byHash.has(hash))),
  };
  const ticks: (() => void)[] = [];
  const context = {
    ...machine,
    clock: { now: () => 0, elapsed: () => 0 },
    timers: {
      ...machine.timers,
      every(_: number, task: () => void) {
        ticks.push(task);
        return { cancel: () => {} };
      },
    },
    options: { limits: { messagesPerSecond: 10, messageBurst: 10 } },
    metrics: { sockets: () => {} },
    house: { listen: () => {}, rules: {} },
  };
  const said: string[] = [];
  const store = { people, engine: { say: (word: string) => said.push(word) } } as unknown as Store;
  const sessions = new Sessions(store, context);
  const connections = new Connections({ context } as unknown as ConnectionContext, sessions);
  const enter = async (token: string): Promise<{ closed?: number }> => {
    const line: { closed?: number } = {};
    const close = (code: number): void => {
      line.closed ??= code;
    };
    const nothing = (): void => {};
    const deaf = { listen: nothing, send: nothing, ping: nothing, pause: nothing, resume: nothing, cut: nothing };
    const transport: Transport = { ...deaf, backlog: 0, isAlive: true, close };
    const identity = await connections.identify(token);
    connections.enter(transport, identity);
    return line;
  };
  return { sessions, enter, byHash, ticks, said, lookups: () => lookups };
}

test('a session that ended without a word is found out within two rounds of pings', async () => {
  const { enter, byHash, ticks } = world();
  const [desk, phone, nobody] = [await enter('desk'), await enter('phone'), await enter('unknown')];
  byHash.delete(hashOf('phone'));
  for (let n = 0; n < 300; n++) ticks[0]?.();
  await new Promise(resolve => setImmediate(resolve));
  expect([desk.closed, phone.closed, nobody.closed]).toEqual([undefined, 1008, undefined]);
});

test('after a gap in what other nodes say, nobody is taken at their word', async () => {
  const { enter, byHash, sessions } = world();
  const [desk, other] = [await enter('desk'), await enter('other')];
  byHash.delete(hashOf('other'));
  expect(await sessions.playerWith('other')).toMatchObject({ id: 'bob' });
  sessions.doubt();
  expect(await sessions.playerWith('other')).toBeUndefined();
  await new Promise(resolve => setImmediate(resolve));
  expect([desk.closed, other.closed]).toEqual([undefined, 1008]);
});

test('a session that ends while it is looked up is not remembered', async () => {
  const { byHash, sessions, lookups } = world();
  const looking = sessions.playerWith('phone');
  byHash.delete(hashOf('phone'));
  sessions.heardEnded({ hash: hashOf('phone') });
  expect(await looking).toBeUndefined();
  expect(lookups()).toBe(2);
  expect(await sessions.playerWith('phone')).toBeUndefined();
});
