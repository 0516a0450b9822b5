import {
  type GameRecord,
  type GameTypes,
  RecordError,
  type RecordProblem,
  type Seat,
  type Viewer,
} from '@hanga/kernel';
import type { TableView } from '@hanga/table';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameFront } from '../games/front.ts';
import { words } from '../text/index.ts';
import { Calls } from './calls.ts';
import type { FromWorker, GameTrouble, OpenedReplay, ToWorker } from './messages.ts';
import type { LogEntry, SeatedTable, SeatInfo, TableSource } from './source.ts';

/** Through whose eyes a replay is seen. `all`: every hidden thing as its owner saw it. */
export type Eyes = Viewer | 'all';

/** A place in a record that can be told from others: where somebody's turn begins, or a round. */
export interface Mark {
  readonly move: number;
  readonly seat: Seat;
  readonly round?: number | undefined;
}

/** A record being looked at. Nothing can be chosen; one moves in time. */
export interface Replay extends TableSource<GameTypes> {
  /** The move after which the table is shown; 0 is the deal. */
  readonly at: Signal<number>;
  readonly eyes: Signal<Eyes>;
  /** Whose eyes there are: everybody's once the game is over. The first are those that look unless others are chosen. */
  readonly everyEyes: readonly [Viewer, ...Eyes[]];
  readonly length: number;
  readonly marks: readonly Mark[];
  /** The log of the whole game, as the eyes saw it: any line of it can be jumped to. */
  readonly whole: ReadonlySignal<readonly LogEntry<GameTypes>[]>;
}

interface Start {
  readonly at: number;
  readonly eyes?: Eyes | undefined;
}

type ReplayFront = Pick<GameFront<GameTypes>, 'beginsTurn' | 'roundBegun' | 'openView'>;

/**
 * Has a worker play the record again, once; it keeps the positions, and shows those that are asked for. Throws
 * `RecordError` for what is no game, and an error with a sentence where the worker fails.
 */
export async function openReplay(
  worker: Worker,
  front: ReplayFront,
  record: GameRecord,
  seats: readonly SeatInfo[],
  start: Start,
): Promise<Replay> {
  const table = signal<SeatedTable<GameTypes> | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  const calls = new Calls<ToWorker>(message => worker.postMessage(message));
  let problem: RecordProblem | undefined;
  const failed = (why: GameTrouble): void => {
    trouble.value = words().trouble[why];
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>): void => {
    if (data.kind === 'trouble') {
      failed(data.trouble);
      problem = data.problem;
      if (data.call !== undefined) calls.answer(data.call, undefined);
    } else if (data.kind === 'answer') calls.answer(data.call, data.answer);
  };
  worker.onerror = () => {
    failed('stopped');
    calls.end();
  };

  const opened = await calls.ask<OpenedReplay<GameTypes> | undefined>(call => ({
    kind: 'replay',
    call,
    record,
    seats,
  }));
  if (!opened) {
    worker.terminate();
    throw problem ? new RecordError(problem) : new Error(trouble.peek() ?? words().trouble.stopped);
  }
  const length = record.moves.length;
  const everySeat = seats.map((_, seat) => seat);
  const others = record.result ? [...everySeat, ...(front.openView ? (['all'] as const) : [])] : [];
  const everyEyes = [opened.viewer, ...others.filter(each => each !== opened.viewer)] as const;
  const at = signal(Math.min(Math.max(0, start.at), length));
  const eyes = signal(everyEyes.find(each => each === start.eyes) ?? opened.viewer);

  const position = (move: number, viewer: Viewer): Promise<TableView<GameTypes> | undefined> =>
    calls.ask(call => ({ kind: 'position', call, at: move, viewer }));
  const seenBy = (viewer: Viewer): Promise<readonly LogEntry<GameTypes>[] | undefined> =>
    calls.ask(call => ({ kind: 'seen', call, viewer }));

  /** The table as the eyes see it. All see what each seat saw of its own, from where the first looks. */
  const look = async (move: number, by: Eyes): Promise<TableView<GameTypes> | undefined> => {
    if (by !== 'all') return position(move, by);
    const each = await Promise.all(everySeat.map(seat => position(move, seat)));
    const first = await position(move, opened.viewer);
    const views = each.flatMap(seen => (seen ? [seen.view] : []));
    return first && front.openView && { ...first, view: front.openView(first.view, views) };
  };
  const logs = new Map<Eyes, readonly LogEntry<GameTypes>[]>([[opened.viewer, opened.log]]);
  /** Who made a move knows what it was. */
  const logOf = async (by: Eyes): Promise<readonly LogEntry<GameTypes>[]> => {
    const known = logs.get(by);
    if (known) return known;
    const each = by === 'all' ? await Promise.all(everySeat.map(seenBy)) : [];
    const log =
      by === 'all' ? opened.log.map((entry, i) => each[entry.seat]?.[i] ?? entry) : ((await seenBy(by)) ?? opened.log);
    logs.set(by, log);
    return log;
  };

  const whole = signal(opened.log);
  let shown: Eyes | undefined;
  const show = async (move: number, by: Eyes): Promise<void> => {
    const [view, log] = await Promise.all([look(move, by), logOf(by)]);
    // Whoever has moved on meanwhile waits for another position.
    if (!view || at.peek() !== move || eyes.peek() !== by) return;
    shown = by;
    whole.value = log;
    table.value = { ...view, log: log.slice(0, move), seats };
  };
  await show(at.peek(), eyes.peek());
  const stopWatching = effect(() => {
    if (at.value !== table.peek()?.move || eyes.value !== shown) void show(at.value, eyes.value);
  });
  return {
    kind: 'replay',
    at,
    eyes,
    everyEyes,
    length,
    whole,
    marks: marksOf(front, record, opened.log),
    table,
    trouble,
    act: () => Promise.resolve(undefined),
    undo: () => Promise.resolve('nothingToUndo' as const),
    redo: () => Promise.resolve('nothingToRedo' as const),
    record: () => Promise.resolve(record),
    close() {
      stopWatching();
      worker.terminate();
    },
  };
}

function marksOf(
  { beginsTurn, roundBegun }: ReplayFront,
  record: GameRecord,
  log: readonly LogEntry<GameTypes>[],
): readonly Mark[] {
  return record.moves.flatMap(([seat, action], i) => {
    const isFirst = beginsTurn ? beginsTurn(action) : record.moves[i - 1]?.[0] !== seat;
    const round = log[i]?.events.map(event => roundBegun?.(event)).find(begun => begun !== undefined);
    return isFirst || round !== undefined ? [{ move: i + 1, seat, round }] : [];
  });
}
