import { shareOut } from '../workers.ts';
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
export async function playAll({ plan, games, cores, onGame, signal }: Pool): Promise<void> {
  const waiting = new Map<number, readonly Simulated[]>();
  let told = 0;
  await shareOut<Chunk, readonly Simulated[]>({
    script: new URL('./worker.ts', import.meta.url),
    data: plan,
    tasks: chunksOf(games, cores),
    cores,
    signal,
    onDone(chunk, done) {
      waiting.set(chunk.from, done);
      for (let ready = waiting.get(told); ready; ready = waiting.get(told)) {
        waiting.delete(told);
        ready.forEach(onGame);
        told += ready.length;
      }
    },
  });
}

/** Small enough to share out evenly and to stop soon, large enough to keep messages rare. */
function chunksOf(games: number, cores: number): Chunk[] {
  const size = Math.min(20, Math.max(1, Math.ceil(games / (cores * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}
