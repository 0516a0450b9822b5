import { sameData } from '@hanga/kernel';
import type { ServerContext } from '../context.ts';
import { snapshotOf } from './play.ts';
import { replayLog } from './replayedLog.ts';

const MOST = 100;
/** After each game, the server rests so many times as long as it took: whoever plays is not to notice. */
const REST = 4;

/**
 * Stores games that are over compactly. What is left out, the rules tell again: so a game is only packed after its log
 * has been played again and has told exactly what is stored. A game waits for a while after its end, on this node's own
 * clock, so that no node has an earlier move of it under way.
 */
export class Compaction {
  readonly #context: ServerContext;
  /** Games that wait, and since when this node has known. */
  #since = new Map<string, number>();
  #isOver = false;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  async round(): Promise<void> {
    const { store, clock, options } = this.#context;
    const waiting = await store.packing.waiting(MOST);
    const now = clock.elapsed();
    this.#since = new Map(waiting.map(id => [id, this.#since.get(id) ?? now]));
    for (const [id, since] of this.#since) {
      if (this.#isOver) return;
      if (now - since < options.packAfter) continue;
      const began = clock.elapsed();
      await this.#pack(id);
      await this.#rest(clock.elapsed() - began);
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  #rest(took: number): Promise<void> {
    return new Promise(resolve => this.#context.timers.after(Math.ceil(REST * took), resolve));
  }

  async #pack(id: string): Promise<void> {
    const { store, games } = this.#context;
    const loaded = await store.tables.load(id);
    const offered = loaded && games.get(loaded.table.game);
    const log = await store.entries.whole(id);
    const [first] = log;
    const replayed = offered && first && replayLog(offered, loaded.table, log, first.rules);
    const { stored } = loaded ?? {};
    const isTold =
      replayed?.entries.every(({ events }, i) => JSON.stringify(events) === log[i]?.events) &&
      (stored?.seq !== log.length || sameData(stored?.state, replayed?.play.match.state));
    const isPacked = isTold && replayed && (await store.packing.pack(id, log, snapshotOf(replayed.play)));
    if (!isPacked) await store.packing.leave(id);
  }
}
