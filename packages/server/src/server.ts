import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { gamesOf } from './games.ts';
import type { House } from './house.ts';
import { makeMetrics } from './metrics.ts';
import { addPeople } from './net/api/people.ts';
import { addTables } from './net/api/tables.ts';
import { makeApp } from './net/app.ts';
import { Buckets } from './net/bounds.ts';
import { Lobby } from './net/lobby.ts';
import { Sockets } from './net/sockets.ts';
import { Bus } from './nodes/bus.ts';
import { newPushKeys, type PushKeys } from './notify/push.ts';
import { Turns } from './notify/turns.ts';
import type { ServerOptions } from './options.ts';
import { Sessions } from './people/sessions.ts';
import { openStore } from './storage/store.ts';
import { Tables } from './table/tables.ts';

export interface RunningServer {
  readonly port: number;
  /** Ends what is under way, stores what is in memory, closes everything. */
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const node = randomBytes(6).toString('hex');
  const log = pino({ level: options.logLevel, base: { node } }, pino.destination(2));
  const metrics = makeMetrics();
  const store = await openStore(options, node);
  const lobby = new Lobby(store);
  const bots = new BotPool(options.games, options.botThinks);
  metrics.botsWaiting(() => bots.waiting);
  const keys = JSON.parse(await store.people.setting('push', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const turns = new Turns({ options, store, log, metrics, now: Date.now }, keys);
  const house: House = {
    node,
    options,
    games: await gamesOf(options.games),
    store,
    bots,
    metrics,
    log,
    now: Date.now,
    onListed: (id, line) => lobby.changed(id, line),
    async onTurn(turn) {
      try {
        if (!(await bus.isElsewhere(turn.table, turn.seat))) await turns.tell(turn);
      } catch (error) {
        log.warn({ table: turn.table, err: error }, 'a player could not be told of their turn');
      }
    },
  };
  const sessions = new Sessions(store);
  const tables = new Tables(house, await downUntil(house));
  const bus = new Bus(house, tables, lobby);
  const { chatPerMinute } = options.limits;
  const sockets = new Sockets({
    house,
    tables,
    lobby,
    chatBuckets: new Buckets(chatPerMinute / 60, chatPerMinute / 2),
  });

  const app = await makeApp(house);
  addPeople(app, { house, tables, sessions, pushKey: keys.publicKey });
  addTables(app, { house, tables, lobby, sessions });
  sockets.add(app, sessions);
  await bus.start();
  try {
    await app.listen({ port: options.port, host: options.host, backlog: 4096 });
  } catch (error) {
    sockets.stop();
    await bus.stop();
    await store.close();
    throw error;
  }
  tables.start();
  for (const id of await store.ratings.uncounted(1000)) await store.ratings.count(id);
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, storage: store.engine.name }, 'serving');

  return {
    port,
    async stop() {
      log.info('stopping');
      sockets.stop();
      await tables.stop();
      sockets.cut();
      await app.close();
      await bots.stop();
      await bus.stop();
      await store.close();
    },
  };
}

/** When no server at all was up before this one, clocks go on from now. */
async function downUntil({ store, now }: House): Promise<number | undefined> {
  return (await store.nodes.isAnyAlive(now())) ? undefined : now();
}
