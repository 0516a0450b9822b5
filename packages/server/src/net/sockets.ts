import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@hanga/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { COOKIE } from '../people/sessions.ts';
import { Counts } from './bounds.ts';
import { type Caller, type CallerOf, callersBehind } from './clientAddress.ts';
import type { Connections, Speaker } from './connections.ts';
import { closeFrame } from './frame.ts';
import { closeCodes } from './frameReader.ts';
import { accept, isHandshake, refuse } from './handshake.ts';
import { isSameOrigin } from './origin.ts';
import { Wire } from './wire.ts';

const PATH = '/socket';
/** Bytes that may come before it is known who speaks. */
const MOST_EARLY = 4 * limits.message;

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
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // A line that breaks also closes, and that is where it is seen to.
      stream.on('error', () => {});
      // Who sends a message before the handshake is answered does not wait as they must.
      const caller = this.#callerOf(request);
      const [status, why] = head.length > 0 ? [400, 'handshake'] : this.#whyNot(request, caller);
      if (status !== undefined) {
        this.#house.metrics.refusedSockets.add(why);
        refuse(stream, status);
        return;
      }
      accept(request, stream);
      const token = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
      void this.#enter(stream, caller.address, token);
    });
  }

  /** Lets nobody in any more. Pages come back at once when they are cut, and a server with a socket does not close. */
  stop(): void {
    this.#isStopped = true;
  }

  #whyNot(request: IncomingMessage, { host, address }: Caller): [number, string] | [undefined, ''] {
    const { publicUrl, limits } = this.#house.options;
    if ((request.url ?? '').split('?')[0] !== PATH) return [404, 'path'];
    if (!isHandshake(request)) return [400, 'handshake'];
    if (!isSameOrigin(request.headers.origin, host, publicUrl)) return [403, 'origin'];
    if (this.#isStopped) return [503, 'stopping'];
    if (this.#counts.all >= limits.sockets) return [503, 'full'];
    if (this.#counts.of(address) >= limits.socketsPerAddress) return [429, 'address'];
    return [undefined, ''];
  }

  /** Nothing is answered before it is known who speaks; but whoever hangs up meanwhile gives the place back. */
  async #enter(stream: Duplex, address: string, token: string | undefined): Promise<void> {
    this.#counts.add(address);
    stream.once('close', () => this.#counts.remove(address));
    const early = keepEarly(stream);
    let speaker: Speaker | undefined;
    try {
      speaker = await this.#connections.speakerWith(token);
    } catch {
      stream.once('finish', () => stream.destroy());
      stream.end(closeFrame(closeCodes.tryLater), 'latin1');
      return;
    }
    // Gone already: nobody would ever say so again.
    if (stream.destroyed) return;
    if (this.#isStopped) {
      stream.destroy();
      return;
    }
    let wire: Wire | undefined;
    this.#connections.enter(end => {
      wire = new Wire(stream, limits.message, end);
      return wire;
    }, speaker);
    early.stop();
    for (const piece of early.pieces) stream.emit('data', piece);
  }
}

/** Reads on, so that the end of the stream is seen, and keeps what comes. */
function keepEarly(stream: Duplex): { readonly pieces: readonly Buffer[]; stop(): void } {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const onData = (piece: Buffer): void => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MOST_EARLY) stream.destroy();
  };
  const onEnd = (): void => void stream.destroy();
  stream.on('data', onData);
  stream.on('end', onEnd);
  return {
    pieces,
    stop: () => {
      stream.off('data', onData);
      stream.off('end', onEnd);
    },
  };
}
