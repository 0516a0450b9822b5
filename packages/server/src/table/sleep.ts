import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import type { Saved } from '../storage/tables.ts';
import type { TableMemory } from './memory.ts';
import type { TaskQueue } from './queue.ts';
import type { Runner } from './runner.ts';

/** Milliseconds after which a table that could not be stored or read is read again, and the longest such wait. */
const RECOVER = { first: 500, longest: 8000 };

/** How a table leaves memory: its state saved beside the log, its game forgotten; and when it has to be read again. */
export class Sleep {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #runner: Runner;
  /** The last entry of the log that the saved state covers. */
  #savedSeq: number;
  #sleptAt: number | undefined;
  #isDoubtful = false;
  #isOver = false;
  #recovery: Timer | undefined;
  #recoverAfter = RECOVER.first;
  #touchedAt: number;

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue, runner: Runner, savedSeq: number) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#runner = runner;
    this.#savedSeq = savedSeq;
    this.#touchedAt = context.clock.elapsed();
  }

  /** When somebody last wanted something of the table. */
  get touchedAt(): number {
    return this.#touchedAt;
  }

  touch(): void {
    this.#touchedAt = this.#context.clock.elapsed();
  }

  /** Entries made since the state was last saved beside the log. */
  get behind(): number {
    const { play } = this.#memory;
    return play === undefined || play.isPinned ? 0 : play.seq - this.#savedSeq;
  }

  /** What of this table is not saved beside the log yet. */
  unsaved(): Saved | undefined {
    const { id, play } = this.#memory;
    if (!play || this.behind <= 0) return undefined;
    const { seq, match, base } = play;
    return { id, seq, rules: match.state.rules, state: match.state, snapshot: base };
  }

  saved(seq: number): void {
    this.#savedSeq = Math.max(this.#savedSeq, seq);
  }

  get isAsleep(): boolean {
    return this.#sleptAt !== undefined;
  }

  /** While it sleeps, the last entry that the game in memory had. */
  get sleptAt(): number | undefined {
    return this.#sleptAt;
  }

  /** Forgets the game until somebody wants it again. */
  fallAsleep(): void {
    const { play } = this.#memory;
    if (this.#queue.isBusy || this.behind > 0 || !play) return;
    this.#runner.stop();
    this.#sleptAt = play.seq;
    this.#memory.play = undefined;
  }

  /** Something failed while it was being stored or read: what is in memory may not be what is stored. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  /** The next task reads the table again before anything else. Where nobody asks for one, an empty one comes soon. */
  failed(error: unknown): void {
    this.#isDoubtful = true;
    if (this.#isOver) return;
    this.#context.log.error({ table: this.#memory.id, err: error }, 'a table could not do something');
    this.#recovery?.cancel();
    this.#recovery = this.#context.timers.after(this.#recoverAfter, () => this.#queue.push(() => Promise.resolve()));
    this.#recoverAfter = Math.min(2 * this.#recoverAfter, RECOVER.longest);
  }

  /** The table is stored no more: nothing is read again. */
  end(): void {
    this.#isOver = true;
    this.#recovery?.cancel();
  }

  /** The table has been read from the database, where its state is saved up to `savedSeq`. */
  woke(savedSeq: number): void {
    this.saved(savedSeq);
    this.#sleptAt = undefined;
    this.#isDoubtful = false;
    this.#recovery?.cancel();
    this.#recoverAfter = RECOVER.first;
  }
}
