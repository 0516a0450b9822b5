interface Task {
  readonly run: () => Promise<void>;
  /** Called when the task, or preparing for it, has thrown. It is not tried again. */
  readonly failed?: ((error: unknown) => void) | undefined;
}

export interface QueueHooks {
  readonly onPushed: () => void;
  /** Runs before each task; if it fails, so does the task. */
  readonly prepare: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

/** Runs tasks one after the other. Each runs to its end or fails; none is dropped. */
export class TaskQueue {
  readonly #hooks: QueueHooks;
  readonly #tasks: Task[] = [];
  #isBusy = false;

  constructor(hooks: QueueHooks) {
    this.#hooks = hooks;
  }

  get isBusy(): boolean {
    return this.#isBusy || this.#tasks.length > 0;
  }

  push(run: Task['run'], failed?: Task['failed']): void {
    this.#hooks.onPushed();
    this.#tasks.push({ run, failed });
    if (!this.#isBusy) void this.#work();
  }

  /** Resolves with what the task gives, or rejects. */
  ask<Result>(task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.push(async () => resolve(await task()), reject);
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
        await this.#hooks.prepare();
      } catch (error) {
        this.#hooks.onFailed(error);
        // Preparing would fail for the others too: they hear so now instead of one after the other.
        for (const waiting of [task, ...this.#tasks.splice(0)]) waiting.failed?.(error);
        continue;
      }
      try {
        await task.run();
      } catch (error) {
        this.#hooks.onFailed(error);
        task.failed?.(error);
      }
    }
    this.#isBusy = false;
  }
}
