import { randomBytes } from 'node:crypto';

/** What a server needs of the machine it runs on: it reaches for none of it itself, and so also runs in a simulation. */
export interface Environment {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly random: Random;
}

export interface Clock {
  /** Milliseconds since 1970, as somebody has set them: they may step. For what is stored and shown. */
  now(): number;
  /** Milliseconds that only ever go forward. For limits, pings and everything else that measures how long. */
  elapsed(): number;
}

export interface Timers {
  after(milliseconds: number, task: () => void): Timer;
  every(milliseconds: number, task: () => void): Timer;
  /** As soon as everything that is under way now has been done. */
  soon(task: () => void): void;
}

export interface Timer {
  cancel(): void;
}

export interface Random {
  bytes(count: number): Buffer;
}

/** A timer of Node cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The machine itself. No timer keeps a process alive. */
export const machine: Environment = {
  clock: { now: () => Date.now(), elapsed: () => performance.now() },
  timers: {
    after(milliseconds, task) {
      const timer = setTimeout(task, Math.min(milliseconds, LONGEST_WAIT)).unref();
      return { cancel: () => clearTimeout(timer) };
    },
    every(milliseconds, task) {
      const timer = setInterval(task, milliseconds).unref();
      return { cancel: () => clearInterval(timer) };
    },
    soon: task => void setImmediate(task),
  },
  random: { bytes: randomBytes },
};
