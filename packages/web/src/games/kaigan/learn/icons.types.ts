import type { Topic } from './topics.ts';

/** Pieces and icons by group: the sprite's name of each, and the topic that explains it. Actions have a list of their own. */
export const iconGroups = {
  pieces: {
    surveyor: ['surveyor-0', 'surveyor'],
    marker: ['disc-0', 'marker'],
    neutral: ['neutral', 'neutral'],
    dice: ['die-1', 'dice'],
    quadrant: ['takeQuadrant', 'quadrant'],
    ryo: ['ryo', 'ryo'],
    purse: ['purse', 'purse'],
    honor: ['honor', 'honor'],
  },
  tracks: {
    artistic: ['artistic', 'track-artistic'],
    government: ['government', 'track-government'],
    travel: ['travel', 'track-travel'],
  },
} as const satisfies Record<string, Record<string, readonly [art: string, topic: Topic]>>;

export type GroupId = keyof typeof iconGroups;
type EntriesOf<Group extends GroupId> = keyof (typeof iconGroups)[Group] & string;
export type EntryId = { [Group in GroupId]: EntriesOf<Group> }[GroupId];

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
