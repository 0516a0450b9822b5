import type { Scope } from '@hanga/protocol';
import type { Environment } from '../environment.ts';
import type { AccessToken, TokenHolder } from '../storage/accessTokens.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';
import type { Sessions } from './sessions.ts';

/** What such a secret begins with, so that programs which look for lost ones know it. */
const PREFIX = 'hanga_';
const SECRET = /^hanga_[\w-]{43}$/;
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 50_000;

/** The hash by which a secret is known; `undefined` where it cannot be one. */
export const hashOfSecret = (secret: string | undefined): string | undefined =>
  secret !== undefined && SECRET.test(secret) ? hashOf(secret) : undefined;

/** Who a program acts for. That a token has ended goes the same way as that a session has. */
export class AccessTokens {
  readonly #store: Store;
  readonly #environment: Environment;
  readonly #sessions: Sessions;
  readonly #recent = new Map<string, { readonly holder: TokenHolder; readonly until: number }>();
  /** Grows when something is forgotten: what was read before is not remembered after. */
  #age = 0;

  constructor(store: Store, environment: Environment, sessions: Sessions) {
    this.#store = store;
    this.#environment = environment;
    this.#sessions = sessions;
    sessions.listen({
      onEnded: ended => this.#forget('hash' in ended ? ended.hash : undefined),
      onChanged: () => this.#forget(undefined),
      onDoubt: () => this.#forget(undefined),
    });
  }

  /** Without asking the database. */
  known(hash: string): TokenHolder | undefined {
    const known = this.#recent.get(hash);
    return known && known.until > this.#environment.clock.elapsed() ? known.holder : undefined;
  }

  /** That it was used is noted when it is looked up, once a minute at most. */
  async find(hash: string): Promise<TokenHolder | undefined> {
    const known = this.known(hash);
    if (known) return known;
    const { clock } = this.#environment;
    const age = this.#age;
    const holder = await this.#store.accessTokens.find(hash);
    if (!holder) return undefined;
    const now = clock.now();
    if (now - (holder.token.usedAt ?? 0) >= REMEMBERED) await this.#store.accessTokens.used(hash, now);
    if (age === this.#age) {
      if (this.#recent.size >= MOST_REMEMBERED) this.#recent.clear();
      this.#recent.set(hash, { holder, until: clock.elapsed() + REMEMBERED });
    }
    return holder;
  }

  async make(
    player: string,
    name: string,
    scopes: readonly Scope[],
  ): Promise<{ readonly token: AccessToken; readonly secret: string }> {
    const { random, clock } = this.#environment;
    const secret = PREFIX + newToken(random);
    const token = { id: newId(random), name, scopes, madeAt: clock.now() };
    await this.#store.accessTokens.add(hashOf(secret), player, token);
    return { token, secret };
  }

  /** Every node forgets it, and its streams end. */
  async end(player: string, id: string): Promise<void> {
    const hash = await this.#store.accessTokens.end(player, id);
    if (hash !== undefined) this.#sessions.ended({ hash });
  }

  /** Those of these that go on, as the database says. */
  living(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.accessTokens.living(hashes);
  }

  #forget(hash: string | undefined): void {
    this.#age++;
    if (hash === undefined) this.#recent.clear();
    else this.#recent.delete(hash);
  }
}
