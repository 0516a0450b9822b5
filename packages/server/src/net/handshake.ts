import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@hanga/protocol';
import { type ServerOptions, WebSocketServer } from 'ws';
import { Wire } from './wire.ts';

/**
 * Frames that one message may come in, and pieces that a frame may come in: each costs some hundred bytes to keep until
 * the last of them is there. Browsers send a message of 8 kB as one frame, and networks carry it in a handful of pieces.
 */
const MOST_PARTS = 64;

/** Milliseconds that the other side has to say goodbye, before the line is cut. */
const GOODBYE = 5000;

/** `closeTimeout` is younger than the types of `ws`. */
const options: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  // `Wire` sends pongs itself, so that they count for its bound.
  autoPong: false,
  // States are small and many: compressing them would cost more than sending them.
  perMessageDeflate: false,
  maxPayload: limits.message,
  maxFragments: MOST_PARTS,
  maxBufferedChunks: MOST_PARTS,
  closeTimeout: GOODBYE,
};

const NOTHING = Buffer.alloc(0);

/** Takes sockets over from the HTTP server (RFC 6455, 4.2), with bounds on all that is kept of what they send. */
export class Acceptor {
  readonly #server = new WebSocketServer(options);

  /** `onRefused`: the request was no valid WebSocket handshake. */
  constructor(onRefused: () => void) {
    this.#server.on('wsClientError', (_error: Error, stream: Duplex) => {
      onRefused();
      refuse(stream, 400);
    });
  }

  /** Answers the handshake. Nothing is read before somebody listens to the wire. */
  accept(request: IncomingMessage, stream: Duplex, onOpen: (wire: Wire) => void): void {
    this.#server.handleUpgrade(request, stream, NOTHING, ws => onOpen(new Wire(ws, stream)));
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

export function refuse(stream: Duplex, status: number): void {
  // Nothing is read any more, so the stream need not stay open for what the other side still sends.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
