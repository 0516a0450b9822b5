import type { Refusal } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import type { Timer } from '../../environment.ts';
import type { AccessTokens } from '../../people/accessTokens.ts';
import type { Sessions } from '../../people/sessions.ts';
import { type LineSink, Stream } from '../api/call.ts';
import { failureBody } from './failure.ts';
import type { ProgramCall } from './operation.ts';

/** An empty line so often, so that both sides notice when the other is gone. */
const BEAT_EVERY = 10_000;
/** Tokens are looked up again at every so many beats, should the word that one has ended be lost. */
const BEATS_PER_CHECK = 6;
/** A reader that lets so much wait does not read at all. */
const STUCK = 1024 * 1024;
const MOST_OF_ONE = 32;

/** What a stream is about, once it is open. */
export interface StreamSource {
  /** The reader has gone, or the stream was ended. */
  close(): void;
}

/** Lines on their way to one program. */
export class OpenStream {
  readonly #sink: LineSink;
  readonly #onOver: () => void;
  #isOver = false;

  constructor(sink: LineSink, onOver: () => void) {
    this.#sink = sink;
    this.#onOver = onOver;
  }

  get backlog(): number {
    return this.#sink.backlog;
  }

  /** One line, written already. */
  write(line: string): void {
    if (this.#isOver) return;
    this.#sink.write(`${line}\n`);
    if (this.#sink.backlog > STUCK) this.#over(() => this.#sink.cut());
  }

  /** The last line says why it is the last. */
  end(why: Refusal | undefined): void {
    if (why) this.write(JSON.stringify({ t: 'end', ...failureBody(why) }));
    this.#over(() => this.#sink.end());
  }

  gone(): void {
    this.#over(() => {});
  }

  #over(hangUp: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    hangUp();
    this.#onOver();
  }
}

/** The streams that are open at this node. They end with their tokens. */
export class Streams {
  readonly #context: ServerContext;
  readonly #tokens: AccessTokens;
  readonly #open = new Map<OpenStream, { readonly hash: string; readonly player: string }>();
  readonly #timer: Timer;
  #beats = 0;

  constructor(context: ServerContext, tokens: AccessTokens, sessions: Sessions) {
    this.#context = context;
    this.#tokens = tokens;
    sessions.listen({
      onEnded: ended => {
        if ('hash' in ended) this.#end(ofToken => ofToken.hash === ended.hash);
        else void this.#check(({ player }) => player === ended.player);
      },
      onDoubt: () => void this.#check(() => true),
    });
    this.#timer = context.timers.every(BEAT_EVERY, () => this.#beat());
  }

  isFullFor(player: string): boolean {
    return [...this.#open.values()].filter(each => each.player === player).length >= MOST_OF_ONE;
  }

  /** `begin`: from now on the source may write. */
  stream({ hash, player: { id: player } }: ProgramCall, begin: (stream: OpenStream) => StreamSource): Stream {
    return new Stream(sink => {
      const stream: OpenStream = new OpenStream(sink, () => {
        this.#open.delete(stream);
        source.close();
      });
      this.#open.set(stream, { hash, player });
      const source = begin(stream);
      // Sends the head of the answer, too.
      stream.write('');
      // The token may have ended between its being looked up and now.
      if (!this.#tokens.known(hash)) void this.#check(each => each.hash === hash);
      return () => stream.gone();
    });
  }

  #beat(): void {
    for (const stream of this.#open.keys()) stream.write('');
    if (++this.#beats % BEATS_PER_CHECK === 0) void this.#check(() => true);
  }

  #end(isOver: (of: { readonly hash: string; readonly player: string }) => boolean): void {
    for (const [stream, of] of [...this.#open]) if (isOver(of)) stream.end({ kind: 'badToken' });
  }

  async #check(isMeant: (of: { readonly hash: string; readonly player: string }) => boolean): Promise<void> {
    const hashes = new Set([...this.#open.values()].filter(isMeant).map(({ hash }) => hash));
    if (hashes.size === 0) return;
    try {
      const living = await this.#tokens.living([...hashes]);
      this.#end(({ hash }) => hashes.has(hash) && !living.has(hash));
    } catch (error) {
      this.#context.log.warn({ err: error }, 'tokens could not be looked up again');
    }
  }

  stop(): void {
    this.#timer.cancel();
    for (const stream of [...this.#open.keys()]) stream.end(undefined);
  }
}
