import { parentPort, workerData } from 'node:worker_threads';
import { gameCalled } from '../games.ts';
import { playBout } from './bout.ts';
import type { Bout, Plan } from './plan.ts';

const plan = workerData as Plan;

parentPort?.on('message', (bouts: readonly Bout[]) => {
  const done = gameCalled(plan.game).open(front => bouts.map(bout => playBout(front, plan, bout)));
  parentPort?.postMessage(JSON.stringify(done));
});
