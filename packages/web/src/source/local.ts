import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, UndoRefusal } from '@hanga/kernel';
import { effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { words } from '../text/index.ts';
import type { FreshGame, FromWorker, ToWorker } from './messages.ts';
import type { Source, Table } from './source.ts';

/** How long a move of somebody else stays on screen before the next one, in milliseconds. */
const pause = { slow: 1800, normal: 950, fast: 380, instant: 0 } as const;

/** A game in this browser: a worker plays it, and moves are shown at a pace one can follow. */
export function openLocal(id: string, worker: Worker, fresh?: FreshGame): Source<GameTypes> {
  const table = signal<Table<GameTypes> | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  const answers = new Map<number, (answer: unknown) => void>();
  const waiting: Table<GameTypes>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let log: Table<GameTypes>['log'] = [];
  let calls = 0;

  const showNext = (): void => {
    timer = undefined;
    // At once means that nobody looks at what came between.
    if (settings.peek().speed === 'instant') waiting.splice(0, waiting.length - 1);
    const next = waiting.shift();
    if (!next) return;
    table.value = next;
    if (waiting.length > 0) timer = setTimeout(showNext, pause[settings.value.speed]);
  };
  const receive = (next: Table<GameTypes>): void => {
    const shown = table.peek();
    waiting.push(next);
    // One's own moves, and undo, are shown at once; the moves of others wait for each other.
    const last = next.log.at(-1);
    const isOwn = !shown || next.move <= shown.move || last?.seat === shown.viewer;
    if (timer === undefined && isOwn) showNext();
    else if (timer === undefined) timer = setTimeout(showNext, pause[settings.value.speed]);
  };
  // Asking for speed while others play takes effect at once.
  const stopWatching = effect(() => {
    if (settings.value.speed !== 'instant' || timer === undefined) return;
    clearTimeout(timer);
    showNext();
  });

  const answer = (call: number, value: unknown): void => {
    answers.get(call)?.(value);
    answers.delete(call);
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>): void => {
    switch (data.kind) {
      case 'table':
        trouble.value = undefined;
        log = [...log.slice(0, data.logFrom), ...data.table.log];
        receive({ ...data.table, log });
        break;
      case 'trouble':
        trouble.value = words().trouble[data.trouble];
        if (data.call !== undefined) answer(data.call, undefined);
        break;
      case 'answer':
        answer(data.call, data.answer);
    }
  };
  // Whatever was asked gets no answer any more.
  worker.onerror = () => {
    trouble.value = words().trouble.stopped;
    for (const call of [...answers.keys()]) answer(call, undefined);
  };
  const send = (message: ToWorker): void => worker.postMessage(message);
  const ask = <Answer>(message: (call: number) => ToWorker): Promise<Answer> =>
    new Promise(resolve => {
      const call = calls++;
      answers.set(call, answer => resolve(answer as Answer));
      send(message(call));
    });
  send({ kind: 'open', id, fresh });

  return {
    kind: 'local',
    table,
    trouble,
    act: (move: number, action: object) =>
      ask<object | string | undefined>(call => ({ kind: 'act', call, move, action })),
    undo: () => ask<UndoRefusal | undefined>(call => ({ kind: 'undo', call })),
    redo: () => ask<void>(call => ({ kind: 'redo', call })),
    advise: async () =>
      (await ask<readonly Advice<object, object>[] | undefined>(call => ({ kind: 'advise', call }))) ?? [],
    async record() {
      const record = await ask<GameRecord | undefined>(call => ({ kind: 'record', call }));
      if (!record) throw new Error(trouble.peek() ?? words().trouble.stopped);
      return record;
    },
    close() {
      clearTimeout(timer);
      stopWatching();
      worker.terminate();
    },
  };
}
