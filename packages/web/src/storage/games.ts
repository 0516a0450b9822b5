import type { GameRecord } from '@hanga/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SeatInfo } from '../source/source.ts';
import { endWithPage, readAgainOnReturn } from './leaving.ts';
import { DRAWING, type Shelved, shelve, type Told } from './shelf.ts';

/** A game as it stands: its record, and what no record tells. */
export interface KeptPlay {
  readonly record: GameRecord;
  /** Numbers of the moves that belong to one gesture with the move before them; games kept before this have none. */
  readonly joined?: readonly number[];
  /** Moves were taken back that people among each other could not have: said beside the result. */
  readonly isRewound?: boolean;
}

/** A game kept in this browser. */
export interface StoredGame extends KeptPlay {
  readonly id: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly updated: number;
  readonly seats: readonly SeatInfo[];
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { updated: number } };
  /** What a list tells of each game, so that showing a list reads no record. */
  shelf: { key: string; value: Shelved; indexes: { order: [over: number, updated: number] } };
}

export class MovedOnElsewhere extends Error {}

let database: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> => {
  database ??= openDB<Schema>('hanga', 2, {
    upgrade(db, from, _to, transaction) {
      if (from < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      const shelf = db.createObjectStore('shelf', { keyPath: 'id' });
      shelf.createIndex('order', ['over', 'updated']);
      // The transaction ends when all of them stand there.
      const fill = async (): Promise<void> => {
        for await (const { value } of transaction.objectStore('games')) void shelf.put(shelve(value, undefined));
      };
      void fill();
    },
    // Another tab upgrades the schema: close, so that it can go on, and open again when needed.
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

/** Opens the database ahead of its first use; an error is reported by that use. */
export const openStorage = (): void => void open().catch(() => {});

export const newId = (): string => crypto.randomUUID();

export const loadGame = async (id: string): Promise<StoredGame | undefined> => (await open()).get('games', id);

/** Some of the games that are over, or of those that are not: most recently changed first. Their records are not read. */
export const listGames = (over: 0 | 1, most: number): Promise<{ readonly shown: Shelved[]; readonly all: number }> =>
  readAgainOnReturn(async () => {
    const transaction = (await open()).transaction('shelf', 'readonly');
    endWithPage(transaction);
    const order = transaction.store.index('order');
    const these = IDBKeyRange.bound([over, 0], [over, Number.POSITIVE_INFINITY]);
    const shown: Shelved[] = [];
    let cursor = await order.openCursor(these, 'prev');
    while (cursor && shown.length < most) {
      shown.push(cursor.value);
      if (shown.length < most) cursor = await cursor.continue();
    }
    return { shown, all: await order.count(these) };
  });

export async function removeGame(id: string): Promise<void> {
  const transaction = (await open()).transaction(['games', 'shelf'], 'readwrite');
  void transaction.objectStore('shelf').delete(id);
  void transaction.objectStore('games').delete(id);
  await transaction.done;
}

/** Keeps with a game what was seen of it after some of its moves: its picture, for one, as it is drawn now. */
export async function tellOfGame(id: string, told: Omit<Told, 'drawing'>): Promise<void> {
  const transaction = (await open()).transaction('shelf', 'readwrite');
  const stored = await transaction.store.get(id);
  // Where it has been removed meanwhile there is nothing to tell of.
  await Promise.all([
    stored && transaction.store.put({ ...stored, told: { ...told, drawing: DRAWING } }),
    transaction.done,
  ]);
}

/**
 * Stores a game for good before it resolves. `movesBefore`: how many moves the stored one must have; where another
 * tab has moved on, nothing is overwritten and `MovedOnElsewhere` is thrown.
 */
export async function saveGame(game: StoredGame, movesBefore: number | undefined): Promise<void> {
  const transaction = (await open()).transaction(['games', 'shelf'], 'readwrite', { durability: 'strict' });
  const [games, shelf] = [transaction.objectStore('games'), transaction.objectStore('shelf')];
  const stored = movesBefore === undefined ? undefined : await games.get(game.id);
  if (stored && stored.record.moves.length !== movesBefore) {
    transaction.abort();
    await transaction.done.catch(() => {});
    throw new MovedOnElsewhere();
  }
  const { told } = (stored && (await shelf.get(game.id))) ?? {};
  void shelf.put(shelve(game, told));
  await games.put(game);
  await transaction.done;
}
