import type { StatementSync } from 'node:sqlite';
import type { Append, Appended } from './engine.ts';

const INSERT = `insert into entries (table_id, seq, kind, seat, action, events, key, rules, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;
const FINISH =
  "update tables set status = 'finished', result = ?, wake_at = null, rev = rev + 1, updated_at = ? where id = ?";

/** One entry of a batch, inside its transaction. */
export function storeEntry({ entry, wakeAt, result }: Append, statement: (sql: string) => StatementSync): Appended {
  const { table_id, seq, kind, seat, action, events, key, rules, at } = entry;
  const { changes } = statement(INSERT).run(table_id, seq, kind, seat, action, events, key, rules, at);
  if (changes === 0) return 'taken';
  if (wakeAt !== undefined) statement('update tables set wake_at = ? where id = ?').run(wakeAt, table_id);
  if (result !== undefined) statement(FINISH).run(result, at, table_id);
  return 'stored';
}
