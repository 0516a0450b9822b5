import {
  type ClientStatus,
  type Command,
  HangaClient,
  type Listener,
  type Refusal,
  type SocketLike,
  type StateMessage,
  type Subscription,
  type TableInfo,
} from '@hanga/protocol';
import { WebSocket } from 'ws';
import { within } from './within.ts';

/** Somebody with a browser: a cookie, requests, and the client that the page uses, over a real socket. */
export class Person {
  address: string;
  cookie = '';
  id = '';
  readonly clients: HangaClient[] = [];
  /** Every byte that came over this person's sockets. */
  readonly received: string[] = [];

  constructor(address: string) {
    this.address = address;
  }

  static async called(name: string, address: string): Promise<Person> {
    const person = new Person(address);
    const { id } = await person.post<{ id: string }>('/api/me', { name });
    person.id = id;
    return person;
  }

  async request<Answer>(method: string, path: string, body?: object): Promise<{ status: number; answer: Answer }> {
    const response = await fetch(this.address + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(this.cookie && { cookie: this.cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie()[0];
    if (cookie) this.cookie = cookie.split(';')[0] as string;
    const text = await response.text();
    return {
      status: response.status,
      answer: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Answer,
    };
  }

  async post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return (await this.request<Answer>('POST', path, body)).answer;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await this.request<Answer>('GET', path)).answer;
  }

  socket(): WebSocket {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket`, {
      headers: { ...(this.cookie && { cookie: this.cookie }) },
      perMessageDeflate: false,
    });
    socket.on('message', data => this.received.push(String(data)));
    return socket;
  }

  /** `onStatus` as the page would show it. Reconnects fast, as tests have little time. */
  connect(onStatus?: (status: ClientStatus) => void): HangaClient {
    const client = new HangaClient({
      open: () => this.socket() as unknown as SocketLike,
      waits: { first: 20, longest: 100, silence: 60_000 },
      ...(onStatus && { onStatus }),
    });
    this.clients.push(client);
    return client;
  }

  /** Opens a table, and returns its id. */
  async open(table: { game?: string; seats: readonly object[] } & Record<string, unknown>): Promise<string> {
    const { id } = await this.post<{ id: string }>('/api/tables', {
      key: `open-${Math.random()}`.replace('.', ''),
      game: 'kanagawa',
      ...table,
    });
    return id;
  }

  at(id: string, since?: number): AtTable {
    return new AtTable(this.connect(), id, since);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

/** Milliseconds: on a busy machine, with a server that has just been killed. */
const PATIENCE = 20_000;

/** Someone's place at a table, with a way to wait for things to be so. */
export class AtTable {
  readonly client: HangaClient;
  readonly subscription: Subscription;
  readonly states: StateMessage[] = [];
  readonly refusals: Refusal[] = [];
  readonly chat: string[] = [];
  #check: () => void = () => {};

  constructor(client: HangaClient, id: string, since?: number) {
    this.client = client;
    const listener: Listener = {
      onTable: () => this.#check(),
      onState: state => {
        this.states.push(state);
        this.#check();
      },
      onRefused: why => {
        this.refusals.push(why);
        this.#check();
      },
      onChat: lines => {
        this.chat.push(...lines.map(line => line.text));
        this.#check();
      },
    };
    this.subscription = client.watch(id, listener, since);
  }

  get state(): StateMessage {
    return this.subscription.state as StateMessage;
  }

  get table(): TableInfo {
    return this.subscription.table as TableInfo;
  }

  do(what: Command): Promise<Refusal | undefined> {
    return this.subscription.do(what);
  }

  /** Resolves as soon as `holds` does. What does not come in time fails, and says what it is. */
  soon(what: string, holds: (here: AtTable) => boolean, patience = PATIENCE): Promise<void> {
    const held = new Promise<void>(resolve => {
      this.#check = () => {
        if (!holds(this)) return;
        this.#check = () => {};
        resolve();
      };
      this.#check();
    });
    return within(patience, what, held);
  }

  /** The same, where the code of what must hold says enough. */
  until(holds: (here: AtTable) => boolean, patience = PATIENCE): Promise<void> {
    return this.soon(String(holds), holds, patience);
  }
}

/** A table of people who sit and have begun. */
export async function seated(
  people: readonly Person[],
  more: Record<string, unknown> = {},
  /** What they do between sitting down and the first move, besides starting. */
  start: (places: readonly AtTable[], start: () => Promise<void>) => Promise<void> = (_, begin) => begin(),
): Promise<{ id: string; places: AtTable[] }> {
  const [host] = people as [Person, ...Person[]];
  const id = await host.open({ seats: people.map(() => ({ kind: 'open' })), ...more });
  const places = people.map(person => person.at(id));
  for (const [i, place] of places.entries()) {
    await place.until(({ table }) => table !== undefined);
    if (i > 0) await place.do({ kind: 'sit', name: `Player ${i + 1}`, seat: i });
  }
  await start(places, async () => {
    const refused = await places[0]!.do({ kind: 'start' });
    if (refused) throw new Error(`cannot start: ${JSON.stringify(refused)}`);
  });
  await Promise.all(places.map(place => place.until(({ state }) => state !== undefined)));
  return { id, places };
}

/** Whoever must act acts, at random, until `isEnough`. */
export async function playOn(
  places: readonly AtTable[],
  isEnough: (moves: number, state: StateMessage) => boolean,
): Promise<number> {
  for (let moves = 0; ; moves++) {
    const { state } = places[0] as AtTable;
    if (state.toAct.length === 0 || isEnough(moves, state)) return moves;
    const place = places.find(({ table }) => table.you.seat === state.toAct[0]) as AtTable;
    await place.until(here => here.state.seq >= state.seq);
    const { legal } = place.state;
    const why = await place.subscription.move(legal[Math.floor(Math.random() * legal.length)] as object);
    if (why) throw new Error(`refused: ${JSON.stringify(why)}`);
    await Promise.all(places.map(each => each.until(here => here.state.seq > state.seq)));
  }
}
