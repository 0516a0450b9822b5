import { budgetForPlay } from '@hanga/bots/levels';
import type { Game, GameTypes, Viewer } from '@hanga/kernel';
import { loadGame, MovedOnElsewhere, type StoredGame, saveGame } from '../storage/games.ts';
import { createEngine, type Engine, type Thinkers } from './engine.ts';
import type { FreshGame, FromWorker, ToWorker, Trouble } from './messages.ts';
import type { Table } from './source.ts';

declare const self: DedicatedWorkerGlobalScope;

class NotFetched extends Error {}

const troubleOf = (error: unknown): Trouble =>
  error instanceof NotFetched ? 'notFetched' : error instanceof MovedOnElsewhere ? 'movedOnElsewhere' : 'notStored';

/** What a game's worker does: rules and bots off the main thread. One worker plays one game. */
export function serveGame<T extends GameTypes>(
  rules: Game<T>,
  usualOptions: T['Options'],
  thinkers: () => Promise<Thinkers<T>>,
): void {
  const fetched = (): Promise<Thinkers<T>> =>
    thinkers().catch(error => {
      throw new NotFetched(String(error));
    });
  type Answer = (FromWorker<T> & { kind: 'answer' })['answer'];
  let engine: Engine<T> | undefined;
  const post = (message: FromWorker<T>): void => self.postMessage(message);

  /** What cannot be stored is not played: the table stays where it was, and the page says why. */
  const guarded = async <Result>(task: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await task;
    } catch (error) {
      post({ kind: 'trouble', trouble: troubleOf(error) });
      return undefined;
    }
  };

  /** What the page's log holds: as many entries, seen by one viewer. */
  let sent: { readonly viewer: Viewer; readonly entries: number } = { viewer: 'spectator', entries: 0 };
  const show = (table: Table<T>): void => {
    const known = sent.viewer === table.viewer ? Math.min(sent.entries, table.log.length) : 0;
    // The last entry goes along again: after taking a move back and making another, it differs.
    const logFrom = Math.max(0, known - 1);
    sent = { viewer: table.viewer, entries: table.log.length };
    post({ kind: 'table', table: { ...table, log: table.log.slice(logFrom) }, logFrom });
  };

  const dealt = (id: string, { seats, seed, options = usualOptions }: FreshGame): StoredGame => ({
    id,
    updated: Date.now(),
    seats,
    record: { hanga: 1, game: rules.id, rules: rules.rules, options, seats: seats.length, seed, moves: [] },
  });

  const open = async (id: string, fresh: FreshGame | undefined): Promise<void> => {
    let game = fresh && dealt(id, fresh);
    try {
      if (game) await saveGame(game, undefined);
      else game = await loadGame(id);
    } catch {
      return post({ kind: 'trouble', trouble: 'notStored' });
    }
    if (!game) return post({ kind: 'trouble', trouble: 'notFound' });
    const { seats } = game;
    let moves = game.record.moves.length;
    try {
      engine = createEngine(rules, fetched, seats, game.record, {
        async save(record) {
          await saveGame({ id, updated: Date.now(), seats, record }, moves);
          moves = record.moves.length;
        },
        show,
        budgetFor: bot => budgetForPlay(bot, () => performance.now()),
        newNumber: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
      });
    } catch (error) {
      return post({ kind: 'trouble', trouble: 'damaged', problem: String(error) });
    }
    await guarded(engine.start());
    // People play first: the bots are there when their turn comes.
    await fetched().catch(() => {});
  };

  const resultOf = async (playing: Engine<T>, message: Exclude<ToWorker, { kind: 'open' }>): Promise<Answer> => {
    switch (message.kind) {
      case 'act':
        return playing.act(message.move, message.action);
      case 'undo':
        return playing.undo();
      case 'redo':
        await playing.redo();
        return undefined;
      case 'record':
        return playing.record();
      case 'advise':
        return playing.advise();
    }
  };

  self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
    if (data.kind === 'open') return void open(data.id, data.fresh);
    const { call } = data;
    const result = engine ? guarded(resultOf(engine, data)) : Promise.resolve(undefined);
    void result.then(answer => post({ kind: 'answer', call, answer }));
  };
}
