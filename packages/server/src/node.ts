import type { ServerContext } from './context.ts';
import type { Timer } from './environment.ts';
import { Admin } from './house/admin.ts';
import { House } from './house/house.ts';
import type { Route } from './net/api/call.ts';
import { Invitations } from './net/api/invitations.ts';
import { TableOpener } from './net/api/openTable.ts';
import { withPatience } from './net/api/patience.ts';
import { peopleRoutes } from './net/api/people.ts';
import { tableRoutes } from './net/api/tables.ts';
import { botRoutes } from './net/botApi/index.ts';
import { News } from './net/botApi/news.ts';
import { Streams } from './net/botApi/streams.ts';
import { Buckets } from './net/bounds.ts';
import { Connections } from './net/connections.ts';
import { linkRoutes } from './net/links/index.ts';
import { Lobby } from './net/lobby.ts';
import { LobbyPresence } from './net/presence.ts';
import { Bus } from './nodes/bus.ts';
import { AccessTokens } from './people/accessTokens.ts';
import { Retention } from './people/retention.ts';
import { Sessions } from './people/sessions.ts';
import { TablePortraits } from './pictures/portraits.ts';
import type { Printer } from './pictures/printer.ts';
import { Tables } from './table/tables.ts';

/** What surrounds a node: the machine, the database, who thinks for bots, how absent players are told. */
export type NodeSetup = Omit<ServerContext, 'onListed' | 'onSeen' | 'house'> & {
  readonly pushKey: string;
  /** What links show: the page they lead to, and who prints their pictures. Without it they show nothing. */
  readonly links?: { readonly page?: string; readonly printer: Printer };
};

/** One node of the server, without the web around it: a process has one, and a simulation several. */
export interface Node {
  readonly routes: readonly Route[];
  readonly connections: Connections;
  readonly admin: Admin;
  readonly context: ServerContext;
  /** Whether the player of a seat looks at the table through another node. */
  isElsewhere(table: string, seat: number): Promise<boolean>;
  /** Plays bots and runs clocks from now on, and hears other nodes. */
  start(): Promise<void>;
  /** Ends what is under way and stores what is in memory. */
  stop(): Promise<void>;
}

export async function createNode({ pushKey, links, ...surroundings }: NodeSetup): Promise<Node> {
  const { store, options, clock } = surroundings;
  const lobby = new Lobby(store, clock, id => presence.at(id));
  const house = new House(store, clock);
  await house.read();
  const context: ServerContext = {
    ...surroundings,
    house,
    onListed(id, line) {
      lobby.changed(id, line);
      tellNews(id);
    },
    onSeen: id => presence.changed(id),
  };
  const sessions = new Sessions(store, context);
  // When no node at all was up before this one, clocks go on from now.
  const upSince = (await store.nodes.isAnyAlive(clock.now())) ? undefined : clock.now();
  const tables = new Tables(context, upSince);
  const presence = new LobbyPresence(
    context,
    id => tables.inMemory(id)?.present ?? [],
    id => void lobby.heard(id).catch(() => {}),
  );
  const news = new News(context, tables);
  const tellNews = (id: string): void => {
    news.changed(id).catch((error: unknown) => context.log.warn({ err: error }, 'a program could not be told'));
  };
  const bus = new Bus(context, tables, lobby, sessions, news, presence);
  const accessTokens = new AccessTokens(store, context, sessions);
  const streams = new Streams(context, accessTokens, sessions);
  const opener = new TableOpener(context, tables);
  const invitations = new Invitations(context, tables, news);
  const { chatPerMinute } = options.limits;
  const chatBuckets = new Buckets(chatPerMinute / 60, chatPerMinute / 2);
  const removing = { context, tables, sessions };
  const admin = new Admin(removing);
  const retention = new Retention(removing);
  let cleaning: Timer | undefined;
  const connections = new Connections({ context, tables, lobby, chatBuckets }, sessions);
  return {
    routes: [
      ...[
        ...peopleRoutes({ context, tables, sessions, accessTokens, pushKey, admin }),
        ...(links
          ? linkRoutes({ ...links, context, portraits: new TablePortraits(context, tables, links.printer) })
          : []),
        ...tableRoutes({ context, tables, lobby, sessions, opener, invitations }),
      ].map(route => withPatience(route, context.timers)),
      ...botRoutes({ context, tables, tokens: accessTokens, streams, news, opener, invitations }),
    ],
    connections,
    admin,
    context,
    isElsewhere: (table, seat) => bus.isElsewhere(table, seat),
    async start() {
      await bus.start();
      tables.start();
      house.listen({ onReopened: () => tables.reopened() });
      cleaning = retention.start();
      presence.start();
    },
    async stop() {
      cleaning?.cancel();
      connections.stop();
      streams.stop();
      presence.stop();
      await tables.stop();
      connections.cut();
      await bus.stop();
    },
  };
}
