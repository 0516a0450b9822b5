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
