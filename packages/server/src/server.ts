import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { machine } from './environment.ts';
import { gamesOf } from './games.ts';
import { makeMetrics } from './metrics.ts';
import { makeApp } from './net/app.ts';
import { addRoutes } from './net/routes.ts';
import { Sockets } from './net/sockets.ts';
import { createNode, type Node } from './node.ts';
import { newPushKeys, type PushKeys } from './notify/push.ts';
import { Turns } from './notify/turns.ts';
import type { ServerOptions } from './options.ts';
import { argonPasswords } from './people/passwords.ts';
import { openStore } from './storage/store.ts';

export interface RunningServer {
  readonly port: number;
  /** Ends what is under way, stores what is in memory, closes everything. */
  stop(): Promise<void>;
}

/** A node on a real machine: web server, sockets, bot threads, database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const id = machine.random.bytes(6).toString('hex');
  const log = pino({ level: options.logLevel, base: { node: id } }, pino.destination(2));
  const metrics = makeMetrics();
  const store = await openStore(options, id);
  const bots = new BotPool(options.games, options.botThinks);
  metrics.botsWaiting(() => bots.waiting);
  const keys = JSON.parse(await store.people.setting('push', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const turns = new Turns({ ...machine, options, store, log, metrics }, keys);
  const surroundings = {
    ...machine,
    node: id,
    options,
    games: await gamesOf(options.games),
    store,
    bots,
    passwords: argonPasswords,
    outbox: turns,
    metrics,
    log,
    pushKey: keys.publicKey,
    async onTurn(turn: Parameters<Turns['tell']>[0]) {
      try {
        if (!(await node.isElsewhere(turn.table, turn.seat))) await turns.tell(turn);
      } catch (error) {
        log.warn({ err: error }, 'a player could not be told of their turn');
      }
    },
  };
  const node: Node = await createNode(surroundings);
  const app = await makeApp(surroundings);
  addRoutes(app, node.routes);
  new Sockets(surroundings, node.connections).add(app);
  await node.start();
  try {
    await app.listen({ port: options.port, host: options.host, backlog: 4096 });
  } catch (error) {
    await node.stop();
    await store.close();
    throw error;
  }
  for (const table of await store.ratings.uncounted(1000)) await store.ratings.count(table);
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, storage: store.engine.name }, 'serving');

  return {
    port,
    async stop() {
      log.info('stopping');
      await node.stop();
      await app.close();
      await bots.stop();
      await store.close();
    },
  };
}
