import type { LessonCard } from './cardTypes.ts';

/** A lesson card that is printed otherwise than the tables had it. */
export interface Correction {
  /** The rules number from which games are played with the corrected card. */
  readonly rules: number;
  /** The number of the card whose place it takes in the deck. */
  readonly replaces: number;
  /** What is printed. It has the back, and so the suit, of the card that it replaces. */
  readonly card: LessonCard;
}

/**
 * Cards that owners of the game have corrected. A corrected card is a new card: the first one here is card 126, the
 * next 127, and so on, and the one that it replaces stays in its table for the games that were played with it. So add
 * at the end, with a `rules` number that no published Hanga has had, and never change or remove an entry that games
 * have been played with. CONTRIBUTING.md goes through it step by step.
 */
export const corrections: readonly Correction[] = [];
