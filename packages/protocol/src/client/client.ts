import type { FromServer, LobbyChange, LobbyMessage, StateMessage, Welcome } from '../fromServer.ts';
import { PROTOCOL } from '../limits.ts';
import type { Refusal } from '../refusal.ts';
import type { Deed, ToServer } from '../schemas.ts';
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
  /** Who the server takes this browser for, whenever it says so anew. */
  readonly onPlayer?: (player: string | undefined) => void;
  readonly onLobby?: (message: LobbyMessage | LobbyChange) => void;
  readonly onTrouble?: (why: Refusal) => void;
  /** Without it: the browser. */
  readonly machine?: ClientMachine;
  /** Milliseconds: the first wait before a new socket, the longest one, and the silence after which one is dead. */
  readonly waits?: { readonly first: number; readonly longest: number; readonly silence: number };
}

interface PendingDeed {
  readonly table: string;
  readonly key: string;
  readonly what: Deed;
  readonly resolve: (why: Refusal | undefined) => void;
}

const WAITS = { first: 250, longest: 8000, silence: 25_000 };

/** Talks to the server over one socket after another. Knows no rules and no page. */
export class HangaClient {
  readonly #options: ClientOptions;
  readonly #machine: ClientMachine;
  readonly #waits: NonNullable<ClientOptions['waits']>;
  readonly #tables = new Map<string, Watched>();
  readonly #pending = new Map<string, PendingDeed>();
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

  do(table: string, what: Deed): Promise<Refusal | undefined> {
    return new Promise(resolve => {
      const deed = { table, key: this.#machine.newKey(), what, resolve };
      this.#pending.set(deed.key, deed);
      this.#sendDeed(deed);
    });
  }

  pendingAt(table: string): number {
    return [...this.#pending.values()].filter(deed => deed.table === table).length;
  }

  /** The network or the tab is back: no need to wait. Call it on `online`, `pageshow` and `visibilitychange`. */
  wake(): void {
    if (this.#status === 'waiting') this.#connect();
    else if (this.#status === 'online') this.#ping(Math.min(3000, this.#waits.silence));
  }

  /** The server should know this browser anew: it has become somebody else. Tables and deeds stay. */
  reopen(): void {
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#setStatus('closed');
    this.#retry?.cancel();
    this.#drop();
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

  /** Forgets the socket, whatever it still has to say. */
  #drop(): void {
    this.#silence?.cancel();
    const socket = this.#socket;
    this.#socket = undefined;
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
    // Not all pages at once, when a server comes back.
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
      case 'chat':
        this.#tables.get(message.table)?.listener.onChat?.(message.lines);
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
    if (why.kind !== 'tryAgain') watched?.listener.onRefused?.(why);
    else
      this.#machine.after(1000, () => {
        if (watched && this.#tables.get(table) === watched) this.ask(watched);
      });
  }

  #welcomed({ protocol, player }: Welcome): void {
    if (protocol !== PROTOCOL) {
      this.#setStatus('outdated');
      this.#drop();
      return;
    }
    this.#tries = 0;
    this.#setStatus('online');
    this.#options.onPlayer?.(player);
    if (this.#isInLobby) this.lobby(true);
    for (const watched of this.#tables.values()) this.ask(watched);
    for (const deed of this.#pending.values()) this.#sendDeed(deed);
  }

  #answered(key: string, why: Refusal | undefined): void {
    const deed = this.#pending.get(key);
    if (!deed) return;
    if (why?.kind === 'tryAgain' || why?.kind === 'tooFast') {
      this.#machine.after(1000, () => {
        if (this.#pending.has(key)) this.#sendDeed(deed);
      });
      return;
    }
    this.#pending.delete(key);
    deed.resolve(why);
  }

  #sendDeed({ table, key, what }: PendingDeed): void {
    this.#send({ t: 'do', table, key, what });
  }

  /** What is said while there is no socket is said again when there is one. */
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

  do(what: Deed): Promise<Refusal | undefined> {
    return this.#client.do(this.id, what);
  }

  move(action: object): Promise<Refusal | undefined> {
    return this.do({ kind: 'move', prompt: this.state?.prompt ?? 0, action: action as Record<string, unknown> });
  }

  undo(): Promise<Refusal | undefined> {
    return this.do({ kind: 'undo', prompt: this.state?.prompt ?? 0 });
  }

  close(): void {
    this.#client.unwatch(this);
  }
}
