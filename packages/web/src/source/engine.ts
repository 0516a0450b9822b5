import type { Advice } from '@hanga/bots';
import { type Game, type GameRecord, type GameTypes, type Seat, toRecord, type Viewer } from '@hanga/kernel';
import { gesture, move, type PlayedTable, redo, type TableRefusal, tableFrom, undo, viewOf } from '@hanga/table';
import type { KeptPlay } from '../storage/games.ts';
import type { SeatedTable, SeatInfo } from './source.ts';
import type { Thinking } from './thoughts.ts';
import { viewerOf } from './viewer.ts';

export interface EngineHost<T extends GameTypes> {
  /** Stores the game; nothing is shown before this is done. Rejects when it cannot be stored. */
  save(play: KeptPlay): Promise<void>;
  show(table: SeatedTable<T>): void;
  /** Where bots think: not here, where it would hold up everything else. */
  readonly thinking: Pick<Thinking<T>, 'decide' | 'advise'>;
  /** A bot could not think, or its move could not be stored. */
  failed(error: unknown): void;
}

/** A game played on this device: people and bots around one table. Runs in a worker, or in a test. */
export interface Engine<T extends GameTypes> {
  readonly hasBots: boolean;
  /** What a bot would think of here, for the viewer: the best few actions. Empty when nothing is to be decided. */
  advise(): Promise<readonly Advice<T['Action'], object>[]>;
  start(): Promise<void>;
  /** One gesture, of one action or several: all of them or none. `joins`: it is taken back with the one before. */
  act(question: number, actions: readonly unknown[], joins?: boolean): Promise<T['Refusal'] | string | undefined>;
  undo(): Promise<TableRefusal | undefined>;
  redo(): Promise<TableRefusal | undefined>;
  record(): GameRecord;
}

export function createEngine<T extends GameTypes>(
  game: Game<T>,
  seats: readonly SeatInfo[],
  from: KeptPlay,
  host: EngineHost<T>,
): Engine<T> {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  let table: PlayedTable<T> = {
    ...tableFrom(game, from.record),
    alone: people.length === 1 ? people[0] : undefined,
    joined: from.joined ?? [],
    isRewound: from.isRewound ?? false,
  };
  let viewer: Viewer | undefined;
  /** One thing at a time: a second click waits for the first one's commit. */
  let queue: Promise<unknown> = Promise.resolve();
  /** What a bot thinks about now. */
  let pondered: { readonly seat: Seat; readonly question: number } | undefined;

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  };
  const recordOf = ({ match }: PlayedTable<T>): GameRecord =>
    toRecord(
      match,
      seats.map(({ name, bot }) => (bot ? { name, bot } : { name })),
    );
  const show = (): void => {
    viewer = viewerOf(table.match, seats, viewer);
    host.show({ ...viewOf(table, viewer), seats, isRewound: table.isRewound ?? false });
  };
  /** Commit first, then tell, then see whether it is a bot's turn. Gives the refusal, if that is what came of it. */
  const commit = async <Refusal>(
    changed:
      | { readonly table: PlayedTable<T>; readonly refusal?: never }
      | { readonly refusal: Refusal; table?: never },
  ): Promise<Refusal | undefined> => {
    if (!changed.table) return changed.refusal;
    const { joined = [], isRewound = false } = changed.table;
    await host.save({
      record: recordOf(changed.table),
      ...(joined.length > 0 && { joined }),
      ...(isRewound && { isRewound }),
    });
    table = changed.table;
    show();
    letBotThink();
    return undefined;
  };

  /** A bot thinks while everything else goes on. What it thought of another question than the one asked is dropped. */
  const letBotThink = (): void => {
    const seat = table.legal.findIndex((legal, candidate) => legal.length > 0 && seats[candidate]?.bot);
    const bot = seats[seat]?.bot;
    const question = table.questions[seat];
    if (bot === undefined || question === undefined) return;
    if (pondered?.seat === seat && pondered.question === question) return;
    const asked = { seat, question };
    pondered = asked;
    const isAsked = (): boolean => table.questions[seat] === question;
    host.thinking
      .decide(bot, game.view(table.match.state, seat), table.legal[seat] ?? [])
      .finally(() => {
        if (pondered === asked) pondered = undefined;
      })
      .then(action => inTurn(async () => isAsked() && commit(move(table, seat, action))))
      .catch(error => {
        if (isAsked()) host.failed(error);
      });
  };

  const bySeat = <Refusal>(
    change: (seat: Seat) => Promise<Refusal | undefined>,
    nobody: Refusal | undefined,
  ): Promise<Refusal | undefined> =>
    inTurn(async () => (viewer === undefined || viewer === 'spectator' ? nobody : change(viewer)));

  return {
    hasBots: seats.some(({ bot }) => bot !== undefined),
    start: () =>
      inTurn(async () => {
        show();
        letBotThink();
      }),
    act: (question, actions, joins) =>
      bySeat<T['Refusal'] | string>(
        // An answer to a question that has been answered meanwhile is dropped.
        async seat => (question === table.questions[seat] ? commit(gesture(table, seat, actions, joins)) : undefined),
        undefined,
      ),
    undo: () => bySeat<TableRefusal>(async seat => commit(undo(table, seat)), 'nothingToUndo'),
    redo: () =>
      bySeat<TableRefusal>(async seat => {
        const again = redo(table, seat);
        // What was legal before is legal again: the table's own reason is the only one.
        return again.table ? commit(again) : 'nothingToRedo';
      }, 'nothingToRedo'),
    async advise() {
      if (viewer === undefined || viewer === 'spectator') return [];
      const legal = table.legal[viewer] ?? [];
      return legal.length === 0 ? [] : host.thinking.advise(game.view(table.match.state, viewer), legal);
    },
    record: () => recordOf(table),
  };
}
