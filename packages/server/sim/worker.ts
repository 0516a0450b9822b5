import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { type Story, simulate } from './world.ts';

/** What became of one world. */
export interface WorldReport {
  readonly seed: number;
  readonly story?: Story;
  /** What did not hold. */
  readonly violation?: string;
}

// Loaded when first needed, which takes real time: no simulated world waits for that.
await import('openskill');

let unhandled: unknown;
process.on('unhandledRejection', error => {
  unhandled ??= error;
});

async function tell(seed: number): Promise<WorldReport> {
  try {
    const story = await simulate(seed);
    if (unhandled === undefined) return { seed, story };
    return { seed, violation: `nobody handled ${String((unhandled as Error).stack)}` };
  } catch (error) {
    return { seed, violation: (error as Error).message };
  } finally {
    unhandled = undefined;
  }
}

parentPort?.on('message', (seed: number) => {
  void tell(seed).then(told => parentPort?.postMessage(told));
});
parentPort?.postMessage('ready');
