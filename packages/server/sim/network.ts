import { limits, type SocketLike } from '@hanga/protocol';
import { type Call, Failure, Json, Lines, Page, Refused, Stream } from '../src/net/api/call.ts';
import type { Identity } from '../src/net/connections.ts';
import type { Transport, TransportListener } from '../src/net/transport.ts';
import type { Node } from '../src/node.ts';
import type { Chance, Scheduler } from './scheduler.ts';

/** A node that can be reached, until it is killed. */
export interface Server {
  readonly name: string;
  readonly node: Node;
  isAlive: boolean;
  readonly cables: Set<{ cut(): void }>;
  /** What has to be done for those who wait for an answer, should the node die. */
  readonly requests: Set<() => void>;
}

/** What a browser keeps, and whose browser it is. */
export interface Jar {
  readonly human: string;
  token: string | undefined;
}

/** What goes on between one browser or program and a node for a while: a socket, or a stream of lines. */
export interface Line {
  readonly jar: Jar;
  readonly server: Server | undefined;
}

/** Sees everything that crosses the network, at the server's end. */
export interface NetworkListener {
  onReceived(line: Line, text: string): void;
  onSent(line: Line, text: string): void;
  onClosed(line: Line): void;
  onCalled(request: Request): void;
  /** `status`: none where the node died meanwhile. */
  onAnswered(request: Request, status?: number): void;
  /** A browser is about to be given this secret. */
  onToken(jar: Jar, token: string): void;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Of a program, in the place of the cookie. */
  readonly bearer?: string;
}

export interface NetworkWeather {
  /** Milliseconds that anything is under way at most. */
  delay: number;
  /** One in so many messages to a server comes twice, or after the next one; 0: none. */
  repeats: number;
  /** One in so many messages is the last that gets through; 0: none. */
  cuts: number;
}

export const calmNetwork: NetworkWeather = { delay: 20, repeats: 0, cuts: 0 };

/** The lines between browsers and nodes. */
export class Network {
  readonly weather: NetworkWeather = { ...calmNetwork };
  readonly scheduler: Scheduler;
  readonly listener: NetworkListener;
  readonly #chance: Chance;

  constructor(scheduler: Scheduler, chance: Chance, listener: NetworkListener) {
    this.scheduler = scheduler;
    this.#chance = chance;
    this.listener = listener;
  }

  delay(): number {
    return 1 + this.#chance.below(this.weather.delay);
  }

  isCut(): boolean {
    return this.weather.cuts > 0 && this.#chance.oneIn(this.weather.cuts);
  }

  isRepeated(): boolean {
    return this.weather.repeats > 0 && this.#chance.oneIn(this.weather.repeats);
  }

  /** A browser opens a socket. */
  dial(jar: Jar, server: Server | undefined): SocketLike {
    const cable = new Cable(this, jar, server);
    this.scheduler.after(this.delay(), () => void cable.open());
    return cable.browser;
  }

  /** A browser asks for something; rejects when the line breaks. */
  request(jar: Jar, server: Server | undefined, request: Request): Promise<{ status: number; answer: unknown }> {
    return new Promise((resolve, reject) => {
      const lost = (): void => void this.scheduler.after(this.delay(), () => reject(new Error('the line broke')));
      if (!server || this.isCut()) return lost();
      this.scheduler.after(this.delay(), () => {
        if (!server.isAlive) return lost();
        this.listener.onCalled(request);
        const isLost = this.isCut();
        const died = (): void => {
          this.listener.onAnswered(request);
          lost();
        };
        server.requests.add(died);
        void this.#handle(jar, server, request).then(reply => {
          if (!server.requests.delete(died)) return;
          this.listener.onAnswered(request, reply.status);
          if (isLost) lost();
          else this.scheduler.after(this.delay(), () => resolve(reply.arrive()));
        });
      });
    });
  }

  /** A program opens a stream. `onLine` hears what arrives; `undefined` when it is over. */
  stream(jar: Jar, server: Server | undefined, request: Request, onLine: (line: string | undefined) => void): void {
    this.scheduler.after(this.delay(), () => {
      if (!server?.isAlive) return onLine(undefined);
      void this.#answer(jar, server, request).then(
        ({ answer }) => {
          if (answer instanceof Stream && server.isAlive) this.#flow(answer, { jar, server }, onLine);
          else onLine(undefined);
        },
        () => onLine(undefined),
      );
    });
  }

  /** Lines arrive in order, late, and up to where the line breaks. */
  #flow({ begin }: Stream, line: Line & { server: Server }, onLine: (text: string | undefined) => void): void {
    let [arrival, isOver] = [0, false];
    const later = (task: () => void): void => {
      arrival = Math.max(arrival, this.scheduler.now + this.delay());
      this.scheduler.after(arrival - this.scheduler.now, task);
    };
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      line.server.cables.delete(cable);
      this.listener.onClosed(line);
      later(() => onLine(undefined));
      this.scheduler.after(this.delay(), () => line.server.isAlive && onGone());
    };
    const cable = { cut: over };
    line.server.cables.add(cable);
    const onGone = begin({
      backlog: 0,
      write: text => {
        if (isOver || text === '\n') return;
        this.listener.onSent(line, text);
        if (this.isCut()) over();
        else later(() => onLine(text));
      },
      end: over,
      cut: over,
    });
  }

  async #handle(
    jar: Jar,
    server: Server,
    request: Request,
  ): Promise<{ readonly status: number; arrive(): { status: number; answer: unknown } }> {
    const { answer, given } = await this.#answer(jar, server, request);
    let reply: { status: number; answer: unknown };
    if (answer instanceof Refused) reply = { status: answer.status, answer: { why: { kind: answer.kind } } };
    else if (answer instanceof Failure) reply = { status: answer.status, answer: answer.body };
    else if (answer instanceof Lines || answer instanceof Stream) throw new Error('lines are for `stream`');
    else if (answer instanceof Page) reply = { status: answer.status, answer: answer.html };
    else reply = { status: 200, answer: answer instanceof Json ? JSON.parse(answer.text) : answer };
    // The cookie comes with the answer: whoever does not get that has none.
    return {
      status: reply.status,
      arrive() {
        if (given) jar.token = given.token;
        return reply;
      },
    };
  }

  /** What the node says, and the cookie that it would give. */
  async #answer(
    jar: Jar,
    { node }: Server,
    request: Request,
  ): Promise<{ answer: object; given: { token: string | undefined } | undefined }> {
    const [path = '', search = ''] = request.path.split('?');
    for (const route of node.routes) {
      const params = route.method === request.method ? paramsIn(route.path, path) : undefined;
      if (!params) continue;
      let given: { token: string | undefined } | undefined;
      const call: Call = {
        params,
        query: Object.fromEntries(new URLSearchParams(search)),
        body: request.body === undefined ? undefined : (JSON.parse(JSON.stringify(request.body)) as unknown),
        address: '192.0.2.1',
        token: jar.token,
        bearer: request.bearer,
        setHeader: () => {},
        setToken: token => {
          given = { token };
          if (token !== undefined) this.listener.onToken(jar, token);
        },
      };
      try {
        return { answer: await route.handle(call), given };
      } catch {
        return { answer: new Failure(500, { why: { kind: 'tryAgain' } }), given };
      }
    }
    throw new Error(`no route for ${request.path}`);
  }
}

function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = found[i] as string;
    else if (part !== found[i]) return undefined;
  }
  return params;
}

/** A socket between a browser and a node: what is said arrives in order, late, and up to where the line breaks. */
export class Cable {
  readonly jar: Jar;
  readonly server: Server | undefined;
  readonly browser: SocketLike;
  readonly #network: Network;
  readonly #transport: Transport;
  #listener: TransportListener | undefined;
  #isOver = false;
  #isAnswering = true;
  /** When the last thing said in each direction arrives: nothing overtakes it. */
  #up = 0;
  #down = 0;

  constructor(network: Network, jar: Jar, server: Server | undefined) {
    this.#network = network;
    this.jar = jar;
    this.server = server;
    this.browser = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: text => this.#sendUp(text),
      close: () => this.cut(),
    };
    const isAnswering = (): boolean => this.#isAnswering;
    this.#transport = {
      listen: listener => {
        this.#listener = listener;
      },
      backlog: 0,
      get isAlive() {
        return isAnswering();
      },
      send: text => this.#sendDown(text),
      ping: () => this.#ping(),
      pause: () => {},
      resume: () => {},
      close: () => this.cut(),
      cut: () => this.cut(),
    };
  }

  /** The handshake has arrived at the node. */
  async open(): Promise<void> {
    const { server } = this;
    if (!server?.isAlive || this.#isOver) return this.cut();
    server.cables.add(this);
    let identity: Identity | undefined;
    try {
      identity = await server.node.connections.identify(this.jar.token);
    } catch {
      return this.cut();
    }
    if (this.#isOver || !server.isAlive) return;
    server.node.connections.enter(this.#transport, identity);
  }

  #sendDown(text: string): void {
    if (this.#isOver) return;
    const { scheduler, listener } = this.#network;
    listener.onSent(this, text);
    if (this.#network.isCut()) {
      this.cut();
      return;
    }
    this.#down = Math.max(this.#down, scheduler.now + this.#network.delay());
    scheduler.after(this.#down - scheduler.now, () => {
      if (!this.#isOver) this.browser.onmessage?.({ data: text } as never);
    });
  }

  #sendUp(text: string): void {
    if (this.#isOver) return;
    if (text.length > limits.message || this.#network.isCut()) {
      this.cut();
      return;
    }
    const { scheduler } = this.#network;
    this.#up = Math.max(this.#up, scheduler.now + this.#network.delay());
    const wait = this.#up - scheduler.now;
    const arrive = (): void => {
      if (this.#isOver || !this.#listener || !this.server?.isAlive) return;
      this.#network.listener.onReceived(this, text);
      this.#listener.onText(text);
    };
    // A client may say a thing twice, or in another order than it thought of.
    scheduler.after(wait + (this.#network.isRepeated() ? 40 : 0), arrive);
    if (this.#network.isRepeated()) scheduler.after(wait + this.#network.delay(), arrive);
  }

  #ping(): void {
    this.#isAnswering = false;
    this.#network.scheduler.after(2 * this.#network.delay(), () => {
      this.#isAnswering = true;
    });
  }

  /** The line breaks, for both ends. */
  cut(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { scheduler, listener } = this.#network;
    this.server?.cables.delete(this);
    listener.onClosed(this);
    scheduler.after(this.#network.delay(), () => {
      if (this.server?.isAlive) this.#listener?.onGone();
    });
    scheduler.after(this.#network.delay(), () => this.browser.onclose?.({} as never));
  }
}
