import pg from 'pg';
import { codeOf, Trouble } from '../trouble.ts';

/** Milliseconds within which PostgreSQL must be reached when a server starts. */
const PATIENCE = 10_000;
/** With anything else `pg` would look for a host of its own invention. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/;
const WRONG_PASSWORD = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';

/** Knocks once, so that what is wrong is told before anything waits for it. */
export async function knockAt(url: string): Promise<void> {
  if (!POSTGRES.test(url)) throw new Trouble({ kind: 'badDatabaseUrl' });
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  } catch (error) {
    throw new Trouble({ kind: 'badDatabaseUrl' }, error);
  }
  // A connection refused is also told as an event.
  client.on('error', () => {});
  const { host, port, user = '', database = '' } = client;
  const where = host.startsWith('/') ? host : `${host}:${port}`;
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const code = codeOf(error);
    if (WRONG_PASSWORD.includes(code)) throw new Trouble({ kind: 'databasePassword', where, user }, error);
    if (code === NO_SUCH_DATABASE) throw new Trouble({ kind: 'noSuchDatabase', where, database }, error);
    if (isPostgresCode(code)) throw refusal(where, error);
    // Of several addresses each has failed in its own way: the first will do.
    const reason = code || (error instanceof AggregateError ? codeOf(error.errors[0]) : '');
    throw new Trouble({ kind: 'databaseUnreachable', where, reason: reason || (error as Error).message }, error);
  }
}

/** What PostgreSQL itself said no to, in its own words; anything else stays what it is. */
export function postgresTrouble(error: unknown, url: string): unknown {
  if (error instanceof Trouble || !isPostgresCode(codeOf(error))) return error;
  const { host, port } = new pg.Client({ connectionString: url });
  return refusal(`${host}:${port}`, error);
}

const refusal = (where: string, error: unknown): Trouble =>
  new Trouble({ kind: 'databaseRefuses', where, reason: (error as Error).message }, error);

/** SQLSTATE, and not a short code of the system like EPIPE. */
const isPostgresCode = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
