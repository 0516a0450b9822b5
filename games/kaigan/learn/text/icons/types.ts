import type { EntryId, GroupId } from '../../iconGroups.ts';

interface GroupText {
  readonly title: string;
  readonly text?: string;
}

export interface IconsText {
  readonly groups: Readonly<Record<GroupId, GroupText>>;
  /** A name, and what it does where the name alone does not say it. */
  readonly entries: Readonly<Record<EntryId, { readonly name: string; readonly does?: string }>>;
  readonly actions: GroupText;
  readonly printed: GroupText;
  readonly secondary: string;
  readonly tiles: GroupText & {
    /** "7 tiles: 2 of size 2, …". */
    readonly sizes: (counts: readonly (readonly [size: string, count: number])[]) => string;
    readonly gives: Readonly<Record<'artistic' | 'government' | 'travel', string>>;
  };
  readonly numbers: GroupText & {
    readonly track: Readonly<Record<'artistic' | 'government', string>>;
    readonly space: string;
  };
  readonly end: GroupText & { readonly rows: readonly (readonly [what: string, honor: string])[] };
}
