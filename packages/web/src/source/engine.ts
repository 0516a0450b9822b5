import type { Advice, Adviser, Bot, Budget } from '@hanga/bots';
import {
  fastRng,
  type Game,
  type GameRecord,
  type GameTypes,
  play,
  type Seat,
  toRecord,
  type UndoRefusal,
  undo,
  type Viewer,
} from '@hanga/kernel';
import type { SeatInfo, Table } from './source.ts';
import { type Told, tableFor, tell, viewerOf } from './tables.ts';

export interface EngineHost<T extends GameTypes> {
  /** Stores the record; nothing is shown before this is done. Rejects when it cannot be stored. */
  save(record: GameRecord): Promise<void>;
  show(table: Table<T>): void;
  /** How long a bot may think about one decision. */
  budgetFor(bot: string): Budget;
  /** A number that differs every time: bots draw their worlds from it. */
  newNumber(): number;
}

/** Who thinks. Set up when a bot is first to move or advice is first asked for: a table is shown without it. */
export interface Thinkers<T extends GameTypes> {
  readonly bots: readonly Bot<T>[];
  readonly adviser: Adviser<T, object>;
}

/** A game played on this device: people and bots around one log. Runs in a worker, or in a test. */
export interface Engine<T extends GameTypes> {
  /** What a bot would think of here, for the viewer: the best few actions. Empty when nothing is to be decided. */
  advise(): Promise<readonly Advice<T['Action'], object>[]>;
  start(): Promise<void>;
  act(move: number, action: unknown): Promise<T['Refusal'] | string | undefined>;
  undo(): Promise<UndoRefusal | undefined>;
  redo(): Promise<void>;
  record(): GameRecord;
}

export function createEngine<T extends GameTypes>(
  game: Game<T>,
  thinkers: () => Promise<Thinkers<T>>,
  seats: readonly SeatInfo[],
  from: GameRecord,
  host: EngineHost<T>,
): Engine<T> {
  let told: Told<T> = tell(game, from);
  let undone: { seat: Seat; action: T['Action'] }[] = [];
  let viewer: Viewer | undefined;
  /** One thing at a time: a second click waits for the first one's commit. */
  let queue: Promise<unknown> = Promise.resolve();
  const rng = fastRng(host.newNumber());

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  };
  const recordOf = ({ match }: Told<T>): GameRecord =>
    toRecord(
      match,
      seats.map(({ name, bot }) => (bot ? { name, bot } : { name })),
    );
  const show = (): void => {
    viewer = viewerOf(told.match, seats, viewer);
    host.show(tableFor(told, viewer, seats, undone.length > 0));
  };
  /** Commit first, then tell. */
  const commit = async (next: Told<T>): Promise<void> => {
    await host.save(recordOf(next));
    told = next;
    show();
  };
  const moved = async (seat: Seat, action: unknown): Promise<T['Refusal'] | string | undefined> => {
    const played = play(told.match, seat, action);
    if (!played.match) return played.refusal as T['Refusal'] | string;
    await commit({ match: played.match, events: [...told.events, played.events] });
    return undefined;
  };
  const letBotsPlay = async (): Promise<void> => {
    for (;;) {
      const seat = game.toAct(told.match.state).find(candidate => seats[candidate]?.bot);
      if (seat === undefined) return;
      const { bots } = await thinkers();
      const bot = bots.find(({ name }) => name === seats[seat]?.bot) ?? (bots.at(-1) as Bot<T>);
      const view = game.view(told.match.state, seat);
      await moved(seat, bot.decide(view, game.legal(told.match.state, seat), host.budgetFor(bot.name), rng));
    }
  };

  return {
    start: () =>
      inTurn(async () => {
        show();
        await letBotsPlay();
      }),
    act: (move, action) =>
      inTurn(async () => {
        // An answer to a question that has been answered meanwhile.
        if (move !== told.match.moves.length || viewer === undefined || viewer === 'spectator') return undefined;
        const refusal = await moved(viewer, action);
        if (refusal !== undefined) return refusal;
        if (undone.length > 0) {
          undone = [];
          show();
        }
        await letBotsPlay();
        return undefined;
      }),
    undo: () =>
      inTurn(async () => {
        const seat = viewer;
        if (seat === undefined || seat === 'spectator') return 'nothingToUndo';
        const back = undo(told.match, seat);
        if ('refusal' in back) return back.refusal;
        const last = told.match.moves.at(-1);
        if (last) undone.push(last);
        await commit({ match: back.match, events: told.events.slice(0, -1) });
        return undefined;
      }),
    redo: () =>
      inTurn(async () => {
        const next = undone.pop();
        if (!next) return;
        await moved(next.seat, next.action);
        await letBotsPlay();
      }),
    async advise() {
      const { adviser } = await thinkers();
      if (viewer === undefined || viewer === 'spectator') return [];
      const legal = game.legal(told.match.state, viewer);
      if (legal.length === 0) return [];
      return adviser.advise(game.view(told.match.state, viewer), legal, host.budgetFor('master'), rng);
    },
    record: () => recordOf(told),
  };
}
