import type { MyTable } from '@hanga/protocol';
import type { House } from '../../house.ts';
import type { Sessions } from '../../people/sessions.ts';
import { lineOf, type Table } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import type { Buckets } from '../bounds.ts';

/** What requests about people are answered with. */
export interface People {
  readonly house: House;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly pushKey: string;
  /** How many may still come, by address. */
  readonly newPeople: Buckets;
}

export const MOST_TABLES = 100;

export const myTable = ({ table, seat }: { table: Table; seat: number }): MyTable => ({
  ...lineOf(table),
  seat,
  ...(table.result && { result: table.result }),
});
