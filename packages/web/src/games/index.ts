import { gameIds } from '@hanga/games/list.ts';
import type { GameTypes } from '@hanga/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from './entry.ts';
import type { GameFront } from './front.ts';

export type { GameEntry };

/** Every game that has a folder; in what is built, every one in the product's list. */
const found = Object.values(
  import.meta.glob<GameEntry | undefined>('../../../../games/*/page.ts', { eager: true, import: 'entry' }),
).filter(entry => entry !== undefined);
const listed = gameIds.flatMap(id => found.filter(entry => entry.id === id));
const others = found.filter(entry => !listed.includes(entry));

/** The games that the page plays, as they are offered. In development, those that are not in the product's list too. */
export const games: readonly GameEntry[] = import.meta.env.DEV ? [...listed, ...others] : listed;
export const firstGame = games[0] as GameEntry;

/** The game of an address or a record; `undefined` for one that this page does not play. */
export const entryOf = (id: string | undefined): GameEntry | undefined => games.find(entry => entry.id === id);

/** A game that is known to be played here. */
export function gameCalled(id: string): GameEntry {
  const entry = entryOf(id);
  if (!entry) throw new RangeError(`no game is called ${id}`);
  return entry;
}

/** A game's front once its code has come. */
export function useFront(id: string, onFailed: () => void = () => {}): GameFront<GameTypes> | undefined {
  const [front, setFront] = useState<GameFront<GameTypes>>();
  useEffect(() => void entryOf(id)?.front().then(setFront, onFailed), [id]);
  return front;
}

/** One worker is started ahead of time and kept ready, to shorten the wait for the first table. */
const reserve = new Map<string, Worker>();

export function prepareWorker(entry: GameEntry): void {
  if (reserve.has(entry.id)) return;
  const worker = entry.worker();
  // A worker whose script failed to load cannot serve a game.
  worker.onerror = () => void reserve.delete(entry.id);
  reserve.set(entry.id, worker);
}

export function takeWorker(entry: GameEntry): Worker {
  const ready = reserve.get(entry.id);
  reserve.delete(entry.id);
  return ready ?? entry.worker();
}
