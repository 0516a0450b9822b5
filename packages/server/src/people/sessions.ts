import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Player } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export const COOKIE = 'hanga';
const YEAR = 365 * 24 * 3600;
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 50_000;

/** Who a browser is: a secret in a cookie that no script can read. */
export class Sessions {
  readonly #store: Store;
  readonly #recent = new Map<string, { readonly player: Player | undefined; readonly until: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  hashIn(request: FastifyRequest): string | undefined {
    return hashOfToken(request.cookies[COOKIE]);
  }

  playerIn(request: FastifyRequest): Promise<Player | undefined> {
    return this.playerWith(request.cookies[COOKIE]);
  }

  async playerWith(token: string | undefined): Promise<Player | undefined> {
    const hash = hashOfToken(token);
    if (hash === undefined) return undefined;
    const now = Date.now();
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
  async welcome(name: string, request: FastifyRequest, reply: FastifyReply): Promise<Player> {
    const player = { id: newId(), name };
    const token = newToken();
    await this.#store.people.create(player, hashOf(token), Date.now());
    this.#give(token, request, reply);
    return { ...player, hasAccount: false };
  }

  /** Another browser of somebody known. */
  async add(player: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = newToken();
    await this.#store.people.addSession(hashOf(token), player, Date.now());
    this.#give(token, request, reply);
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const hash = this.hashIn(request);
    if (hash !== undefined) await this.#store.people.endSession(hash);
    this.forget();
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  #give(token: string, request: FastifyRequest, reply: FastifyReply): void {
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: YEAR,
    });
  }
}

const hashOfToken = (token: string | undefined): string | undefined =>
  token === undefined || token.length > 100 ? undefined : hashOf(token);
