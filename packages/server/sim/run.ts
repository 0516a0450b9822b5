import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorldReport } from './worker.ts';

export interface Summary {
  readonly worlds: number;
  readonly failed: readonly WorldReport[];
  readonly entries: number;
  readonly messages: number;
  readonly finished: number;
  readonly packed: number;
  readonly seconds: number;
}

export interface Plan {
  readonly from: number;
  readonly count: number;
  /** Whether one failure is enough. */
  readonly untilFound?: boolean;
  readonly onTold?: (told: WorldReport, done: number) => void;
}

/** Worlds with the seeds from `from` on, on all cores. */
export async function run({ from, count, untilFound = false, onTold }: Plan): Promise<Summary> {
  const began = performance.now();
  const failed: WorldReport[] = [];
  let [next, done, entries, messages, finished, packed] = [from, 0, 0, 0, 0, 0];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.once('error', reject);
      worker.on('message', (told: WorldReport | 'ready') => {
        if (told !== 'ready') {
          done++;
          entries += told.story?.entries ?? 0;
          messages += told.story?.messages ?? 0;
          finished += told.story?.finished ?? 0;
          packed += told.story?.packed ?? 0;
          if (told.violation !== undefined) failed.push(told);
          onTold?.(told, done);
        }
        const isOver = next >= from + count || (untilFound && failed.length > 0);
        if (isOver) void worker.terminate().then(() => resolve());
        else worker.postMessage(next++);
      });
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), count) }, work));
  const seconds = (performance.now() - began) / 1000;
  return { worlds: done, failed: failed.sort((a, b) => a.seed - b.seed), entries, messages, finished, packed, seconds };
}
