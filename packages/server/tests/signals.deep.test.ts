import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Person, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { Relay } from './support/relay.ts';
import { isRunning, treeOf } from './support/tree.ts';
import { eventually, within } from './support/within.ts';

/** What whoever runs a server may count on, and some: it gives up after 4 s by itself, and those who run it wait for 10. */
const BOUND = 9000;
const root = fileURLToPath(new URL('../../..', import.meta.url));

const ended = (server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> =>
  within(BOUND, `${signal} ends the server`, server.end(signal));

/** A table at which a strong bot thinks for as long as it is let. */
async function thinking(server: ServerProcess): Promise<Person> {
  const ann = await Person.called('Ann', server.address);
  const id = await ann.open({ seats: [0, 1, 2].map(() => ({ kind: 'bot', level: 'master' })), sit: false });
  const place = ann.at(id);
  await place.until(({ table }) => table !== undefined);
  expect(await place.do({ kind: 'start' })).toBeUndefined();
  await place.until(({ state }) => state !== undefined);
  return ann;
}

describe.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s', signal => {
  test('ends a server whose bots think', async () => {
    const server = await ServerProcess.start({ flags: ['--bot-thinks', '600000', '--log', 'warn'] });
    const ann = await thinking(server);
    expect(await ended(server, signal)).toBe(0);
    expect(server.log).toBe('');
    ann.close();
  }, 30_000);
});

describe('a database that does not answer', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  }, 60_000);
  afterAll(() => postgres.stop());

  test('PostgreSQL hangs: the server gives it up, says so, and ends', async () => {
    const { relay, url } = await Relay.before(await postgres.database('stuck'));
    const server = await ServerProcess.start({ databaseUrl: url });
    const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
    const { places } = await seated(people);
    relay.hold();
    const acting = places.find(({ state, table }) => state.toAct[0] === table.you.seat)!;
    void acting.subscription.move(acting.state.legal[0] as object);
    void fetch(`${server.address}/api/tables`).catch(() => {});
    expect(await ended(server, 'SIGTERM')).toBe(1);
    expect(server.log).toContain('the database did not answer: ending without a last word to it');
    for (const person of people) person.close();
    relay.close();
  }, 30_000);

  test('PostgreSQL is gone: the server says so, and ends', async () => {
    const { relay, url } = await Relay.before(await postgres.database('gone'));
    const server = await ServerProcess.start({ databaseUrl: url });
    relay.close();
    expect(await ended(server, 'SIGTERM')).toBe(1);
    expect(server.log).toMatch(/not everything could be stored in the end|did not answer: ending/);
  }, 30_000);

  test('PostgreSQL is slow, and pages come back at once when they are cut: the server ends as it should', async () => {
    const { relay, url } = await Relay.before(await postgres.database('slow'));
    const server = await ServerProcess.start({ databaseUrl: url });
    let isOver = false;
    let opened = 0;
    const keepComing = (): void => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
      socket.on('open', () => opened++);
      socket.on('error', () => {});
      socket.on('close', () => {
        if (!isOver) keepComing();
      });
    };
    for (let n = 0; n < 10; n++) keepComing();
    await eventually('all are there', () => opened >= 10);
    relay.slow(100);
    const code = await ended(server, 'SIGTERM').finally(() => {
      isOver = true;
    });
    expect(code).toBe(0);
    relay.close();
  }, 30_000);

  test('the thread of the embedded database is stuck: the server ends all the same', async () => {
    const data = freshFolder();
    const server = await ServerProcess.start({ data });
    const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
    const { places } = await seated(people);
    const other = new DatabaseSync(path.join(data, 'hanga.db'));
    other.exec('begin immediate');
    const acting = places.find(({ state, table }) => state.toAct[0] === table.you.seat)!;
    void acting.subscription.move(acting.state.legal[0] as object);
    for (let n = 0; n < 30; n++) void Person.called(`Somebody ${n}`, server.address).catch(() => {});
    await ended(server, 'SIGTERM');
    other.exec('rollback');
    other.close();
    for (const person of people) person.close();
  }, 30_000);
});

describe.runIf(process.platform === 'linux')('npm start', () => {
  const started: number[] = [];
  afterAll(() => {
    for (const pid of started) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });

  /** The whole tree: npm, our script, the server. In a group of its own, as under a terminal or a supervisor. */
  async function npmStart(): Promise<{ npm: ChildProcess; address: string; tree: number[] }> {
    const args = ['start', '--', '--no-page', '--port', '0', '--data', freshFolder(), '--bot-thinks', '600000'];
    const npm = spawn('npm', args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const log: string[] = [];
    npm.stderr.on('data', (data: Buffer) => log.push(String(data)));
    const address = new Promise<string>((resolve, reject) => {
      npm.once('exit', code => reject(new Error(`npm start ended with ${code}: ${log.join('')}`)));
      npm.stdout.on('data', (data: Buffer) => {
        const found = /http:\/\/[^/\s]+/.exec(String(data));
        if (found) resolve(found[0]);
      });
    });
    const found = await within(120_000, 'npm start', address);
    const tree = treeOf(npm.pid as number);
    started.push(...tree);
    return { npm, address: found, tree };
  }

  const serverIn = (tree: readonly number[]): number => tree.at(-1) as number;

  test.each([
    ['SIGTERM to npm', ({ pid }: ChildProcess) => process.kill(pid as number, 'SIGTERM')],
    [
      'SIGTERM to its script',
      (_: ChildProcess, tree: readonly number[]) => process.kill(tree.at(-2) as number, 'SIGTERM'),
    ],
    ['Ctrl-C, which all of them get', ({ pid }: ChildProcess) => process.kill(-(pid as number), 'SIGINT')],
    ['a terminal that closes', ({ pid }: ChildProcess) => process.kill(-(pid as number), 'SIGHUP')],
  ])(
    '%s ends the server too',
    async (_what, end) => {
      const { npm, address, tree } = await npmStart();
      expect(tree.length).toBeGreaterThanOrEqual(3);
      const server = serverIn(tree);
      const response = await fetch(`${address}/livez`);
      expect(response.status).toBe(200);
      end(npm, tree);
      await eventually('the server ends', () => !isRunning(server), BOUND);
      await eventually('nothing stays behind', () => !tree.some(isRunning), BOUND);
    },
    180_000,
  );
});
