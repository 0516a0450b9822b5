import type { Scope } from '@hanga/protocol';
import { Person } from './person.ts';
import { within } from './within.ts';

const PASSWORD = 'thirty-six views';
const PATIENCE = 20_000;

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly type: string;
  /** Of lines: all of them. */
  readonly answer: unknown;
}

type Line = Readonly<Record<string, unknown>> & { readonly t: string };

/** A program with a token, and the browser of its owner. */
export class Program {
  readonly owner: Person;
  secret: string;

  constructor(owner: Person, secret: string) {
    this.owner = owner;
    this.secret = secret;
  }

  /** An account with a token; a bot, unless it only reads. */
  static async called(
    name: string,
    address: string,
    scopes: readonly Scope[] = ['tables:read', 'records:read', 'play'],
  ): Promise<Program> {
    const owner = await Person.called(name, address);
    await owner.post('/api/account', { name, password: PASSWORD });
    if (scopes.includes('play')) await owner.post('/api/account/bot');
    return new Program(owner, await Program.tokenOf(owner, scopes));
  }

  static async tokenOf(owner: Person, scopes: readonly Scope[]): Promise<string> {
    const wanted = { name: 'a test', scopes, password: PASSWORD };
    return (await owner.post<{ secret: string }>('/api/me/tokens', wanted)).secret;
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.secret}` };
  }

  async request(method: string, path: string, body?: object): Promise<Told> {
    const response = await fetch(`${this.owner.address}/api/v1/${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const answer = type.includes('ndjson') ? linesIn(text) : (JSON.parse(text) as unknown);
    return { status: response.status, headers: response.headers, type, answer };
  }

  get(path: string): Promise<Told> {
    return this.request('GET', path);
  }

  post(path: string, body?: object): Promise<Told> {
    return this.request('POST', path, body);
  }

  stream(path: string): Promise<Reading> {
    return Reading.open(`${this.owner.address}/api/v1/${path}`, this.headers);
  }
}

const linesIn = (text: string): Line[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line);

/** A stream that is read as it comes. */
export class Reading {
  readonly status: number;
  readonly texts: string[] = [];
  readonly lines: Line[] = [];
  /** Empty lines. */
  beats = 0;
  isOver = false;
  readonly #abort: AbortController;
  #check: () => void = () => {};

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.#abort = abort;
    void this.#read(response).catch(() => {
      this.isOver = true;
      this.#check();
    });
  }

  static async open(address: string, headers: Record<string, string>): Promise<Reading> {
    const abort = new AbortController();
    return new Reading(await fetch(address, { headers, signal: abort.signal }), abort);
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      this.beats += parts.filter(line => line === '').length;
      const texts = parts.filter(line => line !== '');
      this.texts.push(...texts);
      this.lines.push(...texts.map(text => JSON.parse(text) as Line));
      this.#check();
    }
    this.isOver = true;
    this.#check();
  }

  last(t: string): Line | undefined {
    return this.lines.findLast(line => line.t === t);
  }

  /** Resolves as soon as `holds` does. */
  until(what: string, holds: (here: Reading) => boolean): Promise<void> {
    const held = new Promise<void>(resolve => {
      this.#check = () => {
        if (!holds(this)) return;
        this.#check = () => {};
        resolve();
      };
      this.#check();
    });
    return within(PATIENCE, what, held);
  }

  close(): void {
    this.#abort.abort();
  }
}
