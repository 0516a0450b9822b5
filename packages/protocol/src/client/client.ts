import type { FromServer, HistoryMessage, LobbyChange, LobbyMessage, StateMessage, Welcome } from '../fromServer.ts';
import type { HouseRules } from '../house.ts';
import { PROTOCOL } from '../limits.ts';
import type { Refusal } from '../refusal.ts';
import type { Command, ToServer } from '../schemas.ts';
import type { TableInfo } from '../table.ts';
import { browser, type ClientMachine } from './machine.ts';
import { follow, type Listener, type Subscription } from './subscription.ts';

/** `waiting`: the socket broke, and a new one is tried soon. `outdated`: the server speaks another version. */
export type ClientStatus = 'connecting' | 'online' | 'waiting' | 'outdated' | 'closed';

/** As much of a browser's WebSocket as is needed. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface ClientOptions {
  /** Makes a socket to the server's `/socket`. */
  readonly open: () => SocketLike;
  readonly onStatus?: (status: ClientStatus) => void;
  /** Called whenever the server says which player this browser is signed in as. */
  readonly onPlayer?: (player: string | undefined) => void;
  readonly onLobby?: (message: LobbyMessage | LobbyChange) => void;
  /** What those who run the server have set or said. */
  readonly onHouse?: (house: HouseRules) => void;
  readonly onTrouble?: (why: Refusal) => void;
  /** The browser by default. */
  readonly machine?: ClientMachine;
  /** Milliseconds: the first wait before a new socket, the longest one, and the silence after which one is dead. */
  readonly waits?: { readonly first: number; readonly longest: number; readonly silence: number };
}

interface PendingCommand {
  readonly table: string;
  readonly key: string;
  readonly what: Command;
  readonly resolve: (why: Refusal | undefined) => void;
}

const WAITS = { first: 250, longest: 8000, silence: 25_000 };

/** Talks to the server over one socket after another. Knows no rules and no page. */
export class HangaClient {
  readonly #options: ClientOptions;
  readonly #machine: ClientMachine;
  readonly #waits: NonNullable<ClientOptions['waits']>;
  readonly #tables = new Map<string, Watched>();
  readonly #pending = new Map<string, PendingCommand>();
  #socket: SocketLike | undefined;
  #status: ClientStatus = 'connecting';
  #isInLobby = false;
  #tries = 0;
  #retry: { cancel(): void } | undefined;
  #silence: { cancel(): void } | undefined;
  #heardAt = 0;
  #pings = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#waits = options.waits ?? WAITS;
    this.#machine = options.machine ?? browser;
    this.#connect();
  }

  get status(): ClientStatus {
    return this.#status;
  }

  /** `since`: the last `seq` that this person saw, to be told what happened meanwhile. */
  watch(id: string, listener: Listener, since?: number): Subscription {
    const watched = new Watched(id, listener, since, this);
    this.#tables.set(id, watched);
    if (this.#status === 'online') this.ask(watched);
    return watched;
  }

  unwatch(watched: Watched): void {
    if (this.#tables.get(watched.id) !== watched) return;
    this.#tables.delete(watched.id);
    this.#send({ t: 'unwatch', table: watched.id });
  }

  lobby(on: boolean): void {
    this.#isInLobby = on;
    this.#send({ t: 'lobby', on });
  }

  do(table: string, what: Command): Promise<Refusal | undefined> {
    return new Promise(resolve => {
      const command = { table, key: this.#machine.newKey(), what, resolve };
      this.#pending.set(command.key, command);
      this.#sendCommand(command);
    });
  }

  pendingAt(table: string): number {
    return [...this.#pending.values()].filter(command => command.table === table).length;
  }

  /** The network or the tab is back: no need to wait. Call it on `online`, `pageshow` and `visibilitychange`. */
  wake(): void {
    if (this.#status === 'waiting') this.#connect();
    else if (this.#status === 'online') this.#ping(Math.min(3000, this.#waits.silence));
  }

  /** Reconnects after a change of player (signed in, signed out). Subscriptions and unanswered commands stay. */
  reopen(): void {
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#setStatus('closed');
    this.#retry?.cancel();
    this.#drop();
  }

  /** What is asked while there is no socket is not asked at all: whoever wants it asks again. */
  askHistory(table: string, before: number): boolean {
    if (this.#status === 'online') this.#send({ t: 'history', table, before });
    return this.#status === 'online';
  }

  /** Asks for a fresh view. */
  ask(watched: Watched): void {
    watched.isAsking = true;
    const since = watched.state?.seq ?? watched.since;
    this.#send({ t: 'watch', table: watched.id, ...(since !== undefined && { since }) });
  }

  #connect(): void {
    this.#retry?.cancel();
    this.#drop();
    this.#setStatus('connecting');
    let socket: SocketLike;
    try {
      socket = this.#options.open();
    } catch {
      this.#wait();
      return;
    }
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.onmessage = (event: { data: unknown }) => {
      if (isCurrent() && typeof event.data === 'string') this.#receive(JSON.parse(event.data) as FromServer);
    };
    const lost = (): void => {
      if (isCurrent()) this.#wait();
    };
    socket.onclose = lost;
    socket.onerror = lost;
    this.#expectWithin(this.#waits.silence);
  }

  /** Drops the socket and ignores whatever it still delivers. */
  #drop(): void {
    this.#silence?.cancel();
    const socket = this.#socket;
    this.#socket = undefined;
    for (const watched of this.#tables.values()) watched.endReading();
    try {
      socket?.close();
    } catch {
      // It never opened.
    }
  }

  #wait(): void {
    this.#drop();
    if (this.#status === 'closed' || this.#status === 'outdated') return;
    this.#setStatus('waiting');
    const { first, longest } = this.#waits;
    const most = Math.min(longest, first * 2 ** this.#tries++);
    // Jitter: when a server comes back, clients do not all reconnect at once.
    this.#retry = this.#machine.after(most / 2 + this.#machine.random() * (most / 2), () => this.#connect());
  }

  #expectWithin(milliseconds: number): void {
    this.#silence?.cancel();
    this.#silence = this.#machine.after(milliseconds, () => this.#wait());
  }

  #ping(patience: number): void {
    this.#send({ t: 'ping', n: this.#pings++ });
    this.#expectWithin(patience);
  }

  #heard(): void {
    this.#heardAt = this.#machine.elapsed();
    this.#silence?.cancel();
    const half = this.#waits.silence / 2;
    this.#silence = this.#machine.after(half, () => {
      if (this.#machine.elapsed() - this.#heardAt >= half - 50) this.#ping(half);
    });
  }

  #receive(message: FromServer): void {
    this.#heard();
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'table':
        this.#tables.get(message.table.id)?.onTable(message.table);
        break;
      case 'state':
        this.#tables.get(message.table)?.onState(message);
        break;
      case 'history':
        this.#tables.get(message.table)?.onHistory(message);
        break;
      case 'chat':
        this.#tables.get(message.table)?.listener.onChat?.(message.lines);
        break;
      case 'presence':
        this.#tables.get(message.table)?.listener.onPresence?.(message.here);
        break;
      case 'done':
        this.#answered(message.key, undefined);
        break;
      case 'refused':
        if (message.key !== undefined) this.#answered(message.key, message.why);
        else this.#refused(message.table, message.why);
        break;
      case 'lobby':
      case 'lobbyChange':
        this.#options.onLobby?.(message);
        break;
      case 'house':
        this.#options.onHouse?.(message.house);
        break;
      case 'error':
        this.#options.onTrouble?.(message.why);
        break;
      case 'pong':
        break;
    }
  }

  /** A table that could not be shown just now is asked for again; any other reason is final. */
  #refused(table: string, why: Refusal): void {
    const watched = this.#tables.get(table);
    watched?.endReading();
    if (why.kind !== 'tryAgain') watched?.listener.onRefused?.(why);
    else
      this.#machine.after(1000, () => {
        if (watched && this.#tables.get(table) === watched) this.ask(watched);
      });
  }

  #welcomed({ protocol, player, house = {} }: Welcome): void {
    if (protocol !== PROTOCOL) {
      this.#setStatus('outdated');
      this.#drop();
      return;
    }
    this.#tries = 0;
    this.#setStatus('online');
    this.#options.onPlayer?.(player);
    this.#options.onHouse?.(house);
    if (this.#isInLobby) this.lobby(true);
    for (const watched of this.#tables.values()) this.ask(watched);
    for (const command of this.#pending.values()) this.#sendCommand(command);
  }

  #answered(key: string, why: Refusal | undefined): void {
    const command = this.#pending.get(key);
    if (!command) return;
    if (why?.kind === 'tryAgain' || why?.kind === 'tooFast') {
      this.#machine.after(1000, () => {
        if (this.#pending.has(key)) this.#sendCommand(command);
      });
      return;
    }
    this.#pending.delete(key);
    command.resolve(why);
  }

  #sendCommand({ table, key, what }: PendingCommand): void {
    this.#send({ t: 'do', table, key, what });
  }

  /** Without a socket the message is dropped: everything unanswered is sent again on the next socket. */
  #send(message: ToServer): void {
    if (this.#status === 'online') this.#socket?.send(JSON.stringify(message));
  }

  #setStatus(status: ClientStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onStatus?.(status);
  }
}

/** A table under watch, with the newest that is known of it. */
class Watched implements Subscription {
  readonly id: string;
  readonly listener: Listener;
  readonly since: number | undefined;
  readonly #client: HangaClient;
  table: TableInfo | undefined;
  state: StateMessage | undefined;
  isAsking = false;
  #reading:
    | { readonly before: number; readonly resolve: (message: HistoryMessage) => void; reject(error: Error): void }
    | undefined;

  constructor(id: string, listener: Listener, since: number | undefined, client: HangaClient) {
    this.id = id;
    this.listener = listener;
    this.since = since;
    this.#client = client;
  }

  get pending(): number {
    return this.#client.pendingAt(this.id);
  }

  onTable(table: TableInfo): void {
    if (this.table && table.rev < this.table.rev) return;
    this.table = table;
    this.listener.onTable?.(table);
  }

  onState(state: StateMessage): void {
    const what = follow(this.state?.seq, this.isAsking, state);
    if (what === 'gap') this.#client.ask(this);
    if (what !== 'next') return;
    this.isAsking = false;
    this.state = state;
    this.listener.onState?.(state);
  }

  do(what: Command): Promise<Refusal | undefined> {
    return this.#client.do(this.id, what);
  }

  move(action: object): Promise<Refusal | undefined> {
    return this.do({ kind: 'move', question: this.#question, action: action as Record<string, unknown> });
  }

  undo(): Promise<Refusal | undefined> {
    return this.do({ kind: 'undo', question: this.#question });
  }

  redo(): Promise<Refusal | undefined> {
    return this.do({ kind: 'redo', question: this.#question });
  }

  get #question(): number {
    return this.state?.question ?? 0;
  }

  history(before: number): Promise<HistoryMessage> {
    this.endReading();
    return new Promise((resolve, reject) => {
      if (!this.#client.askHistory(this.id, before)) return reject(new Error('there is no connection'));
      this.#reading = { before, resolve, reject };
    });
  }

  onHistory(message: HistoryMessage): void {
    if (this.#reading?.before !== message.before) return;
    this.#reading.resolve(message);
    this.#reading = undefined;
  }

  /** No answer will come. */
  endReading(): void {
    this.#reading?.reject(new Error('nobody answers'));
    this.#reading = undefined;
  }

  close(): void {
    this.endReading();
    this.#client.unwatch(this);
  }
}
