import {
  type ChatLine,
  type ClientMachine,
  type Command,
  HangaClient,
  type KeptPart,
  nextStep,
  type Refusal,
  type StateMessage,
  type Subscription,
  TableFeed,
} from '@hanga/protocol';
import type { Jar, Network, Request, Server } from './network.ts';
import type { Oracle } from './oracle.ts';
import type { Chance, Scheduler } from './scheduler.ts';

/** What people share: the world they live in. */
export interface Surroundings {
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  readonly network: Network;
  readonly oracle: Oracle;
  /** The tables that anybody has opened: their links go around. */
  readonly tables: string[];
  /** A node that is up, as a proxy would choose one; perhaps one that is not up any more. */
  server(): Server | undefined;
  readonly isQuiet: boolean;
  /** People pause, vote, give seats away and back, break off, and have nights. */
  readonly isSociable: boolean;
}

/** One table on one screen, put together as the page does it. */
export class Screen {
  readonly id: string;
  readonly subscription: Subscription;
  readonly chat = new Map<number, ChatLine>();
  shown: StateMessage | undefined;
  refusal: Refusal | undefined;
  readonly close: () => void;

  constructor(device: Device, client: HangaClient, id: string, since?: number) {
    this.id = id;
    const feed = new TableFeed(
      before => this.subscription.history(before),
      shown => {
        this.shown = shown;
      },
      device.machine,
    );
    this.close = () => feed.close();
    this.subscription = client.watch(
      id,
      {
        onTable: () => {
          this.refusal = undefined;
        },
        onState: state => feed.hear(state),
        onChat: lines => {
          for (const line of lines) this.chat.set(line.no, line);
        },
        onRefused: why => {
          this.refusal = why;
        },
      },
      since,
    );
  }
}

/** A browser: a cookie, a connection, and tables on its screen. */
export class Device {
  readonly jar: Jar;
  readonly #world: Surroundings;
  #client: HangaClient | undefined;
  readonly screens = new Map<string, Screen>();
  /** By table, as in a browser's storage. */
  readonly parts = new Map<string, KeptPart>();
  /** Of a program: the secret of its token. */
  secret: string | undefined;
  readonly #streams = new Set<string>();

  constructor(human: string, world: Surroundings) {
    this.jar = { human, token: undefined };
    this.#world = world;
  }

  get human(): string {
    return this.jar.human;
  }

  get elapsed(): number {
    return this.#world.scheduler.now;
  }

  get pending(): number {
    return [...this.screens.values()].reduce((sum, { subscription }) => sum + subscription.pending, 0);
  }

  async request<Answer>(method: Request['method'], path: string, body?: object): Promise<Answer | undefined> {
    const { network } = this.#world;
    try {
      const request: Request = { method, path, ...(body && { body }) };
      const { status, answer } = await network.request(this.jar, this.#world.server(), request);
      return status === 200 ? (answer as Answer) : undefined;
    } catch {
      return undefined;
    }
  }

  /** An account, which is a bot, and its token; whatever of it got lost on the way is asked for again. */
  async becomeProgram(): Promise<void> {
    const password = `password of ${this.human}`;
    while (!this.#world.isQuiet && this.secret === undefined) {
      await this.request('POST', '/api/account', { name: this.human, password });
      await this.request('POST', '/api/account/bot', {});
      const wanted = { name: 'bot', scopes: ['tables:read', 'play'], password };
      this.secret = (await this.request<{ secret: string }>('POST', '/api/me/tokens', wanted))?.secret;
      await this.#world.scheduler.wait(100);
    }
  }

  /** Asked again under the same key until it is answered; now and then twice at once. */
  async act(id: string, what: string, body: object): Promise<void> {
    const { network, scheduler, chance } = this.#world;
    const keyed = { ...body, key: this.machine.newKey() };
    const path = `/api/v1/tables/${id}/${what}`;
    const send = (): Promise<{ status: number }> =>
      network.request(this.jar, this.#world.server(), {
        ...{ method: 'POST', path, body: keyed },
        ...(this.secret !== undefined && { bearer: this.secret }),
      });
    if (chance.oneIn(4)) void send().catch(() => {});
    for (let tries = 0; tries < 20 && !this.#world.isQuiet; tries++) {
      const told = await send().catch(() => undefined);
      if (told && told.status < 500 && told.status !== 429) return;
      await scheduler.wait(chance.between(50, 300));
    }
  }

  /** Reads a stream, and opens it again when it breaks. What comes is checked on its way. */
  listen(path: string): void {
    const { network, scheduler } = this.#world;
    if (this.secret === undefined || this.#streams.has(path)) return;
    this.#streams.add(path);
    network.stream(this.jar, this.#world.server(), { method: 'GET', path, bearer: this.secret }, line => {
      if (line !== undefined) return;
      this.#streams.delete(path);
      if (!this.#world.isQuiet) scheduler.after(200, () => this.listen(path));
    });
  }

  get machine(): ClientMachine {
    const { scheduler, chance, oracle } = this.#world;
    return {
      after: (milliseconds, task) => scheduler.after(milliseconds, task),
      elapsed: () => scheduler.now,
      random: () => chance.below(1000) / 1000,
      newKey: () => {
        const key = chance.bytes(12).toString('base64url');
        oracle.knowKey(key, this.human);
        return key;
      },
    };
  }

  #connect(): HangaClient {
    const { network } = this.#world;
    return new HangaClient({
      open: () => network.dial(this.jar, this.#world.server()),
      machine: this.machine,
      waits: { first: 100, longest: 1500, silence: 8000 },
    });
  }

  look(id: string, since?: number): Screen {
    this.#client ??= this.#connect();
    this.screens.get(id)?.close();
    const screen = new Screen(this, this.#client, id, since);
    this.screens.set(id, screen);
    return screen;
  }

  do(id: string, what: Command): Promise<Refusal | undefined> {
    return (this.screens.get(id) ?? this.look(id)).subscription.do(what);
  }

  /** What a page does by itself for the shuffle; `how` it is done is up to whoever sits there. */
  bringPart(id: string, how: 'well' | 'wrongly' | 'notAtAll'): void {
    const { chance, oracle } = this.#world;
    const { table } = this.screens.get(id)?.subscription ?? {};
    if (!table) return;
    const next = nextStep(table, this.parts.get(id), () => chance.bytes(32).toString('hex'), chance.oneIn(8));
    if (!next) return;
    this.parts.set(id, next.keep);
    const { command } = next;
    if (command.kind === 'commit') oracle.shuffles.knowPart(command.commitment, next.keep.part);
    else if (how === 'notAtAll') return;
    const wrong = { ...command, ...(command.kind === 'reveal' && { part: chance.bytes(32).toString('hex') }) };
    void this.do(id, how === 'wrongly' ? wrong : command);
  }

  /** The page is loaded anew: what was shown is gone, the cookie stays. */
  reload(): void {
    const seen = [...this.screens.values()].map(({ id, shown }) => [id, shown?.seq] as const);
    this.#client?.close();
    this.#client = undefined;
    for (const screen of this.screens.values()) screen.close();
    this.screens.clear();
    for (const [id, seq] of seen) this.look(id, seq);
  }

  /** Somebody else from now on, as the page notices after signing in or taking a code. */
  reopen(): void {
    this.#client?.reopen();
  }
}
