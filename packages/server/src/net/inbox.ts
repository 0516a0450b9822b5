import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import { Bucket } from './bounds.ts';
import type { Transport } from './transport.ts';
import { closeCodes } from './wire.ts';

/** Messages that wait because too many came at once. */
const MOST_UNREAD = 200;
const READ_EVERY = 50;

/**
 * What a client sends, read no faster than its rate allows. What came too fast waits here, and the transport reads no
 * more of it meanwhile.
 */
export class Inbox {
  readonly #context: ServerContext;
  readonly #transport: Transport;
  readonly #receive: (text: string) => void;
  readonly #bucket: Bucket;
  /** In order; `undefined` for a ping or a pong, which only counts. */
  #unread: (string | undefined)[] | undefined;
  #reader: Timer | undefined;

  constructor(context: ServerContext, transport: Transport, receive: (text: string) => void) {
    this.#context = context;
    this.#transport = transport;
    this.#receive = receive;
    const { messagesPerSecond, messageBurst } = context.options.limits;
    this.#bucket = new Bucket(messagesPerSecond, messageBurst, context.clock.elapsed());
  }

  /** A message that was read counts for so many more. */
  charge(messages: number): void {
    this.#bucket.charge(messages);
  }

  add(text: string | undefined): void {
    if (!this.#unread && this.#bucket.take(this.#context.clock.elapsed())) {
      if (text !== undefined) this.#receive(text);
      return;
    }
    this.#unread ??= [];
    if (this.#unread.push(text) > MOST_UNREAD) {
      this.#context.metrics.refusedSockets.add('flood');
      this.#transport.close(closeCodes.policy);
      return;
    }
    this.#transport.pause();
    this.#reader ??= this.#context.timers.every(READ_EVERY, () => this.#readOn());
  }

  #readOn(): void {
    const now = this.#context.clock.elapsed();
    const unread = this.#unread ?? [];
    while (unread.length > 0 && this.#bucket.take(now)) {
      const text = unread.shift();
      if (text !== undefined) this.#receive(text);
    }
    if (unread.length > 0) return;
    this.#reader?.cancel();
    this.#reader = undefined;
    this.#unread = undefined;
    this.#transport.resume();
  }

  /** What waits is not read any more. */
  close(): void {
    this.#reader?.cancel();
    this.#unread = undefined;
  }
}
