import type { Game, GameTypes, Language, Seat, Seed } from '@hanga/kernel';

/** The large button of the board, for lessons that speak of it. */
export const mainButton = 'main-button';
/** The sheet on which something is offered that must be answered. */
export const offerSheet = 'offer-sheet';

export interface Lesson<T extends GameTypes> {
  /** `data-piece` names of what the text speaks of, `mainButton` or `offerSheet`. */
  readonly pointsAt: readonly string[];
  /** What the opponents do as the lesson begins, each when their turn comes. */
  readonly before?: readonly T['Action'][];
  /** What the learner may do; `any`: all that is legal. Without it the lesson is only read. */
  readonly allow?: readonly T['Action'][] | 'any';
  /** `turn`: the lesson lasts until the learner's turn is over. Otherwise it takes one action. */
  readonly lasts?: 'turn';
  /** Shows what the learner would score now. */
  readonly shows?: 'count';
  /** Things that are small on the table, shown large with their parts named. */
  readonly close?: readonly string[];
}

/** What a lesson says, and what it asks for. A lesson to be read asks nothing. */
export interface LessonText {
  readonly say: string;
  readonly ask?: string;
}

export interface ChapterText {
  readonly title: string;
  /** What it is about, in a line of the list of chapters. */
  readonly about: string;
  /** What one knows at its end. The last chapter ends with a lesson instead. */
  readonly learned?: string;
}

export interface CourseText<Id extends string, Chapter extends string = string> {
  /** What a course of its own is called; a first game is called that. */
  readonly title?: string;
  readonly chapters: Readonly<Record<Chapter, ChapterText>>;
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
export interface Course<T extends GameTypes, Id extends string = string, Chapter extends string = string> {
  readonly id: string;
  /** A further course, by the name that its address has. */
  readonly part?: string;
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seed: Seed;
  /** The opponents sit behind. */
  readonly learner: Seat;
  /** In their order. */
  readonly lessons: Readonly<Record<Id, Lesson<T>>>;
  /** The first lesson of each chapter, in their order, by the names that their addresses have. */
  readonly chapters: Readonly<Record<Chapter, Id>>;
  readonly text: Readonly<Record<Language, CourseText<Id, Chapter>>>;
  count(state: T['State'], language: Language): Count;
}
