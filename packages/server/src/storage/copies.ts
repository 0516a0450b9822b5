import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../operatorError.ts';
import type { StorageEngine } from './engine.ts';
import { NewerDatabase, versionOf } from './migrations.ts';
import { databaseFile, openSqlite } from './sqlite.ts';
import { kyselyOver } from './sqliteKysely.ts';
import { sqliteTrouble } from './sqliteTrouble.ts';
import { exportAll, importAll, type Line } from './transfer.ts';

export interface Where {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** Copies hold secrets: nobody else may read them, not even while they are made. */
const PRIVATE = 0o600;

/** Under another name until it is whole: a copy that was cut short is never taken for one. */
async function whole(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new OperatorError({ kind: 'fileExists', file });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await (await open(unfinished, 'wx', PRIVATE)).close();
    await write(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function openForCopy({ data }: Where): DatabaseSync {
  const file = databaseFile(data);
  if (!existsSync(file)) throw new OperatorError({ kind: 'noDatabase', folder: data });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    // SQLite looks into a file only when it is asked something.
    database.prepare('select version from hanga_schema').get();
    return database;
  } catch (error) {
    database?.close();
    throw sqliteTrouble(error, data, file);
  }
}

/** A copy of the database, made while the server runs. Of PostgreSQL it is an export. Returns how many rows it lacks. */
export async function backUp(where: Where, file: string): Promise<number> {
  if (where.databaseUrl !== undefined) return await exportTo(where, file);
  const source = openForCopy(where);
  try {
    await whole(file, async unfinished => {
      await backup(source, unfinished, { rate: 1000 }).catch((error: unknown) => {
        throw sqliteTrouble(error, unfinished, databaseFile(where.data));
      });
    });
    return 0;
  } finally {
    source.close();
  }
}

/** Returns how many rows were damaged, and are not in it. */
export async function exportTo(where: Where, file: string): Promise<number> {
  const { name, db, close } = await openForReading(where);
  let leftOut = 0;
  try {
    const lines = async function* (): AsyncGenerator<string> {
      const all = exportAll(db, name);
      for (let next = await all.next(); ; next = await all.next()) {
        if (next.done) {
          leftOut = next.value;
          return;
        }
        yield `${next.value}\n`;
      }
    };
    await whole(file, unfinished =>
      pipeline(Readable.from(lines()), createWriteStream(unfinished, { flags: 'r+', flush: true })),
    );
    return leftOut;
  } finally {
    await close();
  }
}

async function openForReading(where: Where): Promise<Pick<StorageEngine, 'name' | 'db' | 'close'>> {
  if (where.databaseUrl !== undefined)
    return await (await import('./postgres.ts')).openPostgres(where.databaseUrl, 'export', 2);
  const db = kyselyOver(openForCopy(where));
  const { is, wanted } = await versionOf(db);
  if (is !== wanted) {
    await db.destroy();
    throw is > wanted ? new NewerDatabase(is, wanted) : new OperatorError({ kind: 'olderDatabase' });
  }
  return { name: 'sqlite', db, close: () => db.destroy() };
}

export async function importFrom(where: Where, file: string): Promise<number> {
  await tryToRead(file);
  const engine =
    where.databaseUrl === undefined
      ? await openSqlite(where.data)
      : await (await import('./postgres.ts')).openPostgres(where.databaseUrl, 'import', 2);
  try {
    return await importAll(engine, file, linesOf(file));
  } catch (error) {
    // What the system says is about the file that is read; what SQLite says, about the database.
    throw error instanceof Error && 'errcode' in error
      ? sqliteTrouble(error, where.data, databaseFile(where.data))
      : error;
  } finally {
    await engine.close();
  }
}

/** Before anything is made in the data folder. */
async function tryToRead(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.read(Buffer.alloc(1));
  } finally {
    await handle.close();
  }
}

/** Characters: no line of an export is as long, and a file without any line end is not read as one. */
const LONGEST_LINE = 32_000_000;

async function* linesOf(file: string): AsyncGenerator<Line> {
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8' })) {
    const [first = '', ...more] = String(piece).split('\n');
    rest += first;
    if (rest.length > LONGEST_LINE) {
      yield undefined;
      return;
    }
    for (const next of more) {
      yield rest;
      rest = next;
    }
  }
  yield rest;
}
