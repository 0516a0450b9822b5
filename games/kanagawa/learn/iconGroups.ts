import type { Boxed } from '../art/index.ts';
import type { Topic } from './topics.ts';

/** Every icon of the game, by group: the sprite's name of it, and the topic that explains it. */
export const iconGroups = {
  landscapes: {
    forest: ['forest', 'icon', 'icon-forest'],
    mountain: ['mountain', 'icon', 'icon-mountain'],
    plain: ['plain', 'icon', 'icon-plain'],
    ocean: ['ocean', 'icon', 'icon-ocean'],
    joker: ['joker', 'icon', 'icon-joker'],
  },
  supplies: {
    brush: ['icon-brush', 'icon', 'icon-brush'],
    assistant: ['icon-assistant', 'icon', 'icon-assistant'],
  },
  knowHow: {
    arrow: ['icon-arrow', 'icon', 'icon-arrow'],
    keep: ['icon-keep', 'icon', 'icon-keep'],
  },
  seasons: {
    spring: ['season-spring', 'icon', 'season-spring'],
    summer: ['season-summer', 'icon', 'season-summer'],
    autumn: ['season-autumn', 'icon', 'season-autumn'],
    winter: ['season-winter', 'icon', 'season-winter'],
    storm: ['season-storm', 'icon', 'season-storm'],
  },
  harmony: {
    one: ['harmony1', 'icon', 'harmony'],
    two: ['harmony2', 'icon', 'harmony'],
    minus: ['harmony-2', 'icon', 'harmony'],
  },
  pieces: {
    ready: ['brush-ready-0', 'pawn', 'brush-ready'],
    painted: ['brush-painted-0', 'pawn', 'brush-painted'],
    grandMaster: ['grandMaster', 'pawn', 'pawn-gm'],
    assistantPawn: ['assistant', 'pawn', 'pawn-assistant'],
    stormToken: ['stormToken', 'pawn', 'storm-token'],
  },
  yokai: {
    arrives: ['yokai-arrives', 'icon', 'yokai-arrives'],
    passes: ['icon-passYokai', 'icon', 'icon-passYokai'],
    spirit: ['yokai-0', 'pawn', 'yokai'],
    yellowKite: ['yellowKite', 'subject', 'kite'],
    blueKite: ['blueKite', 'subject', 'kite'],
    redKite: ['redKite', 'subject', 'kite'],
    lantern: ['lantern', 'subject', 'lantern'],
    umbrella: ['umbrella', 'subject', 'umbrella'],
  },
} as const satisfies Record<string, Record<string, readonly [art: string, kind: Boxed, topic: Topic]>>;

export type GroupId = keyof typeof iconGroups;
type EntriesOf<Group extends GroupId> = keyof (typeof iconGroups)[Group] & string;
export type EntryId = { [Group in GroupId]: EntriesOf<Group> }[GroupId];
