import { type Game, type GameTypes, RecordError, type Viewer } from '@hanga/kernel';
import { MovedOnElsewhere, type StoredGame } from '../storage/games.ts';
import { checkServer } from './checkServer.ts';
import { createEngine, type Engine, type EngineHost } from './engine.ts';
import { foresee } from './foresee.ts';
import type { FreshGame, FromWorker, GameRequest, GameTrouble, ToWorker, WorkerAnswer } from './messages.ts';
import { replayServer } from './replayServer.ts';
import type { SeatedTable } from './source.ts';
import { type Thinkers, Thinking, think } from './thoughts.ts';

/** Storage that is this slow will not answer at all: WebKit's may wait for a page that is long gone. */
const PATIENCE = 10_000;

class NotStored extends Error {}
class StorageSilent extends Error {}

const troubleOf = (error: unknown): GameTrouble =>
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

/**
 * What a game's worker does: rules and bots off the main thread. One worker plays one game, or shows one replay. Another
 * one thinks for the bots, which takes long: the page passes on between the two.
 */
export function gameServer<T extends GameTypes>(
  rules: Game<T>,
  usualOptions: T['Options'],
  thinkers: () => Promise<Thinkers<T>>,
  { post, load, save, patience = PATIENCE }: GameHost<T>,
): (message: ToWorker) => void {
  /** The game, or why there is none. Before anything was opened there is neither. */
  let opened: Promise<Engine<T> | GameTrouble> | undefined;

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

  const thinking = new Thinking<T>(request => post({ kind: 'think', ...request }));
  const replay = replayServer(rules);

  /** What the page's log holds: as many entries, seen by one viewer. */
  let sent: { readonly viewer: Viewer; readonly entries: number } = { viewer: 'spectator', entries: 0 };
  const show = (table: SeatedTable<T>): void => {
    const known = sent.viewer === table.viewer ? Math.min(sent.entries, table.log.length) : 0;
    sent = { viewer: table.viewer, entries: table.log.length };
    // The last entry goes along again: after taking a move back and making another, it differs.
    post({ kind: 'table', table: { ...table, log: table.log.slice(Math.max(0, known - 1)) } });
  };

  const dealt = (id: string, { seats, seed, options = usualOptions }: FreshGame): StoredGame => ({
    id,
    updated: Date.now(),
    seats,
    record: { hanga: 1, game: rules.id, rules: rules.rules, options, seats: seats.length, seed, moves: [] },
  });

  const engineFor = ({ id, seats, ...play }: StoredGame): Engine<T> => {
    let moves = play.record.moves.length;
    const host: EngineHost<T> = {
      async save(next) {
        await stored(save({ id, updated: Date.now(), seats, ...next }, moves));
        moves = next.record.moves.length;
      },
      show,
      thinking,
      failed: error => post({ kind: 'trouble', trouble: troubleOf(error) }),
    };
    return createEngine(rules, seats, play, host);
  };

  const open = async (id: string, fresh: FreshGame | undefined): Promise<Engine<T> | GameTrouble> => {
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

  const begin = async (opening: Promise<Engine<T> | GameTrouble>): Promise<void> => {
    const engine = await opening;
    if (typeof engine === 'string') return post({ kind: 'trouble', trouble: engine });
    await engine.start();
    if (engine.hasBots) post({ kind: 'prepare' });
  };

  const resultOf = async (engine: Engine<T>, request: GameRequest): Promise<WorkerAnswer<T>> => {
    switch (request.kind) {
      case 'act':
        return engine.act(request.question, request.actions, request.joins);
      case 'undo':
        return engine.undo();
      case 'redo':
        return engine.redo();
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
  const serve = async (request: GameRequest): Promise<void> => {
    const { call } = request;
    const engine = (await opened) ?? 'stopped';
    if (typeof engine === 'string') return post({ kind: 'trouble', trouble: engine, call });
    try {
      post({ kind: 'answer', call, answer: await resultOf(engine, request) });
    } catch (error) {
      post({ kind: 'trouble', trouble: troubleOf(error), call });
    }
  };

  const replayed = (call: number, answer: () => WorkerAnswer<T>): void => {
    try {
      post({ kind: 'answer', call, answer: answer() });
    } catch (error) {
      if (error instanceof RecordError) post({ kind: 'trouble', trouble: 'damaged', call, problem: error.problem });
      else post({ kind: 'trouble', trouble: 'stopped', call });
    }
  };

  return message => {
    switch (message.kind) {
      case 'open':
        opened = open(message.id, message.fresh);
        return void begin(opened);
      case 'replay':
      case 'position':
      case 'seen':
        return replayed(message.call, () => replay(message));
      case 'check':
        return replayed(message.call, () => checkServer(rules, message.record));
      case 'foresee':
        return replayed(message.call, () => foresee(rules, message.view as T['View'], message.seat, message.actions));
      case 'prepare':
        return void thinkers().catch(() => {});
      case 'think':
        return void think(thinkers, message).then(thought => post({ kind: 'thought', ...thought }));
      case 'thought':
        return thinking.heard(message);
      default:
        return void serve(message);
    }
  };
}
