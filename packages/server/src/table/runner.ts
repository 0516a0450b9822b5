import { limits } from '@hanga/protocol';
import type { Attention } from '../bots/waiting.ts';
import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import { flagAt } from './clock.ts';
import type { TableMemory } from './memory.ts';
import { botOf, type StoredTable } from './meta.ts';
import type { Play } from './play.ts';
import type { TaskQueue } from './queue.ts';
import { isStarting } from './shuffle.ts';

/** What is due within so many milliseconds is as good as due. */
const SOON = 1000;

/** Before any time that a clock may show. */
const AT_ONCE = 0;

/** What a runner does with the game: each of them comes to the table's queue. */
export interface RunnerActions {
  moveOfBot(seat: number, question: number, action: object): void;
  /** The time of a seat is up. */
  flag(seat: number): void;
  /** Parts of the shuffle are awaited no longer. */
  shuffleDue(): void;
  /** Who looks at the table, through any node. */
  attention(): Attention;
}

/**
 * Plays a table's bots, runs its clock and sees to it that absent players are told of their turn. One node at a time
 * does this for a table: its runner. Every node stores when something is due next, so that any can take over.
 */
export class Runner {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #actions: RunnerActions;
  #timer: Timer | undefined;
  #isThinking = false;
  #isRunner: boolean;
  /** The due time that is stored, as far as this node knows; `unknown` after one could not be stored. */
  #stored: number | undefined | 'unknown';
  #storing: Promise<void> = Promise.resolve();
  /** By seat: the last question its player was told of. */
  readonly #told = new Map<number, number>();
  /** By seat: when its player stopped looking. */
  readonly #leftAt = new Map<number, number>();
  #hasTriedToClaim = false;

  constructor(
    context: ServerContext,
    memory: TableMemory,
    queue: TaskQueue,
    actions: RunnerActions,
    wakeAt: number | undefined,
  ) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#actions = actions;
    this.#stored = wakeAt;
    this.#isRunner = memory.table.runner === context.node;
  }

  /** When something is due in this position: a bot's move, the end of somebody's time, a notice to who is absent. */
  wakeAt(table: StoredTable, play: Play | undefined): number | undefined {
    if (table.status === 'open') return table.meta.shuffle?.until;
    if (table.status !== 'running' || !play || play.isPinned || play.paused || play.seq >= limits.entries)
      return undefined;
    let first = Number.POSITIVE_INFINITY;
    for (const seat of play.match.game.toAct(play.match.state)) {
      // A bot's move is due whatever the time: a time would lie in the future after the system's clock was set back.
      if (botOf(table.meta, seat) !== undefined) return AT_ONCE;
      const flag = flagAt(table.meta.clock, play.times, seat, table.meta.backAt?.[seat]);
      first = Math.min(first, flag ?? first, this.#tellAt(play, seat) ?? first);
    }
    return Number.isFinite(first) ? first : undefined;
  }

  #tellAt(play: Play, seat: number): number | undefined {
    const { audience, table } = this.#memory;
    const isTold = (this.#told.get(seat) ?? -1) >= (play.questions[seat] ?? 0);
    if (isTold || audience.isWatchedBy(table, seat)) return undefined;
    return Math.max(play.times.since, this.#leftAt.get(seat) ?? 0) + this.#context.options.tellAfter;
  }

  isNewWake(wakeAt: number | undefined): boolean {
    return wakeAt !== this.#stored;
  }

  /** Resolves when no due time is on its way to the database, where it would overwrite a newer one. */
  get quiet(): Promise<void> {
    return this.#storing;
  }

  storedWake(wakeAt: number | undefined): void {
    this.#stored = wakeAt;
  }

  /** The table was read anew: another node may be its runner, or have stored another time. */
  reloaded(wakeAt: number | undefined | 'unknown'): void {
    this.#stored = wakeAt;
    this.#isRunner = this.#memory.table.runner === this.#context.node;
  }

  /** A player no longer looks: if it is their turn, they may want to be told. */
  left(seat: number): void {
    const { play, table } = this.#memory;
    if (table.status !== 'running' || !play?.match.game.toAct(play.match.state).includes(seat)) return;
    this.#leftAt.set(seat, this.#context.clock.now());
    this.consider();
  }

  /** Whether something is due for this node to do now: then the table must not leave memory. */
  get isDue(): boolean {
    if (isStarting(this.#memory.table)) return true;
    const wakeAt = this.wakeAt(this.#memory.table, this.#memory.play);
    const isNow = wakeAt !== undefined && wakeAt <= this.#context.clock.now();
    return this.#isRunner && isNow && !this.#context.house.isReadOnly;
  }

  isBot(seat: number): boolean {
    return botOf(this.#memory.table.meta, seat) !== undefined;
  }

  isFlagged(seat: number): boolean {
    const { table, play } = this.#memory;
    if (table.status !== 'running' || !play || play.isPinned || play.paused || this.isBot(seat)) return false;
    if (!play.match.game.toAct(play.match.state).includes(seat)) return false;
    const flag = flagAt(table.meta.clock, play.times, seat, table.meta.backAt?.[seat]);
    return flag !== undefined && flag <= this.#context.clock.now();
  }

  /** Does what is due now, and sets a timer for what is due next. Cheap when that is nothing. */
  consider(): void {
    this.#timer?.cancel();
    if (this.#context.house.isReadOnly) return;
    const { table, play } = this.#memory;
    const wakeAt = this.wakeAt(table, play);
    if (this.#isDueEarlier(wakeAt)) this.#storeWake(wakeAt);
    if (wakeAt === undefined) return;
    if (!this.#isRunner) {
      // Where there is a runner already, only its death changes that, and `Tables` watches over it.
      if (table.runner === undefined && !this.#hasTriedToClaim) void this.#claim();
      return;
    }
    const wait = wakeAt - this.#context.clock.now();
    if (wait <= 0) this.#attend();
    else this.#timer = this.#context.timers.after(wait, () => this.#attend());
  }

  /**
   * A node that knew less may have stored its time last: one that had not heard of a seat given to a bot, say. Any node
   * may say that something is due earlier; of a time that comes too early, whoever is woken by it says so.
   */
  #isDueEarlier(wakeAt: number | undefined): boolean {
    if (this.#stored === 'unknown' || wakeAt === undefined) return false;
    return this.#stored === undefined || wakeAt < this.#stored;
  }

  /** Something is said to be due: this node plays the bots and runs the clock from now on. */
  takeOver(): void {
    this.#queue.push(async () => {
      this.#become();
      const { table, play } = this.#memory;
      const wakeAt = this.wakeAt(table, play);
      if (wakeAt !== undefined && wakeAt < this.#context.clock.now() + SOON) return;
      await this.#storing;
      await this.#context.store.nodes.setWake(table.id, wakeAt ?? null);
      this.#stored = wakeAt;
    });
  }

  #become(): void {
    this.#memory.table = { ...this.#memory.table, runner: this.#context.node };
    this.#isRunner = true;
    this.consider();
  }

  #storeWake(wakeAt: number | undefined): void {
    this.#stored = wakeAt;
    const { nodes } = this.#context.store;
    this.#storing = nodes.setWake(this.#memory.id, wakeAt ?? null).catch(() => this.reloaded('unknown'));
  }

  async #claim(): Promise<void> {
    this.#hasTriedToClaim = true;
    const { store, log } = this.#context;
    try {
      if (!(await store.nodes.claim(this.#memory.id))) return;
      this.#become();
    } catch (error) {
      log.warn({ table: this.#memory.id, err: error }, 'could not become the runner of a table');
      this.#hasTriedToClaim = false;
      this.#timer = this.#context.timers.after(1000, () => this.consider());
    }
  }

  #attend(): void {
    const { table, play } = this.#memory;
    if (this.#context.house.isReadOnly) return;
    if (isStarting(table)) this.#actions.shuffleDue();
    if (!play || table.status !== 'running') return;
    const now = this.#context.clock.now();
    for (const seat of play.match.game.toAct(play.match.state)) {
      const level = botOf(table.meta, seat);
      if (level !== undefined) {
        void this.#think(play, seat, level);
        return;
      }
      if (this.isFlagged(seat)) {
        this.#actions.flag(seat);
        return;
      }
      const tell = this.#tellAt(play, seat);
      if (tell !== undefined && tell <= now) this.#tell(table, play, seat);
    }
    this.#timer = this.#context.timers.after(1000, () => this.consider());
  }

  #tell(table: StoredTable, play: Play, seat: number): void {
    const stored = table.meta.seats[seat];
    this.#told.set(seat, play.questions[seat] ?? 0);
    if (stored?.kind !== 'person') return;
    void this.#context.onTurn({
      table: table.id,
      game: table.game,
      name: table.meta.name,
      seat,
      question: play.questions[seat] ?? 0,
      players: stored.holders,
    });
  }

  async #think(play: Play, seat: number, level: string): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    const { bots, options, clock, timers, log } = this.#context;
    const { game, state } = play.match;
    const began = clock.elapsed();
    try {
      const legal = play.legal[seat] ?? [];
      const question = { game: game.id, level, view: game.view(state, seat), legal };
      const action = await bots.decide(question, () => this.#actions.attention());
      const rest = options.botPace - (clock.elapsed() - began);
      if (rest > 0) await new Promise<void>(resolve => timers.after(rest, resolve));
      this.#actions.moveOfBot(seat, play.questions[seat] ?? 0, action);
    } catch (error) {
      log.error({ table: this.#memory.id, err: error }, 'a bot failed');
      this.#timer = timers.after(5000, () => this.consider());
    } finally {
      this.#isThinking = false;
    }
  }

  stop(): void {
    this.#timer?.cancel();
  }
}
