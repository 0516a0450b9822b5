import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { COOKIE } from '../people/sessions.ts';
import { Counts } from './bounds.ts';
import { type Caller, type CallerOf, callersBehind } from './clientAddress.ts';
import type { Connections, Identity } from './connections.ts';
import { Acceptor, refuse } from './handshake.ts';
import { isSameOrigin } from './origin.ts';
import { closeCodes, type Wire } from './wire.ts';

const PATH = '/socket';
/** One function for all: a closure would keep its request in memory. */
const ignored = (): void => {};

/** Accepts sockets straight from Node's server: through the web framework each would keep its request in memory. */
export class Sockets {
  readonly #context: Pick<ServerContext, 'options' | 'metrics'>;
  readonly #connections: Connections;
  readonly #counts = new Counts();
  readonly #callerOf: CallerOf;
  #isStopped = false;

  constructor(context: Pick<ServerContext, 'options' | 'metrics'>, connections: Connections) {
    this.#context = context;
    this.#connections = connections;
    this.#callerOf = callersBehind(context.options.trustProxy);
  }

  add(app: FastifyInstance): void {
    const acceptor = new Acceptor(() => this.#context.metrics.refusedSockets.add('handshake'));
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // Every error is followed by `close`, which is handled in `#enter`.
      stream.on('error', ignored);
      // A client must not send before its handshake is answered (RFC 6455, 4.1).
      const caller = this.#callerOf(request);
      const [status, why] = head.length > 0 ? [400, 'handshake'] : this.#whyNot(request, caller);
      if (status !== undefined) {
        this.#context.metrics.refusedSockets.add(why);
        refuse(stream, status);
        return;
      }
      const token = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
      acceptor.accept(request, stream, wire => void this.#enter(wire, stream, caller.address, token));
    });
  }

  /** Accepts no more sockets. Pages connect again as soon as they are cut, and an open socket would keep the server up. */
  stop(): void {
    this.#isStopped = true;
  }

  #whyNot(request: IncomingMessage, { host, address }: Caller): [number, string] | [undefined, ''] {
    const { publicUrl, limits } = this.#context.options;
    if ((request.url ?? '').split('?')[0] !== PATH) return [404, 'path'];
    if (!isSameOrigin(request.headers.origin, host, publicUrl)) return [403, 'origin'];
    if (this.#isStopped) return [503, 'stopping'];
    if (this.#counts.all >= limits.sockets) return [503, 'full'];
    if (this.#counts.of(address) >= limits.socketsPerAddress) return [429, 'address'];
    return [undefined, ''];
  }

  /** Nothing is answered before the session is looked up. A socket that closes meanwhile no longer counts. */
  async #enter(wire: Wire, stream: Duplex, address: string, token: string | undefined): Promise<void> {
    this.#counts.add(address);
    stream.once('close', () => this.#counts.remove(address));
    let identity: Identity | undefined;
    try {
      identity = await this.#connections.identify(token);
    } catch {
      wire.close(closeCodes.tryLater);
      return;
    }
    // Closed already: `close` would not come again.
    if (!wire.isOpen) return;
    if (this.#isStopped) wire.cut();
    else this.#connections.enter(wire, identity);
  }
}
