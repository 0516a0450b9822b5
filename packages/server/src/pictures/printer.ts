import { Worker } from 'node:worker_threads';
import type { Timer, Timers } from '../environment.ts';
import type { PrintOrder } from './thread.ts';

/** Pictures that may wait. Whoever comes then is told to come again. */
const MOST_WAITING = 16;
/** Milliseconds that one picture may take, its thread's start included. */
const LONGEST = 45_000;
/** Milliseconds without an order after which the thread ends, and its memory is given back. */
const IDLE = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

/** Too many pictures are wanted at once. */
export class PrinterBusy extends Error {}

interface Job {
  /** What is to be drawn, asked when its turn has come; `undefined`: nothing after all. */
  readonly order: () => Promise<PrintOrder | undefined>;
  readonly resolve: (png: Buffer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** What makes pictures of tables: a thread on a machine, nothing in a simulation. */
export interface Printer {
  print(order: () => Promise<PrintOrder | undefined>): Promise<Buffer | undefined>;
}

/**
 * Prints one picture after the other in one thread of its own, so that however many are asked for, no move waits for
 * one. A picture that takes too long ends the thread; the next one starts another.
 */
export class ThreadPrinter implements Printer {
  readonly #module: string;
  readonly #timers: Timers;
  readonly #jobs: Job[] = [];
  #worker: Worker | undefined;
  #isAtWork = false;
  #isStopped = false;
  #leaving: Timer | undefined;

  constructor(module: string, timers: Timers) {
    this.#module = module;
    this.#timers = timers;
  }

  get waiting(): number {
    return this.#jobs.length;
  }

  print(order: Job['order']): Promise<Buffer | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped || this.#jobs.length >= MOST_WAITING) return reject(new PrinterBusy('too many pictures'));
      this.#jobs.push({ order, resolve, reject });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#leaving?.cancel();
    for (let job = this.#jobs.shift(); job && !this.#isStopped; job = this.#jobs.shift()) {
      try {
        const order = await job.order();
        job.resolve(order && (await this.#send(order)));
      } catch (error) {
        job.reject(error);
      }
    }
    this.#isAtWork = false;
    this.#leaving = this.#timers.after(IDLE, () => void this.#dismiss());
  }

  #send(order: PrintOrder): Promise<Buffer | undefined> {
    const worker = this.#worker ?? this.#hire();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        end();
        void this.#dismiss();
        reject(error);
      };
      const onExit = (): void => fail(new Error('the printing thread ended'));
      const onMessage = ({ png, error }: { png?: Uint8Array; error?: string }): void => {
        // What broke once may have broken more: the next picture is another thread's.
        if (error !== undefined) {
          fail(new Error(error));
          return;
        }
        end();
        resolve(png && Buffer.from(png));
      };
      const timer = this.#timers.after(LONGEST, () => fail(new Error('a picture took too long')));
      const end = (): void => {
        timer.cancel();
        worker.off('message', onMessage).off('error', fail).off('exit', onExit);
      };
      worker.on('message', onMessage).on('error', fail).on('exit', onExit);
      worker.postMessage(JSON.stringify(order));
    });
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: this.#module,
      resourceLimits: MEMORY,
    });
    worker.unref();
    // Whoever waits for it hears of it; without anybody an error would end the process.
    worker.on('error', () => {});
    this.#worker = worker;
    return worker;
  }

  async #dismiss(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#leaving?.cancel();
    for (const { reject } of this.#jobs.splice(0)) reject(new PrinterBusy('the server stops'));
    await this.#dismiss();
  }
}
