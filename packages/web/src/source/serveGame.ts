import type { Game, GameTypes } from '@hanga/kernel';
import { loadGame, saveGame } from '../storage/games.ts';
import { gameServer } from './gameServer.ts';
import type { ToWorker } from './messages.ts';
import type { Thinkers } from './thoughts.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Makes the worker that calls this a game's. */
export function serveGame<T extends GameTypes>(
  rules: Game<T>,
  usualOptions: T['Options'],
  thinkers: () => Promise<Thinkers<T>>,
): void {
  const receive = gameServer(rules, usualOptions, thinkers, {
    post: message => self.postMessage(message),
    load: loadGame,
    save: saveGame,
  });
  self.onmessage = ({ data }: MessageEvent<ToWorker>): void => receive(data);
}
