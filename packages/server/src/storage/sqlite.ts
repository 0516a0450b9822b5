import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Append, Appended, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

const MOST_PREPARED = 300;

/** Another server works in this folder. */
export class FolderInUse extends Error {}

export const databaseFile = (folder: string): string => path.join(folder, 'hanga.db');

/** The embedded database. One server at a time: its lock ends with its process, however that ends. */
export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const file = databaseFile(folder);
  const database = openDatabase(file);
  const db = kyselyOver(database);
  await migrate(db, 'sqlite');
  const append = appendTo(database);
  // Moves wait for no checkpoint: another thread copies the log of the database back, while this one writes on.
  database.exec('pragma wal_autocheckpoint = 0');
  const worker = import.meta.url.endsWith('.ts') ? './checkpoints.ts' : './checkpoints.js';
  const checkpoints = new Worker(new URL(worker, import.meta.url), { workerData: file });
  checkpoints.unref();
  return {
    name: 'sqlite',
    db,
    // Inside Kysely's turn, so that no transaction of somebody else is open.
    append: batch => db.connection().execute(() => Promise.resolve(append(batch))),
    say: () => {},
    hear: () => Promise.resolve(),
    async close() {
      await checkpoints.terminate();
      database.exec('pragma wal_checkpoint(truncate)');
      await db.destroy();
      lock.close();
    },
  };
}

function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, 'lock.db'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(`another Hanga is using ${folder}: stop it first, or choose another folder with --data.`);
  }
  return lock;
}

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma cache_size = -65536',
  );
  return database;
}

/** Kysely speaks to better-sqlite3; Node's own SQLite differs in little. */
export function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  const prepared = new Map<string, SqliteStatement>();
  type Value = null | number | bigint | string | Uint8Array;
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(query) {
          // To compile a query costs more than to run it.
          const known = prepared.get(query);
          if (known) return known;
          const statement = database.prepare(query);
          const usable: SqliteStatement = {
            reader: statement.columns().length > 0,
            all: parameters => statement.all(...(parameters as Value[])),
            run: parameters => statement.run(...(parameters as Value[])),
            iterate: parameters =>
              statement.iterate(...(parameters as Value[])) as unknown as IterableIterator<unknown>,
          };
          if (prepared.size >= MOST_PREPARED) prepared.clear();
          prepared.set(query, usable);
          return usable;
        },
      },
    }),
  });
}

function appendTo(database: DatabaseSync): (batch: readonly Append[]) => readonly Appended[] {
  const insert = database.prepare(
    `insert into entries (table_id, seq, kind, seat, action, events, key, rules, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const wake = database.prepare('update tables set wake_at = ? where id = ?');
  const finish = database.prepare(
    "update tables set status = 'finished', result = ?, wake_at = null, rev = rev + 1, updated_at = ? where id = ?",
  );
  const store = ({ entry, wakeAt, result }: Append): Appended => {
    const { table_id, seq, kind, seat, action, events, key, rules, at } = entry;
    if (insert.run(table_id, seq, kind, seat, action, events, key, rules, at).changes === 0) return 'taken';
    if (wakeAt !== undefined) wake.run(wakeAt, table_id);
    if (result !== undefined) finish.run(result, at, table_id);
    return 'stored';
  };
  return batch => {
    database.exec('begin immediate');
    try {
      const appended = batch.map(store);
      database.exec('commit');
      return appended;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };
}
