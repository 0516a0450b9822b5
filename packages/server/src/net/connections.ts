import type { Timer } from '../environment.ts';
import type { Sessions } from '../people/sessions.ts';
import { closeCodes } from './frameReader.ts';
import { Connection, type Line, type Switchboard } from './socket.ts';
import type { WireEnd } from './wire.ts';

/** A connection that answers no ping within this time is gone. */
const PING_EVERY = 30_000;
/** Pinged in so many groups, one after the other: thousands at once would keep everybody waiting. */
const GROUPS = 150;

/** Everybody who is connected to this node. */
export class Connections {
  readonly #board: Switchboard;
  readonly #sessions: Sessions;
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
  readonly #timer: Timer;
  #entered = 0;
  #pinged = 0;

  constructor(board: Switchboard, sessions: Sessions) {
    this.#board = board;
    this.#sessions = sessions;
    board.house.metrics.sockets(() => this.#groups.reduce((sum, group) => sum + group.size, 0));
    this.#timer = board.house.timers.every(PING_EVERY / GROUPS, () => {
      for (const connection of this.#groups[this.#pinged++ % GROUPS] ?? []) connection.ping();
    });
  }

  get #all(): Connection[] {
    return this.#groups.flatMap(group => [...group]);
  }

  /** Who a browser with this secret is: to be known before anything is read. */
  async playerWith(token: string | undefined): Promise<string | undefined> {
    return (await this.#sessions.playerWith(token))?.id;
  }

  enter(lineTo: (end: WireEnd) => Line, player: string | undefined): Connection {
    const group = this.#groups[this.#entered++ % GROUPS] as Set<Connection>;
    const connection = new Connection(lineTo, player, this.#board, gone => group.delete(gone));
    group.add(connection);
    return connection;
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
