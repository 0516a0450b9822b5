import { Worker } from 'node:worker_threads';
import type { Plan, Simulated } from './plan.ts';
import type { Chunk } from './worker.ts';

export interface Pool {
  readonly plan: Plan;
  readonly games: number;
  readonly cores: number;
  /** Each game once, in order, whichever worker played it. */
  readonly onGame: (game: Simulated) => void;
  readonly signal: AbortSignal;
}

/** Plays all games on `cores` workers. An aborted run keeps the games that came in without a gap. */
export async function playAll(pool: Pool): Promise<void> {
  const { games, onGame } = pool;
  // When one worker fails, the others must not go on to the end.
  const failed = new AbortController();
  const signal = AbortSignal.any([pool.signal, failed.signal]);
  const chunks = chunksOf(games, pool.cores);
  const waiting = new Map<number, readonly Simulated[]>();
  let next = 0;
  let told = 0;
  const deliver = (chunk: Chunk, done: readonly Simulated[]): void => {
    waiting.set(chunk.from, done);
    for (let ready = waiting.get(told); ready; ready = waiting.get(told)) {
      waiting.delete(told);
      ready.forEach(onGame);
      told += ready.length;
    }
  };

  const work = async (): Promise<void> => {
    if (signal.aborted || next >= chunks.length) return;
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: pool.plan });
    try {
      while (!signal.aborted && next < chunks.length) {
        const chunk = chunks[next++] as Chunk;
        const done = await answerOf(worker, chunk, signal);
        if (done) deliver(chunk, done);
      }
    } catch (error) {
      failed.abort();
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: pool.cores }, work));
}

/** Small enough to share out evenly and to stop soon, large enough to keep messages rare. */
function chunksOf(games: number, cores: number): Chunk[] {
  const size = Math.min(20, Math.max(1, Math.ceil(games / (cores * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

function answerOf(worker: Worker, chunk: Chunk, signal: AbortSignal): Promise<Simulated[] | undefined> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = (finish: () => void) => (): void => {
      settled.abort();
      finish();
    };
    const stop = settle(() => resolve(undefined));
    signal.addEventListener('abort', stop, { signal: settled.signal });
    worker.removeAllListeners();
    worker.once('message', (text: string) => settle(() => resolve(JSON.parse(text) as Simulated[]))());
    worker.once('error', error => settle(() => reject(error))());
    worker.postMessage(chunk);
  });
}
