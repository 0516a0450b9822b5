import { parentPort, workerData } from 'node:worker_threads';
import { gameCalled } from '../games.ts';
import { type Plan, simulate } from './plan.ts';

/** The games `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

const plan = workerData as Plan;

parentPort?.on('message', ({ from, to }: Chunk) => {
  const done = gameCalled(plan.game).open(front =>
    Array.from({ length: to - from }, (_, i) => simulate(front, plan, from + i)),
  );
  // One string: cloning many small objects costs several times as much.
  parentPort?.postMessage(JSON.stringify(done));
});
