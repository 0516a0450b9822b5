import type { Environment } from '../environment.ts';
import type { Call } from '../net/api/call.ts';
import type { Player } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export const COOKIE = 'hanga';
/** Seconds: a year. */
export const COOKIE_LASTS = 365 * 24 * 3600;
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 50_000;

/** Who a browser is: a secret in a cookie that no script can read. */
export class Sessions {
  readonly #store: Store;
  readonly #environment: Environment;
  readonly #recent = new Map<string, { readonly player: Player | undefined; readonly until: number }>();

  constructor(store: Store, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  playerIn(call: Call): Promise<Player | undefined> {
    return this.playerWith(call.token);
  }

  async playerWith(token: string | undefined): Promise<Player | undefined> {
    const hash = hashOfToken(token);
    if (hash === undefined) return undefined;
    const now = this.#environment.clock.elapsed();
    const known = this.#recent.get(hash);
    if (known && known.until > now) return known.player;
    const player = await this.#store.people.bySession(hash);
    if (this.#recent.size >= MOST_REMEMBERED) this.#recent.clear();
    if (player) this.#recent.set(hash, { player, until: now + REMEMBERED });
    return player;
  }

  forget(): void {
    this.#recent.clear();
  }

  /** A new person with nothing but a name. */
  async welcome(name: string, call: Call): Promise<Player> {
    const { random, clock } = this.#environment;
    const player = { id: newId(random), name };
    const token = newToken(random);
    await this.#store.people.create(player, hashOf(token), clock.now());
    call.setToken(token);
    return { ...player, hasAccount: false };
  }

  /** Another browser of somebody known. */
  async add(player: string, call: Call): Promise<void> {
    const { random, clock } = this.#environment;
    const token = newToken(random);
    await this.#store.people.addSession(hashOf(token), player, clock.now());
    call.setToken(token);
  }

  async end(call: Call): Promise<void> {
    const hash = hashOfToken(call.token);
    if (hash !== undefined) await this.#store.people.endSession(hash);
    this.forget();
    call.setToken(undefined);
  }
}

export const hashOfToken = (token: string | undefined): string | undefined =>
  token === undefined || token.length > 100 ? undefined : hashOf(token);
