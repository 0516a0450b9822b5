import type { Timer } from '../environment.ts';
import { type EndedSessions, hashOfToken, type Sessions } from '../people/sessions.ts';
import { Connection, type Line, type Switchboard } from './socket.ts';
import { closeCodes } from './wire.ts';

/** A connection that answers no ping within this time is gone. */
const PING_EVERY = 30_000;
/** Pinged in so many groups, one after the other: thousands at once would keep everybody waiting. */
const GROUPS = 150;
/** A session is looked up again at every so many pings, should the word that it has ended be lost. */
const PINGS_PER_CHECK = 2;

/** Whoever speaks on a connection, and by which session. */
export interface Speaker {
  readonly player: string;
  /** The hash of its secret. */
  readonly session: string;
}

/** Everybody who is connected to this node. */
export class Connections {
  readonly #board: Switchboard;
  readonly #sessions: Sessions;
  readonly #groups = Array.from({ length: GROUPS }, () => new Map<Connection, Speaker | undefined>());
  readonly #timer: Timer;
  #entered = 0;
  #pinged = 0;

  constructor(board: Switchboard, sessions: Sessions) {
    this.#board = board;
    this.#sessions = sessions;
    sessions.listen({
      onEnded: ended => this.#endSessions(ended),
      onDoubt: () => {
        for (const group of this.#groups) void this.#check(group);
      },
    });
    board.house.metrics.sockets(() => this.#groups.reduce((sum, group) => sum + group.size, 0));
    this.#timer = board.house.timers.every(PING_EVERY / GROUPS, () => this.#pingNext());
  }

  get #all(): Connection[] {
    return this.#groups.flatMap(group => [...group.keys()]);
  }

  #pingNext(): void {
    const group = this.#groups[this.#pinged % GROUPS] as Map<Connection, Speaker | undefined>;
    const round = Math.floor(this.#pinged++ / GROUPS);
    for (const connection of [...group.keys()]) connection.ping();
    if (round % PINGS_PER_CHECK === PINGS_PER_CHECK - 1) void this.#check(group);
  }

  /** Who a browser with this secret is: to be known before anything is read. */
  async speakerWith(token: string | undefined): Promise<Speaker | undefined> {
    const session = hashOfToken(token);
    const player = await this.#sessions.playerWith(token);
    return session !== undefined && player ? { player: player.id, session } : undefined;
  }

  enter(line: Line, speaker: Speaker | undefined): Connection {
    const group = this.#groups[this.#entered++ % GROUPS] as Map<Connection, Speaker | undefined>;
    const connection = new Connection(line, speaker?.player, this.#board, gone => group.delete(gone));
    group.set(connection, speaker);
    return connection;
  }

  /** Whoever spoke by a session that is over is heard no more; the page comes back as who it is now. */
  #endSessions(ended: EndedSessions): void {
    const isEnded = ({ player, session }: Speaker): boolean =>
      'hash' in ended ? session === ended.hash : player === ended.player && session !== ended.but;
    for (const group of this.#groups) {
      for (const [connection, speaker] of group) if (speaker && isEnded(speaker)) connection.close(closeCodes.policy);
    }
  }

  async #check(group: ReadonlyMap<Connection, Speaker | undefined>): Promise<void> {
    const asked = [...group].flatMap(([connection, speaker]) =>
      speaker ? [[connection, speaker.session] as const] : [],
    );
    if (asked.length === 0) return;
    try {
      const living = await this.#sessions.living([...new Set(asked.map(([, session]) => session))]);
      for (const [connection, session] of asked) if (!living.has(session)) connection.close(closeCodes.policy);
    } catch (error) {
      this.#board.house.log.warn({ err: error }, 'sessions could not be looked up again');
    }
  }

  /** Says that the node goes, so that pages come back to whoever follows. */
  stop(): void {
    this.#timer.cancel();
    for (const connection of this.#all) connection.close(closeCodes.goingAway);
  }

  cut(): void {
    for (const connection of this.#all) connection.cut();
  }
}
