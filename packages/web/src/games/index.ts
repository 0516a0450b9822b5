import type { GameTypes } from '@hanga/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront } from './front.ts';
import type { LearningParts } from './learning.ts';

/** A game that the page plays. Its code is fetched when it is first wanted. */
export interface GameEntry {
  readonly id: GameId;
  readonly name: string;
  readonly seats: readonly number[];
  /** How many sit down when one click deals a game. */
  readonly quickSeats: number;
  front(): Promise<GameFront<GameTypes>>;
  /** Rules and bots off the main thread. */
  worker(): Worker;
  readonly learning: { readonly [Part in keyof LearningParts]: () => Promise<ComponentType<LearningParts[Part]>> };
}

export const gameIds = ['kanagawa', 'kaigan'] as const;
export type GameId = (typeof gameIds)[number];

export const games: Readonly<Record<GameId, GameEntry>> = {
  kanagawa: {
    id: 'kanagawa',
    name: 'Kanagawa',
    seats: [2, 3, 4],
    quickSeats: 3,
    front: () => import('./kanagawa/front.tsx').then(part => part.kanagawaFront),
    worker: () => new Worker(new URL('./kanagawa/kanagawaWorker.ts', import.meta.url), { type: 'module' }),
    learning: {
      Rules: () => import('./kanagawa/learn/RulesPage.tsx').then(part => part.RulesPage),
      Tutorial: () => import('./kanagawa/learn/TutorialPage.tsx').then(part => part.TutorialPage),
      Aid: () => import('./kanagawa/learn/Aid.tsx').then(part => part.Aid),
      TopicRule: () => import('./kanagawa/learn/TopicRule.tsx').then(part => part.TopicRule),
    },
  },
  kaigan: {
    id: 'kaigan',
    name: 'Kaigan',
    seats: [3, 4],
    quickSeats: 3,
    front: () => import('./kaigan/front.tsx').then(part => part.kaiganFront),
    worker: () => new Worker(new URL('./kaigan/worker.ts', import.meta.url), { type: 'module' }),
    learning: {
      Rules: () => import('./kaigan/learn/RulesPage.tsx').then(part => part.RulesPage),
      Tutorial: () => import('./kaigan/learn/TutorialPage.tsx').then(part => part.TutorialPage),
      Aid: () => import('./kaigan/learn/Aid.tsx').then(part => part.Aid),
      TopicRule: () => import('./kaigan/learn/TopicRule.tsx').then(part => part.TopicRule),
    },
  },
};

export const isGameId = (value: string | undefined): value is GameId => gameIds.some(id => id === value);

/** The game of an address or a record; `undefined` for one that this page does not play. */
export const entryOf = (id: string): GameEntry | undefined => (isGameId(id) ? games[id] : undefined);

/** A game's front once its code has come. */
export function useFront(id: string, onFailed: () => void = () => {}): GameFront<GameTypes> | undefined {
  const [front, setFront] = useState<GameFront<GameTypes>>();
  useEffect(() => void entryOf(id)?.front().then(setFront, onFailed), [id]);
  return front;
}

/** A worker that is already running shortens the wait for the first table: one is kept in reserve. */
const reserve = new Map<GameId, Worker>();

export function prepareWorker(entry: GameEntry): void {
  if (reserve.has(entry.id)) return;
  const worker = entry.worker();
  // One that could not even be fetched is of no use to a game.
  worker.onerror = () => void reserve.delete(entry.id);
  reserve.set(entry.id, worker);
}

export function takeWorker(entry: GameEntry): Worker {
  const ready = reserve.get(entry.id);
  reserve.delete(entry.id);
  return ready ?? entry.worker();
}
