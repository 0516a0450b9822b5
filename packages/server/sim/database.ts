import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, Kysely, QueryResult } from 'kysely';
import { ANSWERS_WITHIN, type Append, type Appended, type StorageEngine } from '../src/storage/engine.ts';
import { migrate } from '../src/storage/migrations.ts';
import type { Schema } from '../src/storage/schema.ts';
import { storeEntry } from '../src/storage/sqliteAppend.ts';
import { kyselyWith } from '../src/storage/sqliteKysely.ts';
import type { Chance, Scheduler } from './scheduler.ts';

type Value = null | number | bigint | string | Uint8Array;

/** What can be wrong with the database. */
export interface DatabaseWeather {
  /** Milliseconds that a question, and its answer, take at most. */
  slowness: number;
  /** Nobody reaches it. */
  isGone: boolean;
  /** One in so many questions is refused; 0: none. */
  refuses: number;
  /** Of one in so many, the answer is lost after it was done; 0: none. */
  loses: number;
}

export const fairWeather: DatabaseWeather = { slowness: 3, isGone: false, refuses: 0, loses: 0 };

/** Told of what is committed, before anybody else hears of it. */
export interface CommitListener {
  onAppended(entries: readonly Append[]): void;
  onTable(id: string): void;
}

interface Ear {
  readonly client: Client;
  readonly onWord: (word: string, isOwn: boolean) => void;
  readonly onGap: () => void;
  isOpen: boolean;
}

/** One connection to the database, of one node. */
interface Client {
  readonly node: string;
  isAlive: boolean;
}

/**
 * One database that all nodes share: real SQL on a real SQLite in memory, reached over a line that is slow, breaks, or
 * loses answers. One transaction at a time: whoever comes meanwhile waits, as for a lock.
 */
export class SimDatabase {
  readonly weather: DatabaseWeather = { ...fairWeather };
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #listener: CommitListener;
  readonly #database = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, StatementSync>();
  readonly #ears = new Set<Ear>();
  readonly #waiting: (() => void)[] = [];
  #holder: Session | undefined;

  constructor(scheduler: Scheduler, chance: Chance, listener: CommitListener) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#listener = listener;
  }

  /** Looks into the database as no node can: at once, and whatever the weather. */
  read<Row>(sql: string, ...parameters: Value[]): Row[] {
    return this.statement(sql).all(...parameters) as Row[];
  }

  /** Somebody is in the middle of a change: whoever looks now sees half of it. */
  get isChanging(): boolean {
    return this.#holder !== undefined;
  }

  statement(sql: string): StatementSync {
    let known = this.#prepared.get(sql);
    if (!known) {
      known = this.#database.prepare(sql);
      this.#prepared.set(sql, known);
    }
    return known;
  }

  async migrate(): Promise<void> {
    await migrate(this.#kysely({ node: 'first', isAlive: true }), 'sqlite');
  }

  /** The node's way to the database. When the node dies, so does what it had under way. */
  connect(node: string): { readonly engine: StorageEngine; readonly kill: () => void } {
    const client: Client = { node, isAlive: true };
    const db = this.#kysely(client);
    const engine: StorageEngine = {
      name: 'sqlite',
      isShared: true,
      db,
      append: batch => this.#ask(client, () => this.#append(client, batch)),
      say: word => void this.#ask(client, () => this.#announce(client, word)).catch(() => {}),
      // Only the holder of the lock is inside a transaction.
      sayWith: (_transaction, word) => this.#ask(client, () => void this.#holder?.words.push(word), this.#holder),
      hear: (onWord, onGap) =>
        this.#ask(client, () => {
          this.#ears.add({ client, onWord, onGap, isOpen: true });
        }),
      close: () => Promise.resolve(),
    };
    return {
      engine,
      kill: () => {
        client.isAlive = false;
        if (this.#holder?.client === client) this.#end(this.#holder, 'rollback');
        for (const ear of this.#ears) if (ear.client === client) this.#ears.delete(ear);
      },
    };
  }

  /** The line by which a node hears others breaks; it comes back some time later. */
  breakEars(node: string, milliseconds: number): void {
    for (const ear of this.#ears) {
      if (ear.client.node !== node || !ear.isOpen) continue;
      ear.isOpen = false;
      this.#scheduler.after(milliseconds, () => {
        ear.isOpen = true;
        if (ear.client.isAlive) ear.onGap();
      });
    }
  }

  /** A question on its way: done or not, answered or not, but never without an end. */
  #ask<Answer>(client: Client, act: () => Answer, session?: Session): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (after: number, finish: () => void): void => {
        isOver = true;
        this.#scheduler.after(after, () => client.isAlive && finish());
      };
      const fail = (after: number, why: string): void => end(after, () => reject(new Error(why)));
      const attempt = (): void => {
        if (isOver || !client.isAlive) return;
        // A transaction of somebody else is open.
        if (this.#holder && this.#holder !== session) {
          this.#waiting.push(attempt);
          return;
        }
        const { slowness, refuses, loses } = this.weather;
        if (refuses > 0 && this.#chance.oneIn(refuses)) {
          fail(1, 'the database refuses');
          return;
        }
        let answer: Answer;
        try {
          answer = act();
        } catch (error) {
          end(1, () => reject(error as Error));
          return;
        }
        if (this.weather.isGone || (loses > 0 && this.#chance.oneIn(loses)))
          fail(this.#chance.between(1, ANSWERS_WITHIN / 2), 'the answer of the database was lost');
        else end(this.#chance.below(slowness + 1), () => resolve(answer));
      };
      if (this.weather.isGone) {
        fail(this.#chance.between(1, 100), 'the database is gone');
        return;
      }
      this.#scheduler.after(this.#chance.below(this.weather.slowness + 1), attempt);
      this.#scheduler.after(ANSWERS_WITHIN / 2, () => isOver || fail(0, 'the database does not answer'));
    });
  }

  #append(client: Client, batch: readonly Append[]): Appended[] {
    this.#database.exec('begin');
    const appended = batch.map(one => storeEntry(one, sql => this.statement(sql)));
    this.#database.exec('commit');
    const stored = batch.filter((_, i) => appended[i] === 'stored');
    this.#listener.onAppended(stored);
    for (const { entry } of stored) this.#announce(client, `at ${entry.table_id} ${entry.seq}`);
    return appended;
  }

  #announce(client: Client, word: string): void {
    for (const ear of this.#ears) {
      if (!ear.isOpen || !ear.client.isAlive) continue;
      // In order: all words take equally long.
      this.#scheduler.after(2, () => {
        if (ear.isOpen && ear.client.isAlive) ear.onWord(word, ear.client === client);
      });
    }
  }

  #kysely(client: Client): Kysely<Schema> {
    const driver: Driver = {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(new Session(client, this)),
      async beginTransaction(session) {
        await (session as Session).begin();
      },
      async commitTransaction(session) {
        await (session as Session).finish('commit');
      },
      async rollbackTransaction(session) {
        await (session as Session).finish('rollback');
      },
      releaseConnection: () => Promise.resolve(),
      destroy: () => Promise.resolve(),
    };
    return kyselyWith(driver);
  }

  async begin(session: Session): Promise<void> {
    const take = (): void => {
      this.#holder = session;
      this.#database.exec('begin');
      // A transaction whose line breaks is taken back by the database itself.
      this.#scheduler.after(2 * ANSWERS_WITHIN, () => this.#end(session, 'rollback'));
    };
    try {
      await this.#ask(session.client, take);
    } catch (error) {
      this.#end(session, 'rollback');
      throw error;
    }
  }

  async finish(session: Session, how: 'commit' | 'rollback'): Promise<void> {
    if (this.#holder !== session) throw new Error('the transaction is over');
    try {
      await this.#ask(session.client, () => this.#end(session, how), session);
    } finally {
      // A line that broke before the word got through: the transaction has not happened.
      if (this.#holder === session) this.#end(session, 'rollback');
    }
  }

  #end(session: Session, how: 'commit' | 'rollback'): void {
    if (this.#holder !== session) return;
    this.#holder = undefined;
    if (this.#database.isTransaction) this.#database.exec(how);
    if (how === 'commit') {
      for (const word of session.words) {
        const [kind, id = ''] = word.split(' ');
        if (kind === 'rev') this.#listener.onTable(id);
        this.#announce(session.client, word);
      }
    }
    for (const go of this.#waiting.splice(0)) go();
  }

  query<Row>(session: Session, { sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isInside = this.#holder === session;
    const act = (): QueryResult<Row> => {
      if (isInside && this.#holder !== session) throw new Error('the transaction is over');
      const statement = this.statement(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...(parameters as Value[])) as Row[] };
      const { changes } = statement.run(...(parameters as Value[]));
      return { rows: [], numAffectedRows: BigInt(changes) };
    };
    return this.#ask(session.client, act, session);
  }
}

/** What Kysely takes for a connection. */
class Session implements DatabaseConnection {
  readonly client: Client;
  readonly #database: SimDatabase;
  readonly words: string[] = [];

  constructor(client: Client, database: SimDatabase) {
    this.client = client;
    this.#database = database;
  }

  begin(): Promise<void> {
    return this.#database.begin(this);
  }

  finish(how: 'commit' | 'rollback'): Promise<void> {
    return this.#database.finish(this, how);
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#database.query(this, query);
  }

  streamQuery(): never {
    throw new Error('nothing is streamed here');
  }
}
