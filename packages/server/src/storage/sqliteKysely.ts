import type { DatabaseSync } from 'node:sqlite';
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
import type { DatabaseThread } from './databaseThread.ts';
import type { Schema } from './schema.ts';

/** Who writes waits for its turn: SQLite has one writer. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async begin(): Promise<void> {
    if (this.#isTaken) await new Promise<void>(resolve => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    await this.begin();
    try {
      return await task();
    } finally {
      this.end();
    }
  }
}

interface Threads {
  readonly writer: DatabaseThread;
  readonly reader: DatabaseThread;
}

/**
 * What is read outside of a transaction is read by another thread, which sees all that is committed and waits for no
 * commit. All else has its turn with the one that writes.
 */
class ThreadConnection implements DatabaseConnection {
  readonly #threads: Threads;
  readonly #turns: Turns;
  #isInside = false;

  constructor(threads: Threads, turns: Turns) {
    this.#threads = threads;
    this.#turns = turns;
  }

  executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#threads;
    if (this.#isInside) return writer.query(sql, parameters);
    if (query.kind === 'SelectQueryNode') return reader.query(sql, parameters);
    return this.#turns.take(() => writer.query(sql, parameters));
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from SQLite');
  }

  async begin(): Promise<void> {
    await this.#turns.begin();
    this.#isInside = true;
    try {
      await this.#run('begin immediate');
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  async finish(how: 'commit' | 'rollback'): Promise<void> {
    await this.#run(how);
    this.#end();
  }

  /** Where a transaction could not be finished, it is not to keep the others waiting. */
  release(): void {
    if (this.#isInside) this.#end();
  }

  #end(): void {
    this.#isInside = false;
    this.#turns.end();
  }

  async #run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql));
  }
}

/** Kysely over the threads. */
export function kyselyOn(threads: Threads, turns: Turns): Kysely<Schema> {
  const own = (connection: DatabaseConnection): ThreadConnection => connection as ThreadConnection;
  return kyselyWith({
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(new ThreadConnection(threads, turns)),
    beginTransaction: connection => own(connection).begin(),
    commitTransaction: connection => own(connection).finish('commit'),
    // Where the disk is full SQLite has done so itself: what went wrong is what has to be told.
    rollbackTransaction: connection =>
      own(connection)
        .finish('rollback')
        .catch(() => {}),
    releaseConnection(connection) {
      own(connection).release();
      return Promise.resolve();
    },
    async destroy() {
      // The writer goes last, and empties the log.
      await threads.reader.close();
      await threads.writer.close();
    },
  });
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
