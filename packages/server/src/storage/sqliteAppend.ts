import type { StatementSync } from 'node:sqlite';
import type { Append, Appended } from './engine.ts';

const INSERT = `insert into entries (table_id, seq, kind, seat, action, events, key, rules, at)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
  where not exists (select 1 from tables where id = ?1 and status in ('finished', 'ended')) on conflict do nothing`;
const FINISH = 'update tables set status = ?, result = ?, wake_at = null, rev = rev + 1, updated_at = ? where id = ?';

const END = 'update holders set live = 0, changed_at = ? where table_id = ?';

/** One entry of a batch, inside its transaction. A game that is over takes no more: its entries may be packed away. */
export function storeEntry({ entry, wakeAt, result }: Append, statement: (sql: string) => StatementSync): Appended {
  const { table_id, seq, kind, seat, action, events, key, rules, at } = entry;
  const { changes } = statement(INSERT).run(table_id, seq, kind, seat, action, events, key, rules, at);
  if (changes === 0) return 'taken';
  if (wakeAt !== undefined) statement('update tables set wake_at = ? where id = ?').run(wakeAt, table_id);
  if (result !== undefined) {
    statement(FINISH).run(kind === 'end' ? 'ended' : 'finished', result, at, table_id);
    statement(END).run(at, table_id);
  }
  return 'stored';
}
