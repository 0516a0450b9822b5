import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ANSWERS_WITHIN, type Append, type Appended, type StorageEngine } from './engine.ts';
import { migrate } from './migrations.ts';
import { knockAt, postgresTrouble } from './postgresTrouble.ts';
import type { Schema } from './schema.ts';

/** bigint comes as text, for numbers beyond 2^53: ours are milliseconds. */
const INT8 = 20;
const CHANNEL = 'hanga';
/** PostgreSQL takes 8000 bytes in one notice. */
const LONGEST_WORD = 7900;
const RETRY = 500;
const PING_EVERY = 5000;

/** A connection is had, and a query answered, in bounded time: a server whose database hangs says so. */
const patience = {
  connectionTimeoutMillis: ANSWERS_WITHIN / 2,
  query_timeout: ANSWERS_WITHIN / 2,
  statement_timeout: ANSWERS_WITHIN / 2,
};

/** Any number of nodes on one PostgreSQL. `node` signs what this one says. */
export async function openPostgres(url: string, node: string, connections = 10): Promise<StorageEngine> {
  await knockAt(url);
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: `hanga ${node}`,
    ...patience,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; the query that needs one tells if none can be had.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction tells nobody else: without a listener that ends the process.
  pool.on('connect', client => void client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw postgresTrouble(error, url);
  }
  let listener: Listener | undefined;
  return {
    name: 'postgres',
    isShared: true,
    db,
    append: batch => append(pool, node, batch),
    say(word) {
      if (word.length > LONGEST_WORD) return;
      pool.query('select pg_notify($1, $2)', [CHANNEL, `${node} ${word}`]).catch(() => {});
    },
    async sayWith(transaction, word) {
      await sql`select pg_notify(${CHANNEL}, ${`${node} ${word}`})`.execute(transaction);
    },
    async hear(onWord, onGap) {
      listener = new Listener(url, node, onWord, onGap);
      await listener.start();
    },
    async close() {
      await listener?.stop();
      await db.destroy();
    },
  };
}

const COLUMNS = ['table_id', 'seq', 'kind', 'seat', 'action', 'events', 'key', 'rules', 'at'] as const;

/**
 * One round trip: the entries, what follows from them, and the notices, all in one transaction. A game that is over takes
 * no more entries: they may be packed away, but not before every statement that began before its end has timed out.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::int[],
                         $9::bigint[], $10::boolean[], $11::bigint[], $12::text[])
      as g (table_id, seq, kind, seat, action, events, key, rules, at, sets_wake, wake_at, result)
  ), stored as (
    insert into entries (${COLUMNS.join(', ')}) select ${COLUMNS.join(', ')} from given
    where not exists (select 1 from tables where id = given.table_id and status in ('finished', 'ended'))
    on conflict do nothing returning table_id, seq
  ), changed as (
    update tables set
      wake_at = case
        when given.result is not null then null
        when given.sets_wake then given.wake_at
        else tables.wake_at
      end,
      status = case when given.result is null then status when given.kind = 'end' then 'ended' else 'finished' end,
      result = coalesce(given.result, tables.result),
      rev = case when given.result is null then rev else rev + 1 end,
      updated_at = case when given.result is null then updated_at else given.at end
    from given join stored using (table_id, seq)
    where tables.id = given.table_id and (given.sets_wake or given.result is not null)
  ), ended as (
    update holders set live = 0, changed_at = given.at
    from given join stored using (table_id, seq)
    where holders.table_id = given.table_id and given.result is not null
  )
  select table_id, seq, pg_notify('${CHANNEL}', $13 || ' at ' || table_id || ' ' || seq) from stored`;

async function append(pool: pg.Pool, node: string, given: readonly Append[]): Promise<readonly Appended[]> {
  const nameOf = ({ entry }: Append): string => `${entry.table_id} ${entry.seq}`;
  // The database says which numbers it stored: of two entries with one number it gets only the first.
  const batch = [...new Map(given.toReversed().map(one => [nameOf(one), one])).values()];
  const chosen = new Set(batch);
  const columns = COLUMNS.map(column => batch.map(({ entry }) => entry[column]));
  const { rows } = await pool.query<{ table_id: string; seq: number }>({
    name: 'append',
    text: APPEND,
    values: [
      ...columns,
      batch.map(({ wakeAt }) => wakeAt !== undefined),
      batch.map(({ wakeAt }) => wakeAt ?? null),
      batch.map(({ result }) => result ?? null),
      node,
    ],
  });
  const stored = new Set(rows.map(({ table_id, seq }) => `${table_id} ${seq}`));
  return given.map(one => (stored.has(nameOf(one)) && chosen.has(one) ? 'stored' : 'taken'));
}

/** A connection that only listens, and comes back when it breaks. */
class Listener {
  readonly #url: string;
  readonly #node: string;
  readonly #onWord: (word: string, isOwn: boolean) => void;
  readonly #onGap: () => void;
  #client: pg.Client | undefined;
  #pinger: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(url: string, node: string, onWord: (word: string, isOwn: boolean) => void, onGap: () => void) {
    this.#url = url;
    this.#node = node;
    this.#onWord = onWord;
    this.#onGap = onGap;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      ...patience,
      application_name: `hanga ${this.#node} listens`,
    });
    let isLost = false;
    const onLost = (): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(this.#pinger);
      client.end().catch(() => {});
      this.#again();
    };
    client.on('error', onLost);
    client.on('end', onLost);
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      this.#onWord(payload.slice(space + 1), payload.slice(0, space) === this.#node);
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // A connection can die without an error: only a query that is not answered shows it.
      this.#pinger = setInterval(() => void client.query('select 1').catch(onLost), PING_EVERY).unref();
    } catch (error) {
      onLost();
      throw error;
    }
  }

  #again(): void {
    if (this.#stopped) return;
    setTimeout(() => {
      if (this.#stopped) return;
      this.start().then(this.#onGap, () => {});
    }, RETRY);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#pinger);
    await this.#client?.end().catch(() => {});
  }
}
