import process from 'node:process';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Transport, TransportListener } from './transport.ts';

/** Why a socket is closed, in the numbers of RFC 6455, 7.4.1. What breaks the protocol `ws` closes by itself. */
export const closeCodes = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const;

/** Frames that may come before the session is looked up. */
const MOST_EARLY = 64;

/** About how many bytes a waiting frame costs besides its content: even an empty pong takes these. */
const WAITING_FRAME = 512;

const ignored = (): void => {};

/** Streams that are corked until the next tick, so that all frames of one tick leave in one system call. */
let corked: Duplex[] = [];

function uncorkAll(): void {
  const now = corked;
  corked = [];
  for (const stream of now) stream.uncork();
}

/** One WebSocket, from the handshake on: `ws`, with a bound on what may wait for the other side. */
export class Wire implements Transport {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;
  #listener: TransportListener | undefined;
  #early: (() => void)[] = [];
  /** Bytes that may wait for the other side. Beyond them it does not read, and is cut. */
  #most = 0;
  /** Frames that are queued because the system has not taken an earlier one. */
  #waiting = 0;
  /** Whether the last `ping` was answered. */
  isAlive = true;

  /** Messages that come before `listen` are kept. Reading goes on meanwhile, so that a close is noticed. */
  constructor(ws: WebSocket, stream: Duplex) {
    this.#ws = ws;
    this.#stream = stream;
    // Every error is followed by `close`, which is handled below.
    ws.on('error', ignored);
    ws.on('message', (data: Buffer, isBinary) => this.#hear(() => this.#onMessage(data, isBinary)));
    ws.on('ping', body => this.#hear(() => this.#onPing(body)));
    ws.on('pong', () => this.#hear(() => this.#onPong()));
    ws.on('close', () => {
      this.#early = [];
      this.#listener?.onGone();
    });
  }

  #hear(what: () => void): void {
    if (this.#listener) what();
    else if (this.#early.push(what) > MOST_EARLY) this.cut();
  }

  #onMessage(data: Buffer, isBinary: boolean): void {
    if (!this.isOpen) return;
    if (isBinary) this.#listener?.onBinary();
    else this.#listener?.onText(data.toString());
  }

  #onPing(body: Buffer): void {
    if (!this.#maySend()) return;
    this.#cork();
    // A copy: the chunk that it came in is much larger.
    this.#ws.pong(new Uint8Array(body), false, this.#whenTaken());
    this.#listener?.onControl();
  }

  #onPong(): void {
    this.isAlive = true;
    if (this.isOpen) this.#listener?.onControl();
  }

  listen(listener: TransportListener, most: number): void {
    this.#listener = listener;
    this.#most = most;
    for (const what of this.#early.splice(0)) what();
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  /** Bytes that the other side has not taken yet, with the memory that keeping them costs. */
  get backlog(): number {
    return this.#ws.bufferedAmount + this.#waiting * WAITING_FRAME;
  }

  /** Asked before every frame, whatever its kind: whoever does not read is cut. */
  #maySend(): boolean {
    if (!this.isOpen) return false;
    if (this.backlog <= this.#most) return true;
    this.#ws.terminate();
    this.#listener?.onStuck();
    return false;
  }

  #cork(): void {
    if (this.#stream.writableCorked > 0) return;
    if (corked.length === 0) process.nextTick(uncorkAll);
    corked.push(this.#stream);
    this.#stream.cork();
  }

  /** Counts a frame that has to wait. Where none waits before it, there is no callback and nothing to count. */
  #whenTaken(): (() => void) | undefined {
    if (this.#ws.bufferedAmount === 0) return undefined;
    this.#waiting++;
    return () => {
      this.#waiting--;
    };
  }

  send(text: string): void {
    if (!this.#maySend()) return;
    this.#cork();
    this.#ws.send(text, this.#whenTaken());
  }

  ping(): void {
    this.isAlive = false;
    if (this.#maySend()) this.#ws.ping(undefined, false, this.#whenTaken());
  }

  pause(): void {
    this.#ws.pause();
  }

  resume(): void {
    this.#ws.resume();
  }

  /** Sends a close frame, and hangs up when the other side has answered it, or has not in time. */
  close(code: number): void {
    this.#ws.close(code);
    // The answer to a close frame has to be read.
    this.#ws.resume();
  }

  cut(): void {
    this.#ws.terminate();
  }
}
