import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
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
import { codeOf } from '../operatorError.ts';
import { ANSWERS_WITHIN, type Append, type Appended, type StorageEngine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Answer, Question } from './sqliteThread.ts';
import { sqliteTrouble } from './sqliteTrouble.ts';

export const databaseFile = (folder: string): string => path.join(folder, 'hanga.db');

/** The embedded database. One server at a time: its lock ends with its process, however that ends. */
export async function openSqlite(folder: string): Promise<StorageEngine> {
  const lock = lockFolder(folder);
  const file = databaseFile(folder);
  let thread: DatabaseThread | undefined;
  let db: Kysely<Schema>;
  try {
    makePrivate(file);
    thread = new DatabaseThread(file);
    db = kyselyOn(thread);
    await migrate(db, 'sqlite');
    thread.isOpening = false;
  } catch (error) {
    await thread?.close().catch(() => {});
    lock.close();
    throw sqliteTrouble(error, folder, file);
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

/** SQLite runs in a thread of its own, so that only that one waits for the disk. */
class DatabaseThread {
  readonly #worker: Worker;
  #isOver = false;
  /** Bringing a large database up to date may take its time. */
  isOpening = true;
  readonly #waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqliteThread.ts', import.meta.url), { workerData: file });
    this.#worker.on('message', (text: string) => this.#waiting.shift()?.resolve(text));
    this.#worker.on('error', error => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  #fail(error: unknown): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.splice(0)) reject(error instanceof Error ? error : new Error(String(error)));
  }

  #send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#isOver) {
        reject(new Error('the database is closed'));
        return;
      }
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(text);
    });
  }

  /** Fails in bounded time where the disk hangs. What the thread still stores after that has not been acknowledged. */
  #inTime(answer: Promise<string>): Promise<string> {
    if (this.isOpening) return answer;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the database does not answer')), ANSWERS_WITHIN);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  async #ask<Wanted extends Answer>(question: Question): Promise<Exclude<Wanted, { error: string }>> {
    const answer = JSON.parse(await this.#inTime(this.#send(JSON.stringify(question)))) as Answer;
    if ('error' in answer) throw Object.assign(new Error(answer.error), { errcode: answer.errcode });
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
    // Where the disk is full SQLite has done so itself: what went wrong is what has to be told.
    rollbackTransaction: () => raw('rollback').catch(() => {}),
    releaseConnection() {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
      return Promise.resolve();
    },
    destroy: () => thread.close(),
  };
  return kyselyWith(driver);
}

/** Kysely in SQLite's words, over whatever reaches a database. */
export const kyselyWith = (driver: Driver): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

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
