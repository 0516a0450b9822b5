import type { GameRecord } from '@hanga/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SeatInfo } from '../source/source.ts';
import { endWithPage, readAgainOnReturn } from './leaving.ts';

/** A game kept in this browser. */
export interface StoredGame {
  readonly id: string;
  /** When it was last touched, in milliseconds. */
  readonly updated: number;
  readonly seats: readonly SeatInfo[];
  readonly record: GameRecord;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { updated: number } };
}

export class MovedOnElsewhere extends Error {}

let database: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('hanga', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // Another tab wants a newer layout: let it go on, and open anew when needed.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated() {
      database = undefined;
    },
  }).catch(error => {
    database = undefined;
    throw error;
  });
  return database;
};

/** Opens the database ahead of its first use; what goes wrong is said then. */
export const openStorage = (): void => void open().catch(() => {});

export const newId = (): string => crypto.randomUUID();

export const loadGame = async (id: string): Promise<StoredGame | undefined> => (await open()).get('games', id);

/** All games, the one touched last first. */
export const listGames = (): Promise<StoredGame[]> =>
  readAgainOnReturn(async () => {
    const transaction = (await open()).transaction('games', 'readonly');
    endWithPage(transaction);
    return (await transaction.store.index('updated').getAll()).reverse();
  });

export const removeGame = async (id: string): Promise<void> => (await open()).delete('games', id);

/**
 * Stores a game for good before it resolves. `movesBefore`: how many moves the stored one must have; where another
 * tab has moved on, nothing is overwritten and `MovedOnElsewhere` is thrown.
 */
export async function saveGame(game: StoredGame, movesBefore: number | undefined): Promise<void> {
  const transaction = (await open()).transaction('games', 'readwrite', { durability: 'strict' });
  const stored = movesBefore === undefined ? undefined : await transaction.store.get(game.id);
  if (stored && stored.record.moves.length !== movesBefore) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new MovedOnElsewhere();
  }
  await transaction.store.put(game);
  await transaction.done;
}
