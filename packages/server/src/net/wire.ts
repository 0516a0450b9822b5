import process from 'node:process';
import type { Duplex } from 'node:stream';
import { closeFrame, controlFrame, opcodes, textFrame } from './frame.ts';
import { closeCodes, type FrameListener, FrameReader } from './frameReader.ts';

/** Milliseconds that the other side has to close its end, before the line is cut. */
const GOODBYE = 5000;

/** What a write that waits costs beside its bytes, about: two bytes of a pong take no less. */
const WAITING_WRITE = 128;

export interface WireLimits {
  /** Bytes of one message. */
  readonly message: number;
  /** Bytes that may wait for the other side. Beyond them it does not read, and is cut. */
  readonly backlog: number;
}

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

/** Wires that have something to say, which they say when all that is under way has been done. */
let talking: Wire[] = [];

function sayAll(): void {
  const now = talking;
  talking = [];
  for (const wire of now) wire.flush();
}

/**
 * One WebSocket, from the handshake on: a server's side of RFC 6455 and no more of it than is needed. What a library
 * keeps for each socket weighs more than the table its player sits at.
 */
export class Wire implements FrameListener {
  readonly #stream: Duplex;
  readonly #end: WireEnd;
  readonly #most: number;
  readonly #reader: FrameReader;
  /** Frames that leave together in one call to the system. */
  #unsaid = '';
  /** Writes behind one that the system has not taken. */
  #waiting = 0;
  #isClosing = false;
  /** Whether the last `ping` was answered. */
  isAlive = true;

  constructor(stream: Duplex, limits: WireLimits, end: WireEnd) {
    this.#stream = stream;
    this.#end = end;
    this.#most = limits.backlog;
    this.#reader = new FrameReader(limits.message, this);
    stream.on('data', (piece: Buffer) => this.#reader.read(piece));
    // Who sends no more does not read either.
    stream.on('end', () => stream.destroy());
    stream.on('close', () => this.#end.onGone());
  }

  /** Bytes that the other side has not taken yet, and what it takes to keep them. */
  get backlog(): number {
    return this.#stream.writableLength + this.#unsaid.length + this.#waiting * WAITING_WRITE;
  }

  send(text: string): void {
    if (!this.#isClosing) this.#say(textFrame(text));
  }

  /** Everything that is ever said goes through here: whoever does not read is cut, whatever the frames are. */
  #say(frame: string): void {
    if (this.backlog > this.#most) {
      this.cut();
      this.#end.onStuck();
      return;
    }
    if (this.#unsaid === '') {
      if (talking.length === 0) process.nextTick(sayAll);
      talking.push(this);
    }
    this.#unsaid += frame;
  }

  flush(): void {
    const frames = this.#unsaid;
    this.#unsaid = '';
    if (frames === '' || !this.#stream.writable) return;
    if (this.#stream.writableLength === 0) {
      this.#stream.write(frames, 'latin1');
      return;
    }
    this.#waiting++;
    this.#stream.write(frames, 'latin1', () => {
      this.#waiting--;
    });
  }

  ping(): void {
    this.isAlive = false;
    if (!this.#isClosing) this.#say(controlFrame(opcodes.ping, ''));
  }

  pause(): void {
    this.#stream.pause();
  }

  resume(): void {
    this.#stream.resume();
  }

  /** Says why, and hangs up when that is said. Whatever still comes is thrown away. */
  close(code: number): void {
    if (this.#isClosing) return;
    this.#say(code === closeCodes.noCode ? controlFrame(opcodes.close, '') : closeFrame(code));
    if (this.#stream.destroyed) return;
    this.#isClosing = true;
    this.flush();
    this.#stream.end();
    // Unread bytes would make the system cut the line before the word got through.
    this.#stream.resume();
    setTimeout(() => this.cut(), GOODBYE).unref();
  }

  cut(): void {
    this.#isClosing = true;
    this.#stream.destroy();
  }

  onText(text: string): void {
    if (!this.#isClosing) this.#end.onText(text);
  }

  onBinary(): void {
    if (!this.#isClosing) this.#end.onBinary();
  }

  onPing(body: Buffer): void {
    if (this.#isClosing) return;
    this.#say(controlFrame(opcodes.pong, body.toString('latin1')));
    if (!this.#isClosing) this.#end.onControl();
  }

  onPong(): void {
    this.isAlive = true;
    if (!this.#isClosing) this.#end.onControl();
  }

  onClose(code: number): void {
    this.close(code);
  }

  onBroken(code: number): void {
    this.close(code);
  }
}
