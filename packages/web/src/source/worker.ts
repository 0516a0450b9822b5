import { kanagawaBots } from '@hanga/bots';
import { type Kanagawa, kanagawa } from '@hanga/kanagawa';
import { loadGame, MovedOnElsewhere, type StoredGame, saveGame } from '../storage/games.ts';
import { createEngine, type Engine } from './engine.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Rules and bots off the main thread. One worker plays one game. */
declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker<Kanagawa>): void => self.postMessage(message);

let engine: Engine<Kanagawa> | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'open') void openGame(data.id);
  else void answer(data);
};

async function openGame(id: string): Promise<void> {
  let game: StoredGame | undefined;
  try {
    game = await loadGame(id);
  } catch {
    return post({ kind: 'trouble', trouble: 'notStored' });
  }
  if (!game) return post({ kind: 'trouble', trouble: 'notFound' });
  const { seats } = game;
  let moves = game.record.moves.length;
  try {
    engine = createEngine(kanagawa, kanagawaBots, seats, game.record, {
      async save(record) {
        await saveGame({ id, updated: Date.now(), seats, record }, moves);
        moves = record.moves.length;
      },
      show: table => post({ kind: 'table', table }),
      newNumber: () => crypto.getRandomValues(new Uint32Array(1))[0] as number,
    });
  } catch (error) {
    return post({ kind: 'trouble', trouble: 'damaged', problem: String(error) });
  }
  await guarded(engine.start());
}

async function answer(message: Exclude<ToWorker, { kind: 'open' }>): Promise<void> {
  const { call } = message;
  if (!engine) return post({ kind: 'answer', call, answer: undefined });
  const result = await guarded(resultOf(engine, message));
  post({ kind: 'answer', call, answer: result });
}

type Answer = (FromWorker<Kanagawa> & { kind: 'answer' })['answer'];

async function resultOf(game: Engine<Kanagawa>, message: Exclude<ToWorker, { kind: 'open' }>): Promise<Answer> {
  switch (message.kind) {
    case 'act':
      return game.act(message.move, message.action);
    case 'undo':
      return game.undo();
    case 'redo':
      await game.redo();
      return undefined;
    case 'record':
      return game.record();
  }
}

/** What cannot be stored is not played: the table stays where it was, and the page says why. */
async function guarded<Result>(task: Promise<Result>): Promise<Result | undefined> {
  try {
    return await task;
  } catch (error) {
    post({ kind: 'trouble', trouble: error instanceof MovedOnElsewhere ? 'movedOnElsewhere' : 'notStored' });
    return undefined;
  }
}
