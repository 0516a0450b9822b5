import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { COOKIE, type Sessions } from '../people/sessions.ts';
import { Counts } from './bounds.ts';
import { Acceptor, refuse } from './handshake.ts';
import { isSameOrigin } from './origin.ts';
import { Connection, type Switchboard } from './socket.ts';
import { closeCodes, type Wire } from './wire.ts';

/** A socket that answers no ping within this time is gone. */
const PING_EVERY = 30_000;
/** Sockets are pinged in so many groups, one after the other: thousands at once would keep everybody waiting. */
const GROUPS = 150;
const PATH = '/socket';
/** Made once: one made for each request would keep what belongs to the request. */
const ignored = (): void => {};

export class Sockets {
  readonly #board: Switchboard;
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
  readonly #counts = new Counts();
  #entered = 0;
  #pinged = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(board: Switchboard) {
    this.#board = board;
    board.house.metrics.sockets(() => this.#groups.reduce((sum, group) => sum + group.size, 0));
  }

  get #open(): Connection[] {
    return this.#groups.flatMap(group => [...group]);
  }

  /** Straight from Node's server: what a web framework knows of a request, a socket would keep as long as it lives. */
  add(app: FastifyInstance, sessions: Sessions): void {
    const acceptor = new Acceptor(() => this.#board.house.metrics.refusedSockets.add('handshake'));
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // A line that breaks also closes, and that is where it is seen to.
      stream.on('error', ignored);
      // Who sends a message before the handshake is answered does not wait as they must.
      const [status, why] = head.length > 0 ? [400, 'handshake'] : this.#whyNot(request);
      if (status !== undefined) {
        this.#board.house.metrics.refusedSockets.add(why);
        refuse(stream, status);
        return;
      }
      const token = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
      const address = this.#addressOf(request);
      acceptor.accept(request, stream, wire => void this.#enter(wire, stream, address, sessions, token));
    });
    this.#timer = setInterval(() => {
      for (const connection of this.#groups[this.#pinged++ % GROUPS] ?? []) connection.ping();
    }, PING_EVERY / GROUPS);
  }

  #whyNot(request: IncomingMessage): [number, string] | [undefined, ''] {
    const { publicUrl, trustProxy, limits } = this.#board.house.options;
    if ((request.url ?? '').split('?')[0] !== PATH) return [404, 'path'];
    const { host, origin, 'x-forwarded-host': forwarded } = request.headers;
    const asked = trustProxy && forwarded !== undefined ? lastOf(String(forwarded)) : host;
    if (!isSameOrigin(origin, asked, publicUrl)) return [403, 'origin'];
    if (this.#counts.all >= limits.sockets) return [503, 'full'];
    if (this.#counts.of(this.#addressOf(request)) >= limits.socketsPerAddress) return [429, 'address'];
    return [undefined, ''];
  }

  /** As Fastify tells it for all other requests: behind a proxy, the one that the first proxy saw. */
  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#board.house.options.trustProxy ? headers['x-forwarded-for'] : undefined;
    return forwarded === undefined ? (socket.remoteAddress ?? '') : (String(forwarded).split(',')[0] ?? '').trim();
  }

  /** Nothing is read before it is known who speaks. */
  async #enter(
    wire: Wire,
    stream: Duplex,
    address: string,
    sessions: Sessions,
    token: string | undefined,
  ): Promise<void> {
    this.#counts.add(address);
    stream.once('close', () => this.#counts.remove(address));
    let player: string | undefined;
    try {
      player = (await sessions.playerWith(token))?.id;
    } catch {
      wire.close(closeCodes.tryLater);
      return;
    }
    // Gone already: nobody would ever say so again.
    if (!wire.isOpen) return;
    const group = this.#groups[this.#entered++ % GROUPS];
    group?.add(new Connection(wire, player, this.#board, gone => group.delete(gone)));
  }

  /** Says that it goes, so that pages come back to whoever follows. */
  stop(): void {
    clearInterval(this.#timer);
    for (const connection of this.#open) connection.close(closeCodes.goingAway);
  }

  cut(): void {
    for (const connection of this.#open) connection.cut();
  }
}

const lastOf = (list: string): string => list.slice(list.lastIndexOf(',') + 1).trim();
