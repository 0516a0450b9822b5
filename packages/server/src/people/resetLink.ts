import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { machine } from '../environment.ts';
import { AccountStore } from '../storage/accounts.ts';
import type { StorageEngine } from '../storage/engine.ts';
import { NewerDatabase, versionOf } from '../storage/migrations.ts';
import { databaseFile } from '../storage/sqlite.ts';
import { kyselyOver } from '../storage/sqliteKysely.ts';
import { sqliteTrouble } from '../storage/sqliteTrouble.ts';
import { TokenStore } from '../storage/tokens.ts';
import { accountName } from './passwords.ts';
import { hashOf, newToken } from './secrets.ts';

/** There is nothing to make a link for, and why. */
export class NoReset extends Error {
  readonly why: 'noAccount' | 'noDatabase' | 'olderDatabase';
  constructor(why: NoReset['why']) {
    super(why);
    this.why = why;
  }
}

/** The secret of a link by which somebody chooses a new password, once. Made beside a server that may be running. */
export async function makeReset(
  where: { readonly data: string; readonly databaseUrl?: string },
  name: string,
): Promise<{ readonly token: string; readonly name: string }> {
  const engine = await openBeside(where);
  try {
    const account = await new AccountStore(engine).named(accountName(name));
    if (!account) throw new NoReset('noAccount');
    const token = newToken(machine.random);
    const row = { hash: hashOf(token), kind: 'reset', player_id: account.id, detail: '' } as const;
    await new TokenStore(engine).add(row, machine.clock.now());
    return { token, name: account.name };
  } finally {
    await engine.close();
  }
}

/** The embedded database, without its lock: a running server has that. A few rows are written between the server's. */
async function openBeside(where: { readonly data: string; readonly databaseUrl?: string }): Promise<StorageEngine> {
  if (where.databaseUrl !== undefined)
    return await (await import('../storage/postgres.ts')).openPostgres(where.databaseUrl, 'reset', 1);
  const file = databaseFile(where.data);
  if (!existsSync(file)) throw new NoReset('noDatabase');
  const database = new DatabaseSync(file);
  try {
    // The log is emptied by the server, which knows when.
    database.exec('pragma busy_timeout = 10000; pragma synchronous = full; pragma wal_autocheckpoint = 0');
    database.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    database.close();
    throw sqliteTrouble(error, where.data, file);
  }
  const db = kyselyOver(database);
  const version = await versionOf(db).catch(() => undefined);
  if (version?.is !== version?.wanted || !version) {
    await db.destroy();
    if (version && version.is > version.wanted) throw new NewerDatabase(version.is, version.wanted);
    throw new NoReset('olderDatabase');
  }
  const none = (): Promise<never> => Promise.reject(new Error('not here'));
  const close = (): Promise<void> => db.destroy();
  return { name: 'sqlite', isShared: false, db, append: none, say: () => {}, sayWith: none, hear: none, close };
}
