import { limits, messageIn, PROTOCOL, type Refusal, type ToServer } from '@hanga/protocol';
import type { Timer } from '../environment.ts';
import type { House } from '../house.ts';
import type { TableActor } from '../table/actor.ts';
import type { Watcher } from '../table/audience.ts';
import { refusedMessage } from '../table/messages.ts';
import type { Tables } from '../table/tables.ts';
import { Bucket, type Buckets } from './bounds.ts';
import type { Lobby } from './lobby.ts';
import { closeCodes, type WireEnd } from './wire.ts';

/** Bytes that may wait for a slow reader. Beyond them it gets no more states, only the newest when it has caught up. */
const SLOW = 64 * 1024;
/** A reader that lets so much wait does not read at all. */
const STUCK = 1024 * 1024;
/** Bad messages after which a socket is closed. */
const PATIENCE = 20;
/** Messages that wait because too many came at once. */
const MOST_UNREAD = 200;
const READ_EVERY = 50;
/** Deeds of one socket that wait for their answer. */
const MOST_PENDING = 50;
/** How many messages a `watch` counts for: its answer is read from the database. */
const WATCH_COSTS = 4;

export interface Switchboard {
  readonly house: House;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chatBuckets: Buckets;
}

/** The line under a connection: a WebSocket, or a simulated one. */
export interface Line {
  /** From now on `end` hears everything. Beyond `most` bytes that wait, the other side does not read, and is cut. */
  listen(end: WireEnd, most: number): void;
  /** Bytes that the other side has not taken yet. */
  readonly backlog: number;
  /** Whether the last `ping` was answered. */
  readonly isAlive: boolean;
  send(text: string): void;
  ping(): void;
  pause(): void;
  resume(): void;
  /** Says why, and hangs up. */
  close(code: number): void;
  cut(): void;
}

/** One open socket: who it is, what it watches, and how much it may say. */
export class Connection implements Watcher, WireEnd {
  readonly player: string | undefined;
  readonly #wire: Line;
  readonly #board: Switchboard;
  readonly #onGone: (connection: Connection) => void;
  readonly #watching = new Map<string, TableActor>();
  readonly #bucket: Bucket;
  #patience = PATIENCE;
  #pending = 0;
  /** Tables whose newest state this slow reader has not been sent. */
  #missed: Set<string> | undefined;
  #checker: Timer | undefined;
  /** What came too fast, in order; `undefined` for a ping or a pong, which only counts. */
  #unread: (string | undefined)[] | undefined;
  #reader: Timer | undefined;
  #isOver = false;

  constructor(line: Line, player: string | undefined, board: Switchboard, onGone: (connection: Connection) => void) {
    this.player = player;
    this.#board = board;
    this.#onGone = onGone;
    const { messagesPerSecond, messageBurst } = board.house.options.limits;
    this.#bucket = new Bucket(messagesPerSecond, messageBurst, board.house.clock.elapsed());
    this.#wire = line;
    line.listen(this, STUCK);
    this.tell(JSON.stringify({ t: 'welcome', protocol: PROTOCOL, ...(player !== undefined && { player }) }));
  }

  tell(text: string): void {
    const { backlog } = this.#wire;
    if (backlog > SLOW && text.startsWith('{"t":"state"')) {
      this.#missed ??= new Set();
      this.#missed.add(text.slice(22, 44));
      this.#checker ??= this.#board.house.timers.every(200, () => this.#catchUp());
      return;
    }
    this.#wire.send(text);
  }

  /** The whole newest state instead of all that was missed: that is why states are never patches. */
  #catchUp(): void {
    if (this.#wire.backlog > SLOW / 4) return;
    this.#checker?.cancel();
    this.#checker = undefined;
    for (const id of this.#missed ?? []) this.#watching.get(id)?.watch(this, undefined);
    this.#missed = undefined;
  }

  /** Whoever has not answered the last one is gone. */
  ping(): void {
    if (this.#wire.isAlive) this.#wire.ping();
    else this.#wire.cut();
  }

  /** What was said before and has not been read yet is not read any more. */
  close(code: number): void {
    this.#isOver = true;
    this.#reader?.cancel();
    this.#unread = undefined;
    this.#wire.close(code);
  }

  cut(): void {
    this.#wire.cut();
  }

  onText(text: string): void {
    if (!this.#isOver) this.#read(text);
  }

  onBinary(): void {
    this.#bad();
  }

  onControl(): void {
    this.#read(undefined);
  }

  onStuck(): void {
    this.#board.house.metrics.refusedSockets.add('stuck');
  }

  /** Whoever says much is heard more slowly: what was said waits, and the rest stays in their own machine. */
  #read(text: string | undefined): void {
    if (!this.#unread && this.#bucket.take(this.#board.house.clock.elapsed())) {
      if (text !== undefined) this.#receive(text);
      return;
    }
    this.#unread ??= [];
    if (this.#unread.push(text) > MOST_UNREAD) {
      this.#board.house.metrics.refusedSockets.add('flood');
      this.#wire.close(closeCodes.policy);
      return;
    }
    this.#wire.pause();
    this.#reader ??= this.#board.house.timers.every(READ_EVERY, () => this.#readOn());
  }

  #readOn(): void {
    const now = this.#board.house.clock.elapsed();
    const unread = this.#unread ?? [];
    while (unread.length > 0 && this.#bucket.take(now)) {
      const text = unread.shift();
      if (text !== undefined) this.#receive(text);
    }
    if (unread.length > 0) return;
    this.#reader?.cancel();
    this.#reader = undefined;
    this.#unread = undefined;
    this.#wire.resume();
  }

  #receive(text: string): void {
    const { house } = this.#board;
    const message = messageIn(text);
    if (!message) {
      this.#bad();
      return;
    }
    house.metrics.messages.add(message.t);
    switch (message.t) {
      case 'ping':
        this.tell(`{"t":"pong","n":${message.n},"at":${house.clock.now()}}`);
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
    this.#bucket.charge(WATCH_COSTS - 1);
    const actor = await this.#board.tables.get(id);
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
    if (what.kind === 'chat' && !chatBuckets.take(this.player ?? '', house.clock.elapsed())) {
      this.#refuse(table, key, { kind: 'tooFast' });
      return;
    }
    if (this.#pending >= MOST_PENDING) {
      this.#refuse(table, key, { kind: 'tooFast' });
      return;
    }
    this.#pending++;
    const answer = (text: string): void => {
      this.#pending--;
      this.tell(text);
    };
    const inMemory = tables.inMemory(table);
    if (inMemory) inMemory.do(this.player, key, what, answer);
    else {
      tables.get(table).then(
        actor => {
          if (actor) actor.do(this.player, key, what, answer);
          else answer(refusedMessage(table, key, { kind: 'noSuchTable' }));
        },
        (error: unknown) => {
          this.#pending--;
          this.#failed(error, table, key);
        },
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
      this.#board.house.metrics.refusedSockets.add('badMessages');
      this.#wire.close(closeCodes.policy);
      return;
    }
    this.tell('{"t":"error","why":{"kind":"badMessage"}}');
  }

  onGone(): void {
    this.#isOver = true;
    this.#checker?.cancel();
    this.#reader?.cancel();
    this.#unread = undefined;
    this.#board.lobby.lookers.delete(this);
    for (const actor of this.#watching.values()) actor.unwatch(this);
    this.#watching.clear();
    this.#onGone(this);
  }
}
