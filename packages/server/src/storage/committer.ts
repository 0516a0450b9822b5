import type { Timers } from '../environment.ts';
import type { Append, Appended, StorageEngine } from './engine.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Batches under way at a time. An embedded database has one writer; PostgreSQL can sync several commits together. */
const UNDER_WAY = { alone: 1, shared: 3 } as const;
const LARGEST_BATCH = 500;
/** Milliseconds that a busy server waits for more before it stores what it has. */
const GATHER = 4;

/**
 * Gathers what all tables want to store, and stores it together: one sync of the disk for all moves that arrived while
 * the last one was under way. Nobody hears of a move before its batch is on disk.
 */
export class Committer {
  readonly #engine: StorageEngine;
  readonly #timers: Timers;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #scheduled = false;
  #lastSize = 0;

  constructor(engine: StorageEngine, timers: Timers) {
    this.#engine = engine;
    this.#timers = timers;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#schedule();
    });
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.#underWay === 0;
  }

  /**
   * A move that comes alone is stored as soon as all sockets that are readable now have been read. Where the last batch
   * had several, more are on their way, and a moment's wait spares each most of its share of a sync.
   */
  #schedule(): void {
    if (
      this.#scheduled ||
      this.#waiting.length === 0 ||
      this.#underWay >= UNDER_WAY[this.#engine.isShared ? 'shared' : 'alone']
    )
      return;
    this.#scheduled = true;
    const flush = (): void => {
      this.#scheduled = false;
      void this.#flush();
    };
    if (this.#lastSize > 1) this.#timers.after(GATHER, flush);
    else this.#timers.soon(flush);
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
    this.#lastSize = batch.length;
    this.#underWay++;
    try {
      const appended = await this.#engine.append(batch.map(({ append }) => append));
      for (const [i, { resolve }] of batch.entries()) resolve(appended[i] as Appended);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#underWay--;
      this.#schedule();
    }
  }
}
