import type { Environment } from '../environment.ts';
import type { Call } from '../net/api/call.ts';
import type { Player } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export const COOKIE = 'hanga';
/** Seconds: a year. */
export const COOKIE_LASTS = 365 * 24 * 3600;
const REMEMBERED = 60_000;
/** Milliseconds: that a session was used is noted so often, and the browser's secret lasts anew from then on. */
const NOTED = 24 * 3600 * 1000;
const MOST_REMEMBERED = 50_000;
/** Looks again so often when sessions end while it is looking. */
const TRIES = 3;

/** Sessions that are over: one browser's, or all of a person's but perhaps one. */
export type EndedSessions = { readonly hash: string } | { readonly player: string; readonly but?: string };

export interface SessionListener {
  onEnded(ended: EndedSessions): void;
  /** A person is called otherwise, or is something else now. */
  onChanged?(player: string): void;
  /** Some may have ended without a word. */
  onDoubt(): void;
}

/** Who a browser is: a secret in a cookie that no script can read. */
export class Sessions {
  readonly #store: Store;
  readonly #environment: Environment;
  readonly #recent = new Map<string, { readonly player: Player; readonly until: number }>();
  readonly #listeners: SessionListener[] = [];
  /** Grows when something is forgotten: what was read before is not remembered after. */
  #age = 0;

  constructor(store: Store, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  listen(listener: SessionListener): void {
    this.#listeners.push(listener);
  }

  playerIn(call: Call): Promise<Player | undefined> {
    return this.playerWith(call.token, call);
  }

  async playerWith(token: string | undefined, call?: Call): Promise<Player | undefined> {
    const hash = hashOfToken(token);
    if (hash === undefined) return undefined;
    const now = this.#environment.clock.elapsed();
    const known = this.#recent.get(hash);
    if (known && known.until > now) return known.player;
    for (let tries = 1; ; tries++) {
      const age = this.#age;
      const found = await this.#store.people.bySession(hash, this.#environment.clock.now());
      const player = found?.player;
      const isCurrent = age === this.#age;
      if (player && isCurrent) {
        if (this.#recent.size >= MOST_REMEMBERED) this.#recent.clear();
        this.#recent.set(hash, { player, until: now + REMEMBERED });
      }
      if (found && isCurrent) await this.#note(hash, found.seenAt, call);
      if (isCurrent || tries === TRIES) return player;
    }
  }

  /** Whoever comes back is known for another while. */
  async #note(hash: string, seenAt: number, call: Call | undefined): Promise<void> {
    const now = this.#environment.clock.now();
    if (now - seenAt < NOTED) return;
    await this.#store.people.seen(hash, now);
    if (call?.token !== undefined) call.setToken(call.token);
  }

  /** Those of these sessions that go on, as the database says. */
  living(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.people.livingSessions(hashes, this.#environment.clock.now());
  }

  /** A new person with nothing but a name. */
  async welcome(name: string, call: Call): Promise<Player> {
    const { random, clock } = this.#environment;
    const player = { id: newId(random), name };
    const token = newToken(random);
    await this.#store.people.create(player, hashOf(token), clock.now());
    call.setToken(token);
    return { ...player, hasAccount: false, isBot: false };
  }

  /** This browser is somebody known from now on. Whoever it was before, its old secret opens nothing any more. */
  async enter(player: string, call: Call): Promise<void> {
    const { random, clock } = this.#environment;
    const token = newToken(random);
    await this.#store.people.addSession(hashOf(token), player, clock.now());
    await this.#end(call);
    call.setToken(token);
  }

  async end(call: Call): Promise<void> {
    await this.#end(call);
    call.setToken(undefined);
  }

  async #end(call: Call): Promise<void> {
    const hash = hashOfToken(call.token);
    if (hash === undefined) return;
    await this.#store.people.endSession(hash);
    this.ended({ hash });
  }

  /** Stored as ended: every node forgets them, and their sockets close. */
  ended(ended: EndedSessions): void {
    this.heardEnded(ended);
    this.#store.engine.say('hash' in ended ? `ended ${ended.hash}` : `endedAll ${ended.player} ${ended.but ?? ''}`);
  }

  /** A person is called otherwise, or has an account now. */
  changed(player: string): void {
    this.heardChange(player);
    this.#store.engine.say(`person ${player}`);
  }

  heardEnded(ended: EndedSessions): void {
    this.#age++;
    if ('hash' in ended) this.#recent.delete(ended.hash);
    else this.#forget(ended.player);
    for (const listener of this.#listeners) listener.onEnded(ended);
  }

  heardChange(player: string): void {
    this.#age++;
    this.#forget(player);
    for (const listener of this.#listeners) listener.onChanged?.(player);
  }

  /** Notices of other nodes may have been lost: sessions are looked up again. */
  doubt(): void {
    this.#age++;
    this.#recent.clear();
    for (const listener of this.#listeners) listener.onDoubt();
  }

  #forget(player: string): void {
    for (const [hash, known] of this.#recent) if (known.player.id === player) this.#recent.delete(hash);
  }
}

export const hashOfToken = (token: string | undefined): string | undefined =>
  token === undefined || token.length > 100 ? undefined : hashOf(token);
