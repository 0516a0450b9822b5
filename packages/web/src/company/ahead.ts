import type { GameTypes } from '@hanga/kernel';
import { entryOf, takeWorker } from '../games/index.ts';
import { Calls } from '../source/calls.ts';
import type { Foreseen } from '../source/foresee.ts';
import type { FromWorker, ToWorker } from '../source/messages.ts';

/** Foresees one's own moves in a worker that has the game's rules. */
export class Ahead {
  readonly #worker: Worker | undefined;
  readonly #calls: Calls<ToWorker>;

  constructor(game: string) {
    const entry = entryOf(game);
    this.#worker = entry && takeWorker(entry);
    this.#calls = new Calls<ToWorker>(message => this.#worker?.postMessage(message));
    if (!this.#worker) return;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>) => {
      if (data.kind === 'answer') this.#calls.answer(data.call, data.answer);
      else if (data.kind === 'trouble' && data.call !== undefined) this.#calls.answer(data.call, undefined);
    };
    this.#worker.onerror = () => this.#calls.end();
  }

  foresee(view: object, seat: number, actions: readonly object[]): Promise<Foreseen<GameTypes> | undefined> {
    if (!this.#worker) return Promise.resolve(undefined);
    return this.#calls.ask(call => ({ kind: 'foresee', call, view, seat, actions }));
  }

  close(): void {
    this.#worker?.terminate();
  }
}
