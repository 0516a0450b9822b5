import websocket from '@fastify/websocket';
import { limits } from '@hanga/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../people/sessions.ts';
import { Counts } from './bounds.ts';
import { Connection, type Switchboard, TRY_LATER } from './socket.ts';

/** A socket that answers no ping within this time is gone. */
const PING_EVERY = 30_000;

export class Sockets {
  readonly #board: Switchboard;
  readonly #open = new Set<Connection>();
  readonly #counts = new Counts();
  #timer: NodeJS.Timeout | undefined;

  constructor(board: Switchboard) {
    this.#board = board;
    board.house.metrics.sockets(() => this.#open.size);
  }

  async add(app: FastifyInstance, sessions: Sessions): Promise<void> {
    const { house } = this.#board;
    await app.register(websocket, {
      options: {
        maxPayload: limits.message,
        perMessageDeflate: false,
        clientTracking: false,
        skipUTF8Validation: false,
      },
      errorHandler: (_error, socket) => socket.terminate(),
    });
    app.get(
      '/socket',
      {
        websocket: true,
        config: { rateLimit: false },
        preValidation: async (request, reply) => {
          const refuse = (status: number, why: string): unknown => {
            house.metrics.refusedSockets.inc({ why });
            return reply.code(status).send();
          };
          if (!isSameOrigin(request, house.options.publicUrl)) return refuse(403, 'origin');
          if (this.#counts.all >= house.options.limits.sockets) return refuse(503, 'full');
          if (this.#counts.of(request.ip) >= house.options.limits.socketsPerAddress) return refuse(429, 'address');
          return undefined;
        },
      },
      async (socket, request) => {
        const { ip } = request;
        this.#counts.add(ip);
        socket.once('close', () => this.#counts.remove(ip));
        // Nothing is read before it is known who speaks.
        socket.pause();
        let player: string | undefined;
        try {
          player = (await sessions.playerIn(request))?.id;
        } catch {
          socket.close(TRY_LATER);
          return;
        }
        const connection = new Connection(socket, request.raw.socket, player, this.#board);
        this.#open.add(connection);
        socket.once('close', () => this.#open.delete(connection));
        socket.resume();
      },
    );
    this.#timer = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    for (const connection of this.#open) {
      if (connection.isAlive) connection.ping();
      else connection.terminate();
    }
  }

  /** Says that it goes, so that pages come back to whoever follows. */
  stop(): void {
    clearInterval(this.#timer);
    for (const connection of this.#open) connection.close(1001);
  }

  terminate(): void {
    for (const connection of this.#open) connection.terminate();
  }
}

/** Browsers always say where a page came from; other programs, which need not, have no cookie to be abused. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  try {
    const { host } = new URL(origin);
    return host === request.host || (publicUrl !== undefined && host === new URL(publicUrl).host);
  } catch {
    return false;
  }
}
