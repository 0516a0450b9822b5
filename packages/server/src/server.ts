import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BotPool } from './bots/pool.ts';
import { machine } from './environment.ts';
import { gamesOf } from './games.ts';
import { LocalDoor } from './house/localDoor.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { makeApp } from './net/app.ts';
import { firstPage } from './net/links/index.ts';
import { htmlIn } from './net/page.ts';
import { addRoutes } from './net/routes.ts';
import { Sockets } from './net/sockets.ts';
import { createNode, type Node } from './node.ts';
import { newPushKeys, type PushKeys } from './notify/push.ts';
import { Turns } from './notify/turns.ts';
import { codeOf, OperatorError } from './operatorError.ts';
import type { ServerOptions } from './options.ts';
import { argonPasswords } from './people/passwords.ts';
import { ThreadPrinter } from './pictures/printer.ts';
import { ANSWERS_WITHIN } from './storage/engine.ts';
import { openStore, type Store } from './storage/store.ts';

/** Milliseconds that a server which is told to end waits for its database. */
const LAST_PATIENCE = 4000;

export interface RunningServer {
  readonly port: number;
  /**
   * Ends what is under way, stores what is in memory, closes everything. `gaveUp`: the database did not answer in time,
   * and whoever runs the process ends it. Everything that a player was told is stored all the same.
   */
  stop(): Promise<'stopped' | 'gaveUp'>;
}

/** A node on a real machine: web server, sockets, bot threads, database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const id = machine.random.bytes(6).toString('hex');
  const log = makeLog(options, id, machine.random);
  const store = await openStore(options, id, table => log.error({ table }, 'a table is damaged and is not shown'));
  try {
    // By then every statement that began before a game's end has been answered, or been given up by the database.
    const packAfter = Math.max(options.packAfter, store.engine.isShared ? ANSWERS_WITHIN : 0);
    return await startOn(store, id, { ...options, packAfter }, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOn(store: Store, id: string, options: ServerOptions, log: Logger): Promise<RunningServer> {
  const metrics = makeMetrics();
  const bots = new BotPool(options.games, options.botThinks);
  metrics.botsWaiting(() => bots.waiting);
  const keys = JSON.parse(await store.people.setting('push', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const games = await gamesOf(options.games);
  const page = options.page === undefined ? undefined : htmlIn(options.page);
  const printer = options.portraits === undefined ? undefined : new ThreadPrinter(options.portraits, machine.timers);
  const turns = new Turns({ ...machine, options, store, log, metrics }, keys);
  const surroundings = {
    ...machine,
    node: id,
    options,
    games,
    store,
    bots,
    passwords: argonPasswords,
    outbox: turns,
    metrics,
    log,
    pushKey: keys.publicKey,
    ...(printer && { links: { printer, ...(page !== undefined && { page }) } }),
    async onTurn(turn: Parameters<Turns['tell']>[0]) {
      try {
        if (!(await node.isElsewhere(turn.table, turn.seat))) await turns.tell(turn);
      } catch (error) {
        log.warn({ err: error }, 'a player could not be told of their turn');
      }
    },
  };
  const node: Node = await createNode(surroundings);
  const titles = [...games].map(([game, { title }]) => title ?? game);
  const [first] = games.keys();
  const { publicUrl } = options;
  const isShown = printer !== undefined && publicUrl !== undefined && first !== undefined;
  const app = await makeApp(surroundings, page && isShown ? firstPage(page, publicUrl, titles, first) : page);
  addRoutes(app, node.routes, options);
  const sockets = new Sockets(surroundings, node.connections);
  sockets.add(app);
  await node.start();
  try {
    await app.listen({ port: options.port, host: options.host, backlog: 4096 });
  } catch (error) {
    await node.stop();
    throw listenTrouble(error, options);
  }
  await countRest(store, log);
  const door = store.engine.name === 'sqlite' ? await LocalDoor.open(node.context, node.admin) : undefined;
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, storage: store.engine.name }, 'serving');
  return { port, stop: () => stop({ node, app, sockets, bots, store, log, door, ...(printer && { printer }) }) };
}

/** Finished tables that a crash kept from being counted. One that cannot be is not to keep a server from starting. */
async function countRest(store: Store, log: Logger): Promise<void> {
  for (const table of await store.ratings.uncounted(1000)) {
    await store.ratings
      .count(table)
      .catch((error: unknown) => log.error({ table, err: error }, 'ratings were not counted'));
  }
}

interface Parts {
  readonly node: Node;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly bots: BotPool;
  readonly printer?: ThreadPrinter;
  readonly store: Store;
  readonly log: Logger;
  readonly door: LocalDoor | undefined;
}

async function stop({ node, app, sockets, bots, printer, store, log, door }: Parts): Promise<'stopped' | 'gaveUp'> {
  log.info('stopping');
  sockets.stop();
  const end = async (): Promise<'stopped'> => {
    // Nobody waits for a thought: whoever runs the table next thinks again.
    await Promise.all([bots.stop(), printer?.stop()]);
    await door?.close();
    await node.stop();
    await app.close();
    await store.close();
    return 'stopped';
  };
  return await new Promise(resolve => {
    const timer = machine.timers.after(LAST_PATIENCE, () => {
      log.error('the database did not answer: ending without a last word to it');
      resolve('gaveUp');
    });
    end()
      .then(resolve, (error: unknown) => {
        log.error({ err: error }, 'not everything could be stored in the end');
        resolve('gaveUp');
      })
      .finally(() => timer.cancel());
  });
}

/** Why nobody can be let in at the address that was asked for. */
function listenTrouble(error: unknown, { host, port }: ServerOptions): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new OperatorError({ kind: 'portInUse', host, port }, error);
    case 'EACCES':
    case 'EPERM':
      return new OperatorError({ kind: 'portNotAllowed', host, port }, error);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return new OperatorError({ kind: 'noSuchAddress', host, port }, error);
    default:
      return error;
  }
}
