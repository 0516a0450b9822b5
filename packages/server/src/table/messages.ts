import type { Done, Refusal, Refused, TableMessage } from '@hanga/protocol';
import { infoOf, type StoredTable } from './meta.ts';

export const tableMessage = (
  table: StoredTable,
  rules: number,
  isPinned: boolean,
  player: string | undefined,
): TableMessage => ({ t: 'table', table: infoOf(table, rules, isPinned, player) });

export const doneMessage = (table: string, key: string): Done => ({ t: 'done', table, key });

export const refusedMessage = (table: string, key: string | undefined, why: Refusal): Refused => ({
  t: 'refused',
  table,
  ...(key !== undefined && { key }),
  why,
});
