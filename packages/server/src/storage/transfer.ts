import { type Kysely, sql, type Transaction } from 'kysely';
import { fillDerived } from './derived.ts';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** What is carried from one database to another, with the columns that order it. Which nodes live is not. */
const order = {
  players: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  holders: ['player_id', 'table_id'],
  entries: ['table_id', 'seq'],
  chat: ['table_id', 'no'],
  codes: ['hash'],
  ratings: ['game', 'player_id'],
  told: ['table_id', 'seat'],
  settings: ['name'],
  tokens: ['hash'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

type Name = keyof typeof order;
type Row = Record<string, string | number | null>;
const names = Object.keys(order) as Name[];
const PAGE = 500;
const FORMAT = 1;

/** The file is not a whole export, or there is something here already. */
export class BadExport extends Error {}

/** Everything that is stored, as lines of JSON, all of one moment: it can be made while the server runs. */
export async function* exportAll(db: Kysely<Schema>, engine: Engine['name']): AsyncGenerator<string> {
  const { transaction, end } = await snapshot(db, engine);
  try {
    yield JSON.stringify({ hanga: 'export', format: FORMAT });
    let count = 0;
    for (const name of names) {
      for await (const row of rowsOf(transaction, name)) {
        count++;
        yield JSON.stringify({ [name]: row });
      }
    }
    yield JSON.stringify({ end: count });
  } finally {
    await end();
  }
}

/** A transaction that sees one moment, kept open while its lines are written. */
async function snapshot(
  db: Kysely<Schema>,
  engine: Engine['name'],
): Promise<{ transaction: Transaction<Schema>; end: () => Promise<void> }> {
  const transaction = await (engine === 'postgres'
    ? db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    : db.startTransaction().execute());
  return { transaction, end: () => transaction.rollback().execute() };
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
    yield* page.rows;
    after = page.rows.at(-1);
    if (page.rows.length < PAGE) return;
  }
}

/** Fills an empty database: all of it or nothing. */
export async function importAll(
  db: Kysely<Schema>,
  engine: Engine['name'],
  lines: AsyncIterable<string>,
): Promise<number> {
  return await db.transaction().execute(async tx => {
    if (await tx.selectFrom('players').select('id').executeTakeFirst()) {
      throw new BadExport('there are tables here already: an import needs an empty database.');
    }
    await tx.deleteFrom('settings').execute();
    let [count, end, isFirst]: [number, number | undefined, boolean] = [0, undefined, true];
    let [name, rows]: [Name | undefined, Row[]] = [undefined, []];
    const flush = async (): Promise<void> => {
      if (name && rows.length > 0)
        await tx
          .insertInto(name)
          .values(rows as never)
          .execute();
      rows = [];
    };
    for await (const text of lines) {
      if (text.trim() === '') continue;
      const line = parse(text);
      if (isFirst) check(line);
      else if ('end' in line) end = Number(line['end']);
      else {
        const [of] = Object.keys(line) as [Name];
        if (!names.includes(of) || end !== undefined) throw new BadExport('this is not an export of Hanga.');
        if (of !== name || rows.length >= 200) await flush();
        name = of;
        rows.push(withoutRunner(of, line[of] as Row));
        count++;
      }
      isFirst = false;
    }
    await flush();
    if (end !== count) throw new BadExport(`the export is cut short: ${count} rows of ${end ?? 'an unknown number'}.`);
    // An export of an earlier Hanga does not have them.
    await fillDerived(tx, engine);
    return count;
  });
}

/** The node that played its bots was one of the other database. */
const withoutRunner = (name: Name, row: Row): Row => (name === 'tables' ? { ...row, runner: null } : row);

function parse(text: string): Record<string, unknown> {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new BadExport('this is not an export of Hanga.');
}

function check(line: Record<string, unknown>): void {
  if (line['hanga'] !== 'export') throw new BadExport('this is not an export of Hanga.');
  if (Number(line['format']) > FORMAT) throw new BadExport('this export is of a newer Hanga. Please update Hanga.');
}
