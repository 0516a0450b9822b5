import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes } from '@hanga/kernel';
import { logWith, type TableRefusal } from '@hanga/table';
import { effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { words } from '../text/index.ts';
import { Calls } from './calls.ts';
import type { FreshGame, FromWorker, ToWorker } from './messages.ts';
import type { SeatedTable, TableSource } from './source.ts';

/** How long a move of somebody else stays on screen before the next one, in milliseconds. */
const pause = { slow: 1800, normal: 950, fast: 380, instant: 0 } as const;

/**
 * A game in this browser: a worker plays it, and moves are shown at a pace one can follow. `thinker` makes another
 * worker of the same game, for its bots to think in: whatever they think of, the first one answers at once.
 */
export function openLocal(
  id: string,
  worker: Worker,
  thinker: () => Worker,
  fresh?: FreshGame,
): TableSource<GameTypes> {
  const table = signal<SeatedTable<GameTypes> | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  const waiting: SeatedTable<GameTypes>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let log: SeatedTable<GameTypes>['log'] = [];
  const send = (message: ToWorker): void => worker.postMessage(message);
  const calls = new Calls<ToWorker>(send);

  const showNext = (): void => {
    timer = undefined;
    // At once means that nobody looks at what came between.
    if (settings.peek().speed === 'instant') waiting.splice(0, waiting.length - 1);
    const next = waiting.shift();
    if (!next) return;
    table.value = next;
    if (waiting.length > 0) timer = setTimeout(showNext, pause[settings.value.speed]);
  };
  const receive = (next: SeatedTable<GameTypes>): void => {
    const shown = table.peek();
    // What was taken back need not be shown first.
    if (next.move < (waiting.at(-1)?.move ?? 0)) {
      clearTimeout(timer);
      timer = undefined;
      waiting.length = 0;
    }
    waiting.push(next);
    // One's own moves, undo and redo are shown at once; the moves of others wait for each other.
    const last = next.log.at(-1);
    const isOwn = !shown || next.move <= shown.move || last?.seat === shown.viewer || next.move > shown.move + 1;
    if (timer === undefined && isOwn) showNext();
    else if (timer === undefined) timer = setTimeout(showNext, pause[settings.value.speed]);
  };
  // Asking for speed while others play takes effect at once.
  const stopWatching = effect(() => {
    if (settings.value.speed !== 'instant' || timer === undefined) return;
    clearTimeout(timer);
    showNext();
  });

  let thinks: Worker | undefined;
  const pondered = new Set<number>();
  const thinkingWorker = (): Worker => {
    if (thinks) return thinks;
    thinks = thinker();
    thinks.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>): void => {
      if (data.kind !== 'thought') return;
      pondered.delete(data.thought);
      send(data);
    };
    // Whoever waits for it hears that nothing comes of it; the next thought gets another worker.
    thinks.onerror = () => {
      thinks?.terminate();
      thinks = undefined;
      for (const thought of pondered) send({ kind: 'thought', thought });
      pondered.clear();
    };
    return thinks;
  };
  // The bots are set up, and think, while people look at the table, and not while it is being fetched.
  let isDrawn = false;
  const untilDrawn: ToWorker[] = [];
  const tellThinker = (message: ToWorker): void => {
    if (!isDrawn) return void untilDrawn.push(message);
    if (message.kind === 'think') pondered.add(message.thought);
    thinkingWorker().postMessage(message);
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>): void => {
    switch (data.kind) {
      case 'table':
        trouble.value = undefined;
        log = logWith(log, data.table);
        receive({ ...data.table, log });
        break;
      case 'trouble':
        trouble.value = words().trouble[data.trouble];
        if (data.call !== undefined) calls.answer(data.call, undefined);
        break;
      case 'answer':
        calls.answer(data.call, data.answer);
        break;
      case 'prepare':
      case 'think':
        tellThinker(data);
        break;
      case 'thought':
    }
  };
  worker.onerror = () => {
    trouble.value = words().trouble.stopped;
    calls.end();
  };
  send({ kind: 'open', id, fresh });

  return {
    kind: 'local',
    table,
    trouble,
    act: (question, action, { then = [], joins = false } = {}) =>
      calls.ask<object | string | undefined>(call => ({
        kind: 'act',
        call,
        question,
        actions: [action, ...then],
        joins,
      })),
    undo: () => calls.ask<TableRefusal | undefined>(call => ({ kind: 'undo', call })),
    redo: () => calls.ask<TableRefusal | undefined>(call => ({ kind: 'redo', call })),
    advise: async () =>
      (await calls.ask<readonly Advice<object, object>[] | undefined>(call => ({ kind: 'advise', call }))) ?? [],
    async record() {
      const record = await calls.ask<GameRecord | undefined>(call => ({ kind: 'record', call }));
      if (!record) throw new Error(trouble.peek() ?? words().trouble.stopped);
      return record;
    },
    drawn() {
      isDrawn = true;
      for (const message of untilDrawn.splice(0)) tellThinker(message);
    },
    close() {
      clearTimeout(timer);
      stopWatching();
      worker.terminate();
      thinks?.terminate();
    },
  };
}
