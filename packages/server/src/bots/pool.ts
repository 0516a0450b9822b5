import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotQuestion, Bots } from '../context.ts';
import { type Attention, WaitingThoughts } from './waiting.ts';
import type { WorkerQuestion } from './worker.ts';

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (action: object) => void;
  readonly reject: (error: unknown) => void;
}

/** Bots think in threads of their own, so that nobody's move waits for a thought. Threads start when first needed. */
export class BotPool implements Bots {
  readonly #games: string;
  readonly #thinks: number;
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting = new WaitingThoughts<Job>();
  #isStopped = false;

  constructor(games: string, thinks: number, most = Math.max(1, availableParallelism() - 1)) {
    this.#games = games;
    this.#thinks = thinks;
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  decide(question: BotQuestion, attention: () => Attention): Promise<object> {
    return new Promise((resolve, reject) => {
      this.#waiting.add({ question, resolve, reject }, attention, performance.now());
      this.#assign();
    });
  }

  #assign(): void {
    while (this.#waiting.size > 0 && !this.#isStopped) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#hire() : undefined);
      if (!worker) return;
      const next = this.#waiting.take(performance.now(), this.#thinks, this.#most);
      if (!next) return;
      const { job, milliseconds } = next;
      this.#busy.set(worker, job);
      worker.ref();
      // As text: one string crosses threads faster than many small objects.
      worker.postMessage(JSON.stringify({ ...job.question, milliseconds } satisfies WorkerQuestion));
    }
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#games });
    worker.unref();
    worker.on('message', (text: string) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      worker.unref();
      const answer = JSON.parse(text) as { action?: object; error?: string };
      if (answer.action) job?.resolve(answer.action);
      else job?.reject(new Error(answer.error));
      this.#assign();
    });
    worker.on('error', error => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('a bot thread ended')));
    return worker;
  }

  #lose(worker: Worker, error: unknown): void {
    // When all is over, nobody is there to be told.
    if (!this.#isStopped) this.#busy.get(worker)?.reject(error);
    this.#busy.delete(worker);
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    this.#assign();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(worker => worker.terminate()));
  }
}
