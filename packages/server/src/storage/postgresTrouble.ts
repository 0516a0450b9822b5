import pg from 'pg';
import { codeOf, OperatorError } from '../operatorError.ts';

/** Milliseconds within which PostgreSQL must be reached when a server starts. */
const PATIENCE = 10_000;
/** For any other address `pg` would guess a host. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/;
const WRONG_PASSWORD = ['28P01', '28000'];
const NO_SUCH_DATABASE = '3D000';

/** Connects once, so that a wrong address or password is reported before anything waits for it. */
export async function knockAt(url: string): Promise<void> {
  if (!POSTGRES.test(url)) throw new OperatorError({ kind: 'badDatabaseUrl' });
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  } catch (error) {
    throw new OperatorError({ kind: 'badDatabaseUrl' }, error);
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
    if (WRONG_PASSWORD.includes(code)) throw new OperatorError({ kind: 'databasePassword', where, user }, error);
    if (code === NO_SUCH_DATABASE) throw new OperatorError({ kind: 'noSuchDatabase', where, database }, error);
    if (isPostgresCode(code)) throw refusal(where, error);
    // Of several addresses each has failed in its own way: the first will do.
    const reason = code || (error instanceof AggregateError ? codeOf(error.errors[0]) : '');
    throw new OperatorError({ kind: 'databaseUnreachable', where, reason: reason || (error as Error).message }, error);
  }
}

/** What PostgreSQL itself said no to, in its own words; anything else stays what it is. */
export function postgresTrouble(error: unknown, url: string): unknown {
  if (error instanceof OperatorError || !isPostgresCode(codeOf(error))) return error;
  const { host, port } = new pg.Client({ connectionString: url });
  return refusal(`${host}:${port}`, error);
}

const refusal = (where: string, error: unknown): OperatorError =>
  new OperatorError({ kind: 'databaseRefuses', where, reason: (error as Error).message }, error);

/** SQLSTATE, and not a short code of the system like EPIPE. */
const isPostgresCode = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code);
