import type { GameRecord, Language } from '@hanga/kernel';
import type { Settings } from '../settings.ts';

/** What each of a game's learning parts is given. A game has those that it has. */
export interface LearningParts {
  readonly Rules: {
    readonly language: Language;
    /** A rule's number or a topic, from the address. */
    readonly anchor?: string | undefined;
  };
  readonly Tutorial: {
    readonly language: Language;
    /** A further chapter, from the address; a game that has no such one shows its first game. */
    readonly chapter?: string | undefined;
    readonly settings: Settings;
    readonly onLeave: () => void;
    /** Takes the game over as it stands, to be finished without lessons. */
    readonly onPlayOn: (record: GameRecord) => void;
  };
  /** All icons at a glance, in play. */
  readonly Aid: { readonly language: Language };
  /** The rule that explains a topic. */
  readonly TopicRule: { readonly language: Language; readonly topic: string };
  /** How sure each of its components is, and whose game it is. */
  readonly About: { readonly language: Language };
}
