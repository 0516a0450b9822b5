import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { COOKIE } from '../people/sessions.ts';
import { Counts } from './bounds.ts';
import { type Caller, type CallerOf, callersBehind } from './clientAddress.ts';
import type { Connections, Speaker } from './connections.ts';
import { Acceptor, refuse } from './handshake.ts';
import { isSameOrigin } from './origin.ts';
import { closeCodes, type Wire } from './wire.ts';

const PATH = '/socket';
/** Made once: one made for each request would keep what belongs to the request. */
const ignored = (): void => {};

/** Lets sockets in, straight from Node's server: a socket would keep what a web framework knows of its request. */
export class Sockets {
  readonly #house: Pick<House, 'options' | 'metrics'>;
  readonly #connections: Connections;
  readonly #counts = new Counts();
  readonly #callerOf: CallerOf;
  #isStopped = false;

  constructor(house: Pick<House, 'options' | 'metrics'>, connections: Connections) {
    this.#house = house;
    this.#connections = connections;
    this.#callerOf = callersBehind(house.options.trustProxy);
  }

  add(app: FastifyInstance): void {
    const acceptor = new Acceptor(() => this.#house.metrics.refusedSockets.add('handshake'));
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // A line that breaks also closes, and that is where it is seen to.
      stream.on('error', ignored);
      // Who sends a message before the handshake is answered does not wait as they must.
      const caller = this.#callerOf(request);
      const [status, why] = head.length > 0 ? [400, 'handshake'] : this.#whyNot(request, caller);
      if (status !== undefined) {
        this.#house.metrics.refusedSockets.add(why);
        refuse(stream, status);
        return;
      }
      const token = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
      acceptor.accept(request, stream, wire => void this.#enter(wire, stream, caller.address, token));
    });
  }

  /** Lets nobody in any more. Pages come back at once when they are cut, and a server with a socket does not close. */
  stop(): void {
    this.#isStopped = true;
  }

  #whyNot(request: IncomingMessage, { host, address }: Caller): [number, string] | [undefined, ''] {
    const { publicUrl, limits } = this.#house.options;
    if ((request.url ?? '').split('?')[0] !== PATH) return [404, 'path'];
    if (!isSameOrigin(request.headers.origin, host, publicUrl)) return [403, 'origin'];
    if (this.#isStopped) return [503, 'stopping'];
    if (this.#counts.all >= limits.sockets) return [503, 'full'];
    if (this.#counts.of(address) >= limits.socketsPerAddress) return [429, 'address'];
    return [undefined, ''];
  }

  /** Nothing is answered before it is known who speaks; but whoever hangs up meanwhile gives the place back. */
  async #enter(wire: Wire, stream: Duplex, address: string, token: string | undefined): Promise<void> {
    this.#counts.add(address);
    stream.once('close', () => this.#counts.remove(address));
    let speaker: Speaker | undefined;
    try {
      speaker = await this.#connections.speakerWith(token);
    } catch {
      wire.close(closeCodes.tryLater);
      return;
    }
    // Gone already: nobody would ever say so again.
    if (!wire.isOpen) return;
    if (this.#isStopped) wire.cut();
    else this.#connections.enter(wire, speaker);
  }
}
