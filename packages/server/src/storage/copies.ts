import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Engine } from './engine.ts';
import { databaseFile, kyselyOver, openSqlite } from './sqlite.ts';
import { BadExport, exportAll, importAll } from './transfer.ts';

export interface Where {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** Under another name until it is whole: a copy that was cut short is never taken for one. */
async function whole(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new BadExport(`${file} is there already.`);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await write(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const sqliteFile = ({ data }: Where): string => {
  const file = databaseFile(data);
  if (!existsSync(file)) throw new BadExport(`there is no database in ${data}.`);
  return file;
};

/** A copy of the database, made while the server runs. Of PostgreSQL it is an export. */
export async function backUp(where: Where, file: string): Promise<void> {
  if (where.databaseUrl !== undefined) return await exportTo(where, file);
  const source = new DatabaseSync(sqliteFile(where), { readOnly: true });
  try {
    await whole(file, async unfinished => {
      await backup(source, unfinished, { rate: 1000 });
    });
  } finally {
    source.close();
  }
}

export async function exportTo(where: Where, file: string): Promise<void> {
  const { name, db, close } = await openForReading(where);
  try {
    const lines = async function* () {
      for await (const line of exportAll(db, name)) yield `${line}\n`;
    };
    await whole(file, unfinished =>
      pipeline(Readable.from(lines()), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    );
  } finally {
    await close();
  }
}

async function openForReading(where: Where): Promise<Pick<Engine, 'name' | 'db' | 'close'>> {
  if (where.databaseUrl !== undefined)
    return await (await import('./postgres.ts')).openPostgres(where.databaseUrl, 'export', 2);
  const db = kyselyOver(new DatabaseSync(sqliteFile(where), { readOnly: true }));
  return { name: 'sqlite', db, close: () => db.destroy() };
}

export async function importFrom(where: Where, file: string): Promise<number> {
  const engine =
    where.databaseUrl === undefined
      ? await openSqlite(where.data)
      : await (await import('./postgres.ts')).openPostgres(where.databaseUrl, 'import', 2);
  try {
    return await importAll(engine.db, engine.name, linesOf(file));
  } finally {
    await engine.close();
  }
}

/** Opened when the first line is asked for: lines that nobody waits for yet would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}
