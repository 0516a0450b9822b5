import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { codeOf } from '../operatorError.ts';
import { DatabaseThread } from './databaseThread.ts';
import type { StorageEngine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { kyselyOn, Turns } from './sqliteKysely.ts';
import { sqliteTrouble } from './sqliteTrouble.ts';

export const databaseFile = (folder: string): string => path.join(folder, 'hanga.db');

/** The embedded database. One server at a time: its lock ends with its process, however that ends. */
export async function openSqlite(folder: string): Promise<StorageEngine> {
  const lock = lockFolder(folder);
  const file = databaseFile(folder);
  const turns = new Turns();
  let [writer, reader]: (DatabaseThread | undefined)[] = [];
  let db: Kysely<Schema>;
  try {
    makePrivate(file);
    writer = new DatabaseThread(file, 'writes');
    await migrate(kyselyOn({ writer, reader: writer }, turns), 'sqlite');
    reader = new DatabaseThread(file, 'reads');
    db = kyselyOn({ writer, reader }, turns);
    // A query that fails tells now that the reader cannot open what the writer could.
    await db.selectFrom('nodes').select('id').limit(1).execute();
    for (const thread of [writer, reader]) thread.isOpening = false;
  } catch (error) {
    await reader?.close().catch(() => {});
    await writer?.close().catch(() => {});
    lock.close();
    throw sqliteTrouble(error, folder, file);
  }
  return {
    name: 'sqlite',
    isShared: false,
    db,
    // In its turn, so that no transaction of somebody else is open.
    append: batch => turns.take(() => writer.append(batch)),
    say: () => {},
    sayWith: () => Promise.resolve(),
    hear: () => Promise.resolve(),
    async close() {
      await db.destroy();
      lock.close();
    },
  };
}

function lockFolder(folder: string): DatabaseSync {
  const file = path.join(folder, 'lock.db');
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    makePrivate(file);
    lock = new DatabaseSync(file);
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw sqliteTrouble(error, folder, file);
  }
}

/** Step by step: where a folder cannot be made because the system has no such thing (/proc), Node would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else was quicker.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Readable by the owner only, from the moment it is made. SQLite gives the files beside it the same rights. */
const makePrivate = (file: string): void => closeSync(openSync(file, 'a', 0o600));
