import { limits, type MyTable } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import type { Admin } from '../../house/admin.ts';
import type { AccessTokens } from '../../people/accessTokens.ts';
import type { Sessions } from '../../people/sessions.ts';
import { lineOf, type StoredTable } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import type { Buckets } from '../bounds.ts';
import type { PasswordTries } from './passwordTries.ts';

/** What requests about people are answered with. */
export interface People {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly pushKey: string;
  readonly admin: Admin;
  /** How many may still come, by address. */
  readonly newPeople: Buckets;
  readonly passwordTries: PasswordTries;
}

export const MOST_TABLES = limits.tablesPerPage;

export const myTable = ({ table, seat }: { table: StoredTable; seat: number }): MyTable => ({
  ...lineOf(table),
  seat,
  ...(table.result && { result: table.result }),
});
