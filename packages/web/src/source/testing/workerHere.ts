import type { Game, GameTypes } from '@hanga/kernel';
import { gameServer } from '../gameServer.ts';
import type { FromWorker, ToWorker } from '../messages.ts';

/** A game's worker that is none: it runs in the thread of the test, and answers as one does, later. */
export function workerHere<T extends GameTypes>(rules: Game<T>, usualOptions: T['Options']): Worker {
  const worker = {
    onmessage: (_event: { data: FromWorker<T> }): void => {},
    postMessage: (message: ToWorker) => void Promise.resolve().then(() => receive(message)),
    terminate() {},
  };
  const nothing = () => Promise.reject(new Error('nothing is stored'));
  const receive = gameServer(rules, usualOptions, nothing, {
    post: data => worker.onmessage({ data }),
    load: nothing,
    save: nothing,
  });
  return worker as unknown as Worker;
}

/** One that breaks as soon as it is asked anything: its file could not be fetched, for one. */
export function brokenWorker(): Worker {
  const worker = {
    onerror: (): void => {},
    postMessage: () => void Promise.resolve().then(() => worker.onerror()),
    terminate() {},
  };
  return worker as unknown as Worker;
}
