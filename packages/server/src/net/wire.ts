import process from 'node:process';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** Why a socket is closed, in the numbers of RFC 6455, 7.4.1. What breaks the protocol `ws` closes by itself. */
export const closeCodes = { goingAway: 1001, policy: 1008, tryLater: 1013 } as const;

/** Frames that may come before it is known who speaks. */
const MOST_EARLY = 64;

/** What a frame that waits to be sent costs beside its bytes, about: an empty pong takes no less. */
const WAITING_FRAME = 512;

export interface WireEnd {
  onText(text: string): void;
  onBinary(): void;
  /** A ping, which has been answered, or a pong. */
  onControl(): void;
  /** The other side does not read, and is cut. */
  onStuck(): void;
  /** The line is gone, however that came. Said once. */
  onGone(): void;
}

const ignored = (): void => {};

/** Streams that are written to when all that is under way has been done: what is said in one go leaves in one call. */
let corked: Duplex[] = [];

function uncorkAll(): void {
  const now = corked;
  corked = [];
  for (const stream of now) stream.uncork();
}

/** One WebSocket, from the handshake on: `ws`, with a bound on what may wait for the other side. */
export class Wire {
  readonly #ws: WebSocket;
  readonly #stream: Duplex;
  #end: WireEnd | undefined;
  #early: (() => void)[] = [];
  /** Bytes that may wait for the other side. Beyond them it does not read, and is cut. */
  #most = 0;
  /** Frames behind one that the system has not taken. */
  #waiting = 0;
  /** Whether the last `ping` was answered. */
  isAlive = true;

  /** What comes before somebody listens is kept, and read on: whoever hangs up meanwhile is seen to be gone. */
  constructor(ws: WebSocket, stream: Duplex) {
    this.#ws = ws;
    this.#stream = stream;
    // Whatever breaks also closes, and that is where it is seen to.
    ws.on('error', ignored);
    ws.on('message', (data: Buffer, isBinary) => this.#hear(() => this.#onMessage(data, isBinary)));
    ws.on('ping', body => this.#hear(() => this.#onPing(body)));
    ws.on('pong', () => this.#hear(() => this.#onPong()));
    ws.on('close', () => {
      this.#early = [];
      this.#end?.onGone();
    });
  }

  #hear(what: () => void): void {
    if (this.#end) what();
    else if (this.#early.push(what) > MOST_EARLY) this.cut();
  }

  #onMessage(data: Buffer, isBinary: boolean): void {
    if (!this.isOpen) return;
    if (isBinary) this.#end?.onBinary();
    else this.#end?.onText(data.toString());
  }

  #onPing(body: Buffer): void {
    if (!this.#maySend()) return;
    this.#cork();
    // A copy: the chunk that it came in is much larger.
    this.#ws.pong(new Uint8Array(body), false, this.#whenTaken());
    this.#end?.onControl();
  }

  #onPong(): void {
    this.isAlive = true;
    if (this.isOpen) this.#end?.onControl();
  }

  listen(end: WireEnd, most: number): void {
    this.#end = end;
    this.#most = most;
    for (const what of this.#early.splice(0)) what();
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  /** Bytes that the other side has not taken yet, and what it takes to keep them. */
  get backlog(): number {
    return this.#ws.bufferedAmount + this.#waiting * WAITING_FRAME;
  }

  /** All that is ever sent asks here first: whoever does not read is cut, whatever the frames are. */
  #maySend(): boolean {
    if (!this.isOpen) return false;
    if (this.backlog <= this.#most) return true;
    this.#ws.terminate();
    this.#end?.onStuck();
    return false;
  }

  #cork(): void {
    if (this.#stream.writableCorked > 0) return;
    if (corked.length === 0) process.nextTick(uncorkAll);
    corked.push(this.#stream);
    this.#stream.cork();
  }

  /** Counts a frame that has to wait. Nearly none has to, and then nothing is kept. */
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

  /** Says why, and hangs up when the other side has said goodbye too, or does not in time. */
  close(code: number): void {
    this.#ws.close(code);
    // A goodbye has to be read.
    this.#ws.resume();
  }

  cut(): void {
    this.#ws.terminate();
  }
}
