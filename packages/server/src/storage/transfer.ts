import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf, type Flaw, OperatorError } from '../operatorError.ts';
import { fillDerived } from './derived.ts';
import type { StorageEngine } from './engine.ts';
import { fillHolders } from './holders.ts';
import { fillPlayed } from './played.ts';
import { RowChecker } from './rowChecker.ts';
import { bytes, bytesIn, completed, type Name, names, order, type Row } from './rows.ts';
import type { Schema } from './schema.ts';
import { isRecord, jsonIn } from './tableRow.ts';

const PAGE = 500;
const BATCH = 200;
const FORMAT = 1;

/**
 * Everything that is stored, as lines of JSON, all of one moment: it can be made while the server runs. What an import
 * would refuse is left out and counted in the end: one damaged row is not to spoil the others.
 */
export async function* exportAll(db: Kysely<Schema>, engine: StorageEngine['name']): AsyncGenerator<string, number> {
  const { transaction, end } = await snapshot(db, engine);
  const checker = new RowChecker();
  try {
    yield JSON.stringify({ hanga: 'export', format: FORMAT });
    let [count, leftOut] = [0, 0];
    for (const name of names) {
      for await (const row of rowsOf(transaction, name)) {
        if (checker.flawOf(name, row)) {
          leftOut++;
          continue;
        }
        count++;
        yield JSON.stringify({ [name]: row });
      }
    }
    yield JSON.stringify({ end: count });
    return leftOut;
  } finally {
    await end();
  }
}

/** A transaction that sees one moment, kept open while its lines are written. */
async function snapshot(
  db: Kysely<Schema>,
  engine: StorageEngine['name'],
): Promise<{ transaction: Transaction<Schema>; end: () => Promise<void> }> {
  const transaction = await (engine === 'postgres'
    ? db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    : db.startTransaction().execute());
  return { transaction, end: () => transaction.rollback().execute() };
}

const asText = (row: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  ) as Row;

/** As the database takes it. */
function withBytes(name: Name, row: Row): object {
  const column = bytes[name];
  const value = column === undefined ? undefined : row[column];
  return typeof value === 'string' ? { ...row, [column as string]: bytesIn(value) } : row;
}

async function* rowsOf(db: Kysely<Schema>, name: Name): AsyncGenerator<Row> {
  const columns = sql.join(order[name].map(column => sql.ref(column)));
  for (let after: Row | undefined; ; ) {
    const last = after;
    const beyond = last
      ? sql`where (${columns}) > (${sql.join(order[name].map(column => sql.val(last[column])))})`
      : sql``;
    const page =
      await sql<Row>`select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${sql.lit(PAGE)}`.execute(db);
    for (const row of page.rows) yield asText(row);
    after = page.rows.at(-1);
    if (page.rows.length < PAGE) return;
  }
}

/** One line of a file; `undefined`: it is longer than any that an export has. */
export type Line = string | undefined;

/** Fills an empty database: all of it or nothing. Every row is checked before the database sees it. */
export async function importAll(
  { db, name: engine }: Pick<StorageEngine, 'db' | 'name'>,
  file: string,
  lines: AsyncIterable<Line>,
): Promise<number> {
  return await db.transaction().execute(async tx => {
    for (const name of ['players', 'tables'] as const) {
      if (await tx.selectFrom(name).select('id').executeTakeFirst()) throw new OperatorError({ kind: 'notEmpty' });
    }
    await tx.deleteFrom('settings').execute();
    const reader = new ExportReader(file);
    let batch: { name: Name; rows: Row[]; line: number } | undefined;
    const flush = async (): Promise<void> => {
      if (batch) await insert(tx, file, batch);
      batch = undefined;
    };
    for await (const text of lines) {
      const read = reader.read(text);
      if (!read) continue;
      if (batch && (batch.name !== read.name || batch.rows.length >= BATCH)) await flush();
      batch ??= { name: read.name, rows: [], line: reader.line };
      batch.rows.push(read.row);
    }
    await flush();
    const count = reader.end();
    // An export of an earlier Hanga does not have them.
    await fillDerived(tx, engine);
    await fillPlayed(tx);
    await fillHolders(tx);
    return count;
  });
}

async function insert(
  tx: Transaction<Schema>,
  file: string,
  { name, rows, line }: { name: Name; rows: Row[]; line: number },
): Promise<void> {
  try {
    await tx
      .insertInto(name)
      .values(rows.map(row => withBytes(name, row)) as never)
      .execute();
  } catch (error) {
    if (isAboutData(error)) throw new OperatorError({ kind: 'badLine', file, line, flaw: { kind: 'refused' } }, error);
    throw error;
  }
}

/** A value or a key that the database does not take: SQLite's constraint or mismatch, PostgreSQL's classes 22 and 23. */
const isAboutData = (error: unknown): boolean =>
  /^2[23]/.test(codeOf(error)) ||
  (error instanceof Error && 'errcode' in error && [19, 20].includes(Number(error.errcode) & 255));

/** Reads an export line by line, and says of the first that is not right what is wrong with it. */
class ExportReader {
  line = 0;
  readonly #file: string;
  readonly #checker = new RowChecker();
  #hasBegun = false;
  #count = 0;
  #announced: number | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** The row on this line; `undefined` where the line has none. */
  read(text: Line): { name: Name; row: Row } | undefined {
    this.line++;
    if (text?.trim() === '') return undefined;
    const line = text === undefined ? undefined : jsonIn(text);
    if (!this.#hasBegun) {
      this.#begin(line);
      return undefined;
    }
    if (text === undefined) throw this.#bad({ kind: 'tooLong' });
    if (this.#announced !== undefined) throw this.#bad({ kind: 'afterTheEnd' });
    const [entry, ...more] = isRecord(line) ? Object.entries(line) : [];
    if (!entry || more.length > 0) throw this.#bad({ kind: 'notARow' });
    const [name, row] = entry;
    if (name === 'end') {
      this.#announced = Number(row);
      return undefined;
    }
    if (!names.includes(name as Name) || !isRecord(row)) throw this.#bad({ kind: 'notARow' });
    this.#count++;
    if (isOldCode(name, row)) return undefined;
    const whole = completed(name as Name, row as Row);
    const flaw = this.#checker.flawOf(name as Name, whole);
    if (flaw) throw this.#bad(flaw);
    return { name: name as Name, row: withoutRunner(name as Name, whole) };
  }

  #begin(line: unknown): void {
    this.#hasBegun = true;
    const file = this.#file;
    if (!isRecord(line) || line['hanga'] !== 'export') throw new OperatorError({ kind: 'notAnExport', file });
    if (line['format'] !== FORMAT) throw new OperatorError({ kind: 'newerExport', file });
  }

  #bad(flaw: Flaw): OperatorError {
    return new OperatorError({ kind: 'badLine', file: this.#file, line: this.line, flaw });
  }

  /** How many rows there were, if all that were written are there. */
  end(): number {
    if (!this.#hasBegun) throw new OperatorError({ kind: 'notAnExport', file: this.#file });
    if (this.#announced === this.#count) return this.#count;
    throw new OperatorError({ kind: 'cutShort', file: this.#file, rows: this.#count, announced: this.#announced });
  }
}

/** Of an earlier Hanga, whose codes belonged to a seat and not to a person: they are no longer good. */
const isOldCode = (name: string, row: object): boolean => name === 'codes' && 'seat' in row && !('player_id' in row);

/** The node that played its bots was one of the other database. */
const withoutRunner = (name: Name, row: Row): Row => (name === 'tables' ? { ...row, runner: null } : row);
