import { limits } from '@hanga/protocol';
import type { Timer } from '../environment.ts';
import type { House } from '../house.ts';
import type { TableActor } from './actor.ts';
import { flagAt } from './clock.ts';
import { botOf, type Table } from './meta.ts';
import type { Play } from './play.ts';

/**
 * Plays a table's bots, runs its clock and sees to it that absent players are told of their turn. One node at a time
 * does this for a table: its runner. Every node stores when the table wants something next, so that any can take over.
 */
export class Driver {
  readonly #actor: TableActor;
  readonly #house: House;
  #timer: Timer | undefined;
  #isThinking = false;
  #isRunner: boolean;
  /** What is stored as the next time this table wants something; `unknown` before this node has stored one. */
  #stored: number | undefined | 'unknown' = 'unknown';
  /** By seat: the last question its player was told of. */
  readonly #told = new Map<number, number>();
  /** By seat: when its player stopped looking. */
  readonly #leftAt = new Map<number, number>();
  #hasTriedToClaim = false;

  constructor(actor: TableActor, house: House) {
    this.#actor = actor;
    this.#house = house;
    this.#isRunner = actor.table.runner === house.node;
  }

  /** When a bot, the clock or an absent player wants attention, in the given position. */
  wakeAt(table: Table, play: Play | undefined): number | undefined {
    if (table.status !== 'running' || !play || play.isPinned || play.seq >= limits.entries) return undefined;
    let first = Number.POSITIVE_INFINITY;
    for (const seat of play.match.game.toAct(play.match.state)) {
      // Where a clock was set back, the last entry may lie in the future.
      if (botOf(table.meta, seat) !== undefined) return Math.min(play.times.since, this.#house.clock.now());
      const flag = flagAt(table.meta.clock, play.times, seat, table.meta.backAt?.[seat]);
      first = Math.min(first, flag ?? first, this.#tellAt(play, seat) ?? first);
    }
    return Number.isFinite(first) ? first : undefined;
  }

  #tellAt(play: Play, seat: number): number | undefined {
    if ((this.#told.get(seat) ?? -1) >= (play.prompts[seat] ?? 0) || this.#actor.isWatchedBy(seat)) return undefined;
    return Math.max(play.times.since, this.#leftAt.get(seat) ?? 0) + this.#house.options.tellAfter;
  }

  isNewWake(wakeAt: number | undefined): boolean {
    return wakeAt !== this.#stored;
  }

  storedWake(wakeAt: number | undefined): void {
    this.#stored = wakeAt;
  }

  /** The table was read anew: another node may be its runner, or have stored another time. */
  reloaded(): void {
    this.#stored = 'unknown';
    this.#isRunner = this.#actor.table.runner === this.#house.node;
  }

  /** A player no longer looks: if it is their turn, they may want to be told. */
  left(seat: number): void {
    const { play, table } = this.#actor;
    if (table.status !== 'running' || !play?.match.game.toAct(play.match.state).includes(seat)) return;
    this.#leftAt.set(seat, this.#house.clock.now());
    this.consider();
  }

  /** Whether this node has something to do here now: then the table stays in memory, whatever is stored. */
  get isDue(): boolean {
    const wakeAt = this.wakeAt(this.#actor.table, this.#actor.play);
    return this.#isRunner && wakeAt !== undefined && wakeAt <= this.#house.clock.now();
  }

  isBot(seat: number): boolean {
    return botOf(this.#actor.table.meta, seat) !== undefined;
  }

  isFlagged(seat: number): boolean {
    const { table, play } = this.#actor;
    if (table.status !== 'running' || !play || play.isPinned || this.isBot(seat)) return false;
    if (!play.match.game.toAct(play.match.state).includes(seat)) return false;
    const flag = flagAt(table.meta.clock, play.times, seat, table.meta.backAt?.[seat]);
    return flag !== undefined && flag <= this.#house.clock.now();
  }

  /** Looks at what the table wants now, and when it wants something next. Cheap when that is nothing. */
  consider(): void {
    this.#timer?.cancel();
    const { table, play } = this.#actor;
    const wakeAt = this.wakeAt(table, play);
    if (this.#stored !== 'unknown' && this.isNewWake(wakeAt)) this.#storeWake(wakeAt);
    if (wakeAt === undefined) return;
    if (!this.#isRunner) {
      // Where there is a runner already, only its death changes that, and `Tables` watches over it.
      if (table.runner === undefined && !this.#hasTriedToClaim) void this.#claim();
      return;
    }
    const wait = wakeAt - this.#house.clock.now();
    if (wait <= 0) this.#attend();
    else this.#timer = this.#house.timers.after(wait, () => this.#attend());
  }

  /** This node is the runner from now on. */
  takeOver(): void {
    this.#isRunner = true;
    this.consider();
  }

  #storeWake(wakeAt: number | undefined): void {
    this.#stored = wakeAt;
    this.#house.store.nodes.setWake(this.#actor.id, wakeAt ?? null).catch(() => this.reloaded());
  }

  async #claim(): Promise<void> {
    this.#hasTriedToClaim = true;
    const { store, clock, log } = this.#house;
    try {
      if (!(await store.nodes.claim(this.#actor.id, clock.now()))) return;
      this.takeOver();
    } catch (error) {
      log.warn({ table: this.#actor.id, err: error }, 'could not become the runner of a table');
      this.#hasTriedToClaim = false;
      this.#timer = this.#house.timers.after(1000, () => this.consider());
    }
  }

  #attend(): void {
    const { table, play } = this.#actor;
    if (!play || table.status !== 'running') return;
    const now = this.#house.clock.now();
    for (const seat of play.match.game.toAct(play.match.state)) {
      const level = botOf(table.meta, seat);
      if (level !== undefined) {
        void this.#think(play, seat, level);
        return;
      }
      if (this.isFlagged(seat)) {
        this.#actor.flag(seat);
        return;
      }
      const tell = this.#tellAt(play, seat);
      if (tell !== undefined && tell <= now) this.#tell(table, play, seat);
    }
    this.#timer = this.#house.timers.after(1000, () => this.consider());
  }

  #tell(table: Table, play: Play, seat: number): void {
    const stored = table.meta.seats[seat];
    this.#told.set(seat, play.prompts[seat] ?? 0);
    if (stored?.kind !== 'person') return;
    void this.#house.onTurn({
      table: table.id,
      game: table.game,
      name: table.meta.name,
      seat,
      prompt: play.prompts[seat] ?? 0,
      players: stored.holders,
    });
  }

  async #think(play: Play, seat: number, level: string): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    const { bots, options, clock, timers, log } = this.#house;
    const { game, state } = play.match;
    const began = clock.elapsed();
    try {
      const action = await bots.decide(
        game.id,
        level,
        JSON.stringify(game.view(state, seat)),
        play.legal[seat] ?? '[]',
      );
      const rest = options.botPace - (clock.elapsed() - began);
      if (rest > 0) await new Promise<void>(resolve => timers.after(rest, resolve));
      this.#actor.moveOfBot(seat, play.prompts[seat] ?? 0, action);
    } catch (error) {
      log.error({ table: this.#actor.id, err: error }, 'a bot failed');
      this.#timer = timers.after(5000, () => this.consider());
    } finally {
      this.#isThinking = false;
    }
  }

  stop(): void {
    this.#timer?.cancel();
  }
}
