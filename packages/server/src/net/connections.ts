import type { Timer } from '../environment.ts';
import { OutgoingMessage } from '../outgoing.ts';
import { type EndedSessions, hashOfToken, type Sessions } from '../people/sessions.ts';
import { Connection, type ConnectionContext } from './connection.ts';
import type { Transport } from './transport.ts';
import { closeCodes } from './wire.ts';

/** A connection that answers no ping within this time is gone. */
const PING_EVERY = 30_000;
/** Pinged in so many groups, one after the other: thousands at once would keep everybody waiting. */
const GROUPS = 150;
/** A session is looked up again at every so many pings, should the word that it has ended be lost. */
const PINGS_PER_CHECK = 2;

/** Who is at the other end of a connection, and by which session. */
export interface Identity {
  readonly player: string;
  /** The hash of its secret. */
  readonly session: string;
}

/** Everybody who is connected to this node. */
export class Connections {
  readonly #server: ConnectionContext;
  readonly #sessions: Sessions;
  readonly #groups = Array.from({ length: GROUPS }, () => new Map<Connection, Identity | undefined>());
  readonly #timer: Timer;
  #entered = 0;
  #pinged = 0;

  constructor(server: ConnectionContext, sessions: Sessions) {
    this.#server = server;
    this.#sessions = sessions;
    sessions.listen({
      onEnded: ended => this.#endSessions(ended),
      onDoubt: () => {
        for (const group of this.#groups) void this.#check(group);
      },
    });
    server.context.house.listen({
      onRules: house => {
        const message = new OutgoingMessage({ t: 'house', house });
        for (const connection of this.#all) connection.tell(message);
      },
    });
    server.context.metrics.sockets(() => this.#groups.reduce((sum, group) => sum + group.size, 0));
    this.#timer = server.context.timers.every(PING_EVERY / GROUPS, () => this.#pingNext());
  }

  get #all(): Connection[] {
    return this.#groups.flatMap(group => [...group.keys()]);
  }

  #pingNext(): void {
    const group = this.#groups[this.#pinged % GROUPS] as Map<Connection, Identity | undefined>;
    const round = Math.floor(this.#pinged++ / GROUPS);
    for (const connection of [...group.keys()]) connection.ping();
    if (round % PINGS_PER_CHECK === PINGS_PER_CHECK - 1) void this.#check(group);
  }

  /** Who a browser with this token is. It has to be known before any message is read. */
  async identify(token: string | undefined): Promise<Identity | undefined> {
    const session = hashOfToken(token);
    const player = await this.#sessions.playerWith(token);
    return session !== undefined && player ? { player: player.id, session } : undefined;
  }

  enter(transport: Transport, identity: Identity | undefined): Connection {
    const group = this.#groups[this.#entered++ % GROUPS] as Map<Connection, Identity | undefined>;
    const connection = new Connection(transport, identity?.player, this.#server, gone => group.delete(gone));
    group.set(connection, identity);
    return connection;
  }

  /** Connections of a session that is over are closed; the page connects again as who it is now. */
  #endSessions(ended: EndedSessions): void {
    const isEnded = ({ player, session }: Identity): boolean =>
      'hash' in ended ? session === ended.hash : player === ended.player && session !== ended.but;
    for (const group of this.#groups) {
      for (const [connection, identity] of group)
        if (identity && isEnded(identity)) connection.close(closeCodes.policy);
    }
  }

  async #check(group: ReadonlyMap<Connection, Identity | undefined>): Promise<void> {
    const asked = [...group].flatMap(([connection, identity]) =>
      identity ? [[connection, identity.session] as const] : [],
    );
    if (asked.length === 0) return;
    try {
      const living = await this.#sessions.living([...new Set(asked.map(([, session]) => session))]);
      for (const [connection, session] of asked) if (!living.has(session)) connection.close(closeCodes.policy);
    } catch (error) {
      this.#server.context.log.warn({ err: error }, 'sessions could not be looked up again');
    }
  }

  /** Closes with `goingAway`, so that pages connect again, to this node's successor or another. */
  stop(): void {
    this.#timer.cancel();
    for (const connection of this.#all) connection.close(closeCodes.goingAway);
  }

  cut(): void {
    for (const connection of this.#all) connection.cut();
  }
}
