import type { Game, GameTypes, Language, Seat, Seed } from '@hanga/kernel';
import type { GameId } from '../games/index.ts';

export interface Lesson<T extends GameTypes> {
  /** `data-piece` names of what the text speaks of. */
  readonly pointsAt: readonly string[];
  /** What the opponents do as the lesson begins, each when their turn comes. */
  readonly before?: readonly T['Action'][];
  /** What the learner may do; `any`: all that is legal. Without it the lesson is only read. */
  readonly allow?: readonly T['Action'][] | 'any';
  /** `turn`: the lesson lasts until the learner's turn is over. Otherwise it takes one action. */
  readonly lasts?: 'turn';
  /** Shows what the learner would score now. */
  readonly shows?: 'count';
}

/** What a lesson says, and what it asks for. A lesson to be read asks nothing. */
export interface LessonText {
  readonly say: string;
  readonly ask?: string;
}

export interface CourseText<Id extends string> {
  /** What a chapter of its own is called; a first game is called that. */
  readonly title?: string;
  readonly opponents: readonly string[];
  readonly lessons: Readonly<Record<Id, LessonText>>;
}

/** What the learner would score if the game ended now. */
export interface Count {
  readonly rows: readonly { readonly label: string; readonly points: number }[];
  readonly label: string;
  readonly total: number;
}

/** A first game that teaches: a deal and lessons, all of it data. Methods, so that a page takes those of any game. */
export interface Course<T extends GameTypes, Id extends string = string> {
  readonly id: GameId;
  /** A further chapter, by the name that its address has. */
  readonly chapter?: string;
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seed: Seed;
  /** The opponents sit behind. */
  readonly learner: Seat;
  /** In their order. */
  readonly lessons: Readonly<Record<Id, Lesson<T>>>;
  readonly text: Readonly<Record<Language, CourseText<Id>>>;
  count(state: T['State'], language: Language): Count;
}
