import type { TableRefusal } from '../playedTable.ts';

/** What a table has to say. A missing sentence does not compile. */
export interface TableText {
  readonly refusal: Readonly<Record<TableRefusal, string>>;
  /** Why nothing can be taken back, in a few words for the button itself; where it is plain to see, nothing. */
  readonly brief: Readonly<Partial<Record<TableRefusal, string>>>;
}
