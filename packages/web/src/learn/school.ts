import type { GameTypes, Language } from '@hanga/kernel';
import type { JSX } from 'preact';
import type { BoardProps, Summary } from '../games/front.ts';
import type { LearningParts } from '../games/learning.ts';
import type { SetPiece } from './setPiece.ts';
import type { Tutorial } from './tutorial.ts';

/** All that a game teaches with: courses in chapters, set pieces, and how to draw them. Methods, for any game. */
export interface School<T extends GameTypes> {
  readonly game: string;
  readonly name: string;
  /** The first is the game's first; others may follow. */
  readonly courses: readonly [Tutorial<T>, ...Tutorial<T>[]];
  readonly pieces: readonly SetPiece<T>[];
  Board(props: BoardProps<T>): JSX.Element;
  /** The table in sentences, as at any other table of this game. */
  summary?(): Promise<Summary<T>>;
  Aid?(props: LearningParts['Aid']): JSX.Element;
  /** A thing of the table, large, with its parts named when it is shown alone. */
  Close?(props: { name: string; view: T['View']; isAlone: boolean; language: Language }): JSX.Element | null;
}

/** Where a chapter, a course or a set piece has its address; without one, the list of all. */
export const learnLink = (game: string, part?: string): string => `#/learn/${game}${part ? `/${part}` : ''}`;
