import { budgetForPlay } from '@hanga/bots/levels';
import type { Game, GameTypes, Viewer } from '@hanga/kernel';
import { MovedOnElsewhere, type StoredGame } from '../storage/games.ts';
import { createEngine, type Engine, type Thinkers } from './engine.ts';
import type { Answer, FreshGame, FromWorker, Request, ToWorker, Trouble } from './messages.ts';
import type { Table } from './source.ts';

/** Storage that is this slow will not answer at all: WebKit's may wait for a page that is long gone. */
const PATIENCE = 10_000;

class NotStored extends Error {}
class StorageSilent extends Error {}

const troubleOf = (error: unknown): Trouble =>
  error instanceof MovedOnElsewhere
    ? 'movedOnElsewhere'
    : error instanceof StorageSilent
      ? 'storageSilent'
      : error instanceof NotStored
        ? 'notStored'
        : 'stopped';

/** What a game that is being served needs from the thread it runs in. */
export interface GameHost<T extends GameTypes> {
  post(message: FromWorker<T>): void;
  load(id: string): Promise<StoredGame | undefined>;
  /** As `saveGame`: throws `MovedOnElsewhere` where the stored game does not have `movesBefore` moves. */
  save(game: StoredGame, movesBefore: number | undefined): Promise<void>;
  readonly patience?: number;
}

/** What a game's worker does: rules and bots off the main thread. One worker plays one game. */
export function gameServer<T extends GameTypes>(
  rules: Game<T>,
  usualOptions: T['Options'],
  thinkers: () => Promise<Thinkers<T>>,
  { post, load, save, patience = PATIENCE }: GameHost<T>,
): (message: ToWorker) => void {
  /** The game, or why there is none. Before anything was opened there is neither. */
  let opened: Promise<Engine<T> | Trouble> | undefined;

  const stored = async <Result>(task: Promise<Result>): Promise<Result> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new StorageSilent()), patience);
    });
    try {
      return await Promise.race([task, silence]);
    } catch (error) {
      throw error instanceof MovedOnElsewhere || error instanceof StorageSilent ? error : new NotStored(String(error));
    } finally {
      clearTimeout(timer);
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

  const engineFor = ({ id, seats, record }: StoredGame): Engine<T> => {
    let moves = record.moves.length;
    return createEngine(rules, thinkers, seats, record, {
      async save(next) {
        await stored(save({ id, updated: Date.now(), seats, record: next }, moves));
        moves = next.moves.length;
      },
      show,
      budgetFor: bot => budgetForPlay(bot, () => performance.now()),
      newNumber: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
    });
  };

  const open = async (id: string, fresh: FreshGame | undefined): Promise<Engine<T> | Trouble> => {
    let game = fresh && dealt(id, fresh);
    try {
      if (game) await stored(save(game, undefined));
      else game = await stored(load(id));
    } catch (error) {
      return troubleOf(error);
    }
    if (!game) return 'notFound';
    try {
      return engineFor(game);
    } catch {
      return 'damaged';
    }
  };

  const begin = async (opening: Promise<Engine<T> | Trouble>): Promise<void> => {
    const engine = await opening;
    if (typeof engine === 'string') return post({ kind: 'trouble', trouble: engine });
    await engine.start().catch(error => post({ kind: 'trouble', trouble: troubleOf(error) }));
    // People play first: the bots are set up when their turn comes.
    await thinkers().catch(() => {});
  };

  const resultOf = async (engine: Engine<T>, request: Request): Promise<Answer<T>> => {
    switch (request.kind) {
      case 'act':
        return engine.act(request.move, request.action);
      case 'undo':
        return engine.undo();
      case 'redo':
        await engine.redo();
        return undefined;
      case 'record':
        return engine.record();
      case 'advise':
        return engine.advise();
    }
  };

  /**
   * Every request is answered, or the page is told why not. What cannot be stored is not played: the table stays where
   * it was. A request that finds no game says so.
   */
  const serve = async (request: Request): Promise<void> => {
    const { call } = request;
    const engine = (await opened) ?? 'stopped';
    if (typeof engine === 'string') return post({ kind: 'trouble', trouble: engine, call });
    try {
      post({ kind: 'answer', call, answer: await resultOf(engine, request) });
    } catch (error) {
      post({ kind: 'trouble', trouble: troubleOf(error), call });
    }
  };

  return message => {
    if (message.kind !== 'open') return void serve(message);
    opened = open(message.id, message.fresh);
    void begin(opened);
  };
}
