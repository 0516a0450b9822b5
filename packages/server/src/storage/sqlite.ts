import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Append, Appended, Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Answer, Question } from './sqliteThread.ts';

/** Another server works in this folder. */
export class FolderInUse extends Error {}

export const databaseFile = (folder: string): string => path.join(folder, 'hanga.db');

/** The embedded database. One server at a time: its lock ends with its process, however that ends. */
export async function openSqlite(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const thread = new DatabaseThread(databaseFile(folder));
  const db = kyselyOn(thread);
  try {
    await migrate(db, 'sqlite');
  } catch (error) {
    await thread.close();
    lock.close();
    throw error;
  }
  return {
    name: 'sqlite',
    isShared: false,
    db,
    // In Kysely's turn, so that no transaction of somebody else is open.
    append: batch => db.connection().execute(() => thread.append(batch)),
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
  const lock = new DatabaseSync(path.join(folder, 'lock.db'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(`another Hanga is using ${folder}: stop it first, or choose another folder with --data.`);
  }
  return lock;
}

/** SQLite waits for the disk, and so does its thread: nobody else has to. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];

  constructor(file: string) {
    const program = import.meta.url.endsWith('.ts') ? './sqliteThread.ts' : './sqliteThread.js';
    this.#worker = new Worker(new URL(program, import.meta.url), { workerData: file });
    this.#worker.on('message', (text: string) => this.#waiting.shift()?.resolve(text));
    this.#worker.on('error', error => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error instanceof Error ? error : new Error(String(error)));
  }

  #send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(text);
    });
  }

  async #ask<Wanted extends Answer>(question: Question): Promise<Exclude<Wanted, { error: string }>> {
    const answer = JSON.parse(await this.#send(JSON.stringify(question))) as Answer;
    if ('error' in answer) throw new Error(answer.error);
    return answer as Exclude<Wanted, { error: string }>;
  }

  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const { rows, changes, lastId } = await this.#ask<Extract<Answer, { changes: number }>>({
      kind: 'query',
      sql,
      parameters,
    });
    return { rows: rows as Row[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) };
  }

  async append(batch: readonly Append[]): Promise<readonly Appended[]> {
    const { appended } = await this.#ask<Extract<Answer, { appended: readonly Appended[] }>>({ kind: 'append', batch });
    return appended;
  }

  async close(): Promise<void> {
    await this.#send('close');
  }
}

/** Kysely over the thread: one connection, handed to one user at a time. */
function kyselyOn(thread: DatabaseThread): Kysely<Schema> {
  let isTaken = false;
  const waiting: (() => void)[] = [];
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => thread.query(sql, parameters),
    streamQuery() {
      throw new Error('nothing is streamed from SQLite');
    },
  };
  const raw = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: () => Promise.resolve(),
    async acquireConnection() {
      if (isTaken) await new Promise<void>(resolve => waiting.push(resolve));
      isTaken = true;
      return connection;
    },
    beginTransaction: () => raw('begin immediate'),
    commitTransaction: () => raw('commit'),
    rollbackTransaction: () => raw('rollback'),
    releaseConnection() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
      return Promise.resolve();
    },
    destroy: () => thread.close(),
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** A database file read in this very thread: for copies, which nobody waits for. */
export function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  type Value = null | number | bigint | string | Uint8Array;
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare(query) {
          const statement = database.prepare(query);
          return {
            reader: statement.columns().length > 0,
            all: parameters => statement.all(...(parameters as Value[])),
            run: parameters => statement.run(...(parameters as Value[])),
            iterate: parameters =>
              statement.iterate(...(parameters as Value[])) as unknown as IterableIterator<unknown>,
          };
        },
      },
    }),
  });
}
