import { type FromServer, limits, messageIn, PROTOCOL, type Refusal, type ToServer } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import { OutgoingMessage } from '../outgoing.ts';
import type { Reply, TableActor } from '../table/actor.ts';
import type { Watcher } from '../table/audience.ts';
import { refusedMessage } from '../table/messages.ts';
import type { Tables } from '../table/tables.ts';
import type { Buckets } from './bounds.ts';
import { Inbox } from './inbox.ts';
import type { Lobby } from './lobby.ts';
import type { Transport, TransportListener } from './transport.ts';
import { closeCodes } from './wire.ts';

/** Bytes that may wait for a slow reader. Beyond them it gets no more states, only the newest when it has caught up. */
const SLOW = 64 * 1024;
/** A reader that lets so much wait does not read at all. */
const STUCK = 1024 * 1024;
/** Bad messages after which a socket is closed. */
const PATIENCE = 20;
/** Commands of one socket that wait for their answer. */
const MOST_PENDING = 50;
/** How many messages a `watch` or a look at history counts for: the answer is read from the database. */
const WATCH_COSTS = 4;

/** What every connection of a node works with. */
export interface ConnectionContext {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chatBuckets: Buckets;
}

/** One open connection: who it is, what it watches, and how much it may say. */
export class Connection implements Watcher, TransportListener {
  readonly player: string | undefined;
  readonly #transport: Transport;
  readonly #server: ConnectionContext;
  readonly #onGone: (connection: Connection) => void;
  readonly #watching = new Map<string, TableActor>();
  readonly #inbox: Inbox;
  #patience = PATIENCE;
  #pending = 0;
  /** Tables whose newest state this slow reader has not been sent. */
  #missed: Set<string> | undefined;
  #checker: Timer | undefined;
  #isOver = false;

  constructor(
    transport: Transport,
    player: string | undefined,
    server: ConnectionContext,
    onGone: (connection: Connection) => void,
  ) {
    this.player = player;
    this.#server = server;
    this.#onGone = onGone;
    this.#transport = transport;
    this.#inbox = new Inbox(server.context, transport, text => this.#receive(text));
    transport.listen(this, STUCK);
    const house = server.context.house.rules;
    this.#say({
      ...{ t: 'welcome', protocol: PROTOCOL },
      ...(player !== undefined && { player }),
      ...(Object.keys(house).length > 0 && { house }),
    });
  }

  tell(message: OutgoingMessage): void {
    const { content } = message;
    if (content.t === 'state' && this.#transport.backlog > SLOW) {
      this.#missed ??= new Set();
      this.#missed.add(content.table);
      this.#checker ??= this.#server.context.timers.every(200, () => this.#catchUp());
      return;
    }
    this.#transport.send(message.text);
  }

  /** Sends a message that is for nobody else. */
  #say(content: FromServer): void {
    this.tell(new OutgoingMessage(content));
  }

  /** The whole newest state instead of all that was missed: that is why states are never patches. */
  #catchUp(): void {
    if (this.#transport.backlog > SLOW / 4) return;
    this.#checker?.cancel();
    this.#checker = undefined;
    for (const id of this.#missed ?? []) this.#watching.get(id)?.subscriptions.watch(this, undefined);
    this.#missed = undefined;
  }

  /** Cuts the connection if the last ping was not answered. */
  ping(): void {
    if (this.#transport.isAlive) this.#transport.ping();
    else this.#transport.cut();
  }

  /** Messages that have come and have not been read yet are dropped. */
  close(code: number): void {
    this.#isOver = true;
    this.#inbox.close();
    this.#transport.close(code);
  }

  cut(): void {
    this.#transport.cut();
  }

  onText(text: string): void {
    if (!this.#isOver) this.#inbox.add(text);
  }

  onBinary(): void {
    this.#bad();
  }

  onControl(): void {
    this.#inbox.add(undefined);
  }

  onStuck(): void {
    this.#server.context.metrics.refusedSockets.add('stuck');
  }

  #receive(text: string): void {
    const { context } = this.#server;
    const message = messageIn(text);
    if (!message) {
      this.#bad();
      return;
    }
    context.metrics.messages.add(message.t);
    switch (message.t) {
      case 'ping':
        this.#say({ t: 'pong', n: message.n, at: context.clock.now() });
        return;
      case 'lobby':
        if (message.on) this.#server.lobby.enter(this).catch(error => this.#failed(error));
        else this.#server.lobby.lookers.delete(this);
        return;
      case 'unwatch':
        this.#watching.get(message.table)?.subscriptions.unwatch(this);
        this.#watching.delete(message.table);
        return;
      case 'watch':
        this.#watch(message.table, message.since).catch(error => this.#failed(error, message.table));
        return;
      case 'history':
        this.#history(message.table, message.before);
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
    this.#inbox.charge(WATCH_COSTS - 1);
    const actor = await this.#server.tables.get(id);
    if (!actor) {
      this.#refuse(id, undefined, { kind: 'noSuchTable' });
      return;
    }
    if (this.#isOver) return;
    this.#watching.set(id, actor);
    actor.subscriptions.watch(this, since);
  }

  #history(id: string, before: number): void {
    this.#inbox.charge(WATCH_COSTS - 1);
    const actor = this.#watching.get(id);
    if (actor) actor.history.tell(this, before);
    else this.#refuse(id, undefined, { kind: 'badMessage' });
  }

  #do({ table, key, what }: Extract<ToServer, { t: 'do' }>): void {
    const { context, chatBuckets, tables } = this.#server;
    if (what.kind === 'chat' && !chatBuckets.take(this.player ?? '', context.clock.elapsed())) {
      this.#refuse(table, key, { kind: 'tooFast' });
      return;
    }
    if (this.#pending >= MOST_PENDING) {
      this.#refuse(table, key, { kind: 'tooFast' });
      return;
    }
    this.#pending++;
    const answer: Reply = content => {
      this.#pending--;
      this.#say(content);
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
    this.#say(refusedMessage(table, key, why));
  }

  #failed(error: unknown, table?: string, key?: string): void {
    this.#server.context.log.error({ err: error }, 'a message could not be handled');
    if (table === undefined) this.#say({ t: 'error', why: { kind: 'tryAgain' } });
    else this.#refuse(table, key, { kind: 'tryAgain' });
  }

  #bad(): void {
    if (--this.#patience <= 0) {
      this.#server.context.metrics.refusedSockets.add('badMessages');
      this.#transport.close(closeCodes.policy);
      return;
    }
    this.#say({ t: 'error', why: { kind: 'badMessage' } });
  }

  onGone(): void {
    this.#isOver = true;
    this.#checker?.cancel();
    this.#inbox.close();
    this.#server.lobby.lookers.delete(this);
    for (const actor of this.#watching.values()) actor.subscriptions.unwatch(this);
    this.#watching.clear();
    this.#onGone(this);
  }
}
