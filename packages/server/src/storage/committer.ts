import type { Append, Appended, Engine } from './engine.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Batches under way at a time. SQLite has one writer; PostgreSQL can sync several commits together. */
const UNDER_WAY = { sqlite: 1, postgres: 3 } as const;
const LARGEST_BATCH = 500;

/**
 * Gathers what all tables want to store, and stores it together: one sync of the disk for all moves that arrived while
 * the last one was under way. Nobody hears of a move before its batch is on disk.
 */
export class Committer {
  readonly #engine: Engine;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #scheduled = false;

  constructor(engine: Engine) {
    this.#engine = engine;
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

  /** Once all sockets that are readable now have been read. */
  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0 || this.#underWay >= UNDER_WAY[this.#engine.name]) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
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
