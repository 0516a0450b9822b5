import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Answer } from './sqliteThread.ts';
import { received, sent } from './sqliteValues.ts';

const MOST_PREPARED = 300;

/** The statements of one connection: to compile a query costs more than to run it. */
export function statementsOf(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    let known = prepared.get(sql);
    if (!known) {
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      known = database.prepare(sql);
      prepared.set(sql, known);
    }
    return known;
  };
  const query = (sql: string, parameters: readonly unknown[]): Answer => {
    const found = statement(sql);
    const values = parameters.map(received);
    const columns = found.columns();
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = found.run(...values);
      return { rows: [], changes: Number(changes), lastId: Number(lastInsertRowid) };
    }
    const rows = found.all(...values);
    const bytes = columns.filter(({ type }) => type?.toLowerCase() === 'blob').map(({ name }) => name);
    for (const row of rows) for (const name of bytes) (row as Record<string, unknown>)[name] = sent(row[name]);
    return { rows, changes: 0, lastId: 0, ...(bytes.length > 0 && { bytes }) };
  };
  return { statement, query };
}

export function failure(error: unknown): Answer {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  return { error: error instanceof Error ? error.message : String(error), ...(errcode !== undefined && { errcode }) };
}
