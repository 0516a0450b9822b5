/** Something to be done in turn. */
export interface Task {
  run(): Promise<void>;
  /** It could not be done, and will not be: whoever waits for it hears so. */
  failed?(error: unknown): void;
}

/** Does one thing after the other. No task is ever dropped in silence: it runs to its end, or fails. */
export class TaskQueue {
  readonly #prepare: () => Promise<void>;
  readonly #onFailed: (error: unknown) => void;
  readonly #tasks: Task[] = [];
  #isBusy = false;

  /** `prepare` runs before each task; if it fails, so does the task. */
  constructor(prepare: () => Promise<void>, onFailed: (error: unknown) => void) {
    this.#prepare = prepare;
    this.#onFailed = onFailed;
  }

  get isBusy(): boolean {
    return this.#isBusy || this.#tasks.length > 0;
  }

  push(task: Task): void {
    this.#tasks.push(task);
    if (!this.#isBusy) void this.#work();
  }

  /** Resolves with what the task gives, or rejects. */
  ask<Result>(task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.push({ run: async () => resolve(await task()), failed: reject });
    });
  }

  /** Resolves when nothing is left to do. */
  idle(): Promise<void> {
    return this.isBusy ? this.ask(() => Promise.resolve()).catch(() => {}) : Promise.resolve();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      try {
        await this.#prepare();
      } catch (error) {
        this.#onFailed(error);
        // None of those who wait would fare better: they need not wait for that one after the other.
        for (const waiting of [task, ...this.#tasks.splice(0)]) waiting.failed?.(error);
        continue;
      }
      try {
        await task.run();
      } catch (error) {
        this.#onFailed(error);
        task.failed?.(error);
      }
    }
    this.#isBusy = false;
  }
}
