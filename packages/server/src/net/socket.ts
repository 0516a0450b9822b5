import process from 'node:process';
import type { Duplex } from 'node:stream';
import { limits, PROTOCOL, type Refusal, ToServer } from '@hanga/protocol';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import type { TableActor, Watcher } from '../table/actor.ts';
import { refusedMessage } from '../table/messages.ts';
import type { Tables } from '../table/tables.ts';
import { Bucket, type Buckets } from './bounds.ts';
import { frameOf } from './frame.ts';
import type { Lobby } from './lobby.ts';

/** Bytes that may wait for a slow reader. Beyond them it gets no more states, only the newest when it has caught up. */
const SLOW = 64 * 1024;
/** A reader that lets so much wait does not read at all. */
const STUCK = 1024 * 1024;
/** Bad messages after which a socket is closed. */
const PATIENCE = 20;
/** Messages that wait because too many came at once. */
const MOST_UNREAD = 200;
const READ_EVERY = 50;
const POLICY = 1008;
const TRY_LATER = 1013;

export interface Switchboard {
  readonly house: House;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chatBuckets: Buckets;
}

/** One open socket: who it is, what it watches, and how much it may say. */
export class Connection implements Watcher {
  readonly player: string | undefined;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isGathering = false;
  readonly #board: Switchboard;
  readonly #watching = new Map<string, TableActor>();
  readonly #bucket: Bucket;
  #patience = PATIENCE;
  /** Tables whose newest state this slow reader has not been sent. */
  readonly #missed = new Set<string>();
  #checker: NodeJS.Timeout | undefined;
  readonly #unread: string[] = [];
  #reader: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, player: string | undefined, board: Switchboard) {
    this.#socket = socket;
    this.#stream = stream;
    this.player = player;
    this.#board = board;
    const { messagesPerSecond, messageBurst } = board.house.options.limits;
    this.#bucket = new Bucket(messagesPerSecond, messageBurst, board.house.now());
    socket.on('message', (data, isBinary) => {
      if (isBinary || Array.isArray(data)) this.#bad();
      else this.#read(data.toString());
    });
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.#closed());
    // What is wrong with a frame, ws tells the other side itself by closing.
    socket.on('error', () => socket.terminate());
    this.tell(JSON.stringify({ t: 'welcome', protocol: PROTOCOL, ...(player !== undefined && { player }) }));
  }

  /** Written straight to the stream below: all that is told in one go leaves in one call. */
  tell(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const bufferedAmount = this.#stream.writableLength;
    if (bufferedAmount > STUCK) {
      this.#board.house.metrics.refusedSockets.inc({ why: 'stuck' });
      this.#socket.terminate();
      return;
    }
    if (bufferedAmount > SLOW && text.startsWith('{"t":"state"')) {
      this.#missed.add(text.slice(22, 44));
      this.#checker ??= setInterval(() => this.#catchUp(), 200).unref();
      return;
    }
    if (!this.#isGathering) {
      this.#isGathering = true;
      this.#stream.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        this.#stream.uncork();
      });
    }
    this.#stream.write(frameOf(text));
  }

  /** The whole newest state instead of all that was missed: that is why states are never patches. */
  #catchUp(): void {
    if (this.#stream.writableLength > SLOW / 4) return;
    clearInterval(this.#checker);
    this.#checker = undefined;
    for (const id of this.#missed) this.#watching.get(id)?.watch(this, undefined);
    this.#missed.clear();
  }

  ping(): void {
    this.isAlive = false;
    this.#socket.ping(noop);
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Whoever says much is heard more slowly: what was said waits, and the rest stays in their own machine. */
  #read(text: string): void {
    if (this.#unread.length === 0 && this.#bucket.take(this.#board.house.now())) {
      this.#receive(text);
      return;
    }
    if (this.#unread.push(text) > MOST_UNREAD) {
      this.#board.house.metrics.refusedSockets.inc({ why: 'flood' });
      this.#socket.removeAllListeners('message');
      this.#socket.close(POLICY);
      this.#socket.resume();
      return;
    }
    this.#socket.pause();
    this.#reader ??= setInterval(() => this.#readOn(), READ_EVERY);
  }

  #readOn(): void {
    const now = this.#board.house.now();
    while (this.#unread.length > 0 && this.#bucket.take(now)) this.#receive(this.#unread.shift() as string);
    if (this.#unread.length > 0) return;
    clearInterval(this.#reader);
    this.#reader = undefined;
    this.#socket.resume();
  }

  #receive(text: string): void {
    const { house } = this.#board;
    let message: ToServer;
    try {
      const parsed = v.safeParse(ToServer, JSON.parse(text));
      if (!parsed.success) {
        this.#bad();
        return;
      }
      message = parsed.output;
    } catch {
      this.#bad();
      return;
    }
    house.metrics.messages.inc({ kind: message.t });
    switch (message.t) {
      case 'ping':
        this.tell(`{"t":"pong","n":${message.n},"at":${house.now()}}`);
        return;
      case 'lobby':
        if (message.on) this.#board.lobby.enter(this).catch(error => this.#failed(error));
        else this.#board.lobby.lookers.delete(this);
        return;
      case 'unwatch':
        this.#watching.get(message.table)?.unwatch(this);
        this.#watching.delete(message.table);
        return;
      case 'watch':
        this.#watch(message.table, message.since).catch(error => this.#failed(error, message.table));
        return;
      case 'do':
        this.#do(message);
        return;
    }
  }

  async #watch(id: string, since: number | undefined): Promise<void> {
    if (this.#watching.size >= limits.watching && !this.#watching.has(id)) {
      this.#refuse(id, undefined, { kind: 'watchingTooMuch' });
      return;
    }
    const actor = this.#board.tables.inMemory(id) ?? (await this.#board.tables.get(id));
    if (!actor) {
      this.#refuse(id, undefined, { kind: 'noSuchTable' });
      return;
    }
    if (this.#isOver) return;
    this.#watching.set(id, actor);
    actor.watch(this, since);
  }

  #do({ table, key, what }: Extract<ToServer, { t: 'do' }>): void {
    const { house, chatBuckets, tables } = this.#board;
    if (what.kind === 'chat' && !chatBuckets.take(this.player ?? '', house.now())) {
      this.#refuse(table, key, { kind: 'tooFast' });
      return;
    }
    const answer = (text: string): void => this.tell(text);
    const inMemory = tables.inMemory(table);
    if (inMemory) inMemory.do(this.player, key, what, answer);
    else {
      tables.get(table).then(
        actor => {
          if (actor) actor.do(this.player, key, what, answer);
          else this.#refuse(table, key, { kind: 'noSuchTable' });
        },
        (error: unknown) => this.#failed(error, table, key),
      );
    }
  }

  #refuse(table: string, key: string | undefined, why: Refusal): void {
    this.tell(refusedMessage(table, key, why));
  }

  #failed(error: unknown, table?: string, key?: string): void {
    this.#board.house.log.error({ err: error }, 'a message could not be handled');
    if (table === undefined) this.tell('{"t":"error","why":{"kind":"tryAgain"}}');
    else this.#refuse(table, key, { kind: 'tryAgain' });
  }

  #bad(): void {
    if (--this.#patience <= 0) {
      this.#board.house.metrics.refusedSockets.inc({ why: 'badMessages' });
      this.#socket.removeAllListeners('message');
      this.#socket.close(POLICY);
      return;
    }
    this.tell('{"t":"error","why":{"kind":"badMessage"}}');
  }

  #isOver = false;
  #closed(): void {
    this.#isOver = true;
    clearInterval(this.#checker);
    clearInterval(this.#reader);
    this.#unread.length = 0;
    this.#board.lobby.lookers.delete(this);
    for (const actor of this.#watching.values()) actor.unwatch(this);
    this.#watching.clear();
  }
}

export { POLICY, TRY_LATER };

const noop = (): void => {};
