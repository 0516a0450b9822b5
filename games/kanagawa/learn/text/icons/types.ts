import type { EntryId, GroupId } from '../../iconGroups.ts';

export interface IconsText {
  readonly title: string;
  readonly groups: Readonly<Record<GroupId, { readonly title: string; readonly text?: string }>>;
  /** A name, and what it does where the name alone does not say it. */
  readonly entries: Readonly<Record<EntryId, { readonly name: string; readonly does?: string }>>;
  readonly backs: { readonly title: string; readonly text: string };
  readonly diplomas: { readonly title: string; readonly text: string };
}
