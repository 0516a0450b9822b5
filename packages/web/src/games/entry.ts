import type { LevelName } from '@hanga/bots/levels';
import type { GameTypes, Language } from '@hanga/kernel';
import type { ComponentType } from 'preact';
import type { AlonePicture } from '../press/alone.ts';
import type { GameFront } from './front.ts';
import type { LearningParts } from './learning.ts';

type Said = Readonly<Record<Language, string>>;

/** How a game is offered on the first screen: as it is, or with an expansion. */
export interface Offer {
  readonly name: string;
  /** What it is about, in one sentence. */
  readonly pitch: Said;
  /** Who sits there when it is dealt by one click. */
  readonly quickHint: Said;
  /** Its picture, which the game's press prints. */
  readonly cover?: AlonePicture;
  /** What is played, unless it is the usual. */
  options?(usual: GameTypes['Options']): GameTypes['Options'];
  /** The chapter of the tutorial that teaches it, unless it is the first. */
  readonly chapter?: string;
}

/**
 * A game as the page meets it: `page.ts` in the game's folder exports it as `entry`. Everything else is fetched when it
 * is first wanted.
 */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  /** How many seats a game has that is dealt by one click on the first screen. */
  readonly quickSeats: number;
  /** As the first screen offers it; the first of them is the game itself. */
  readonly offers: readonly [Offer, ...Offer[]];
  front(): Promise<GameFront<GameTypes>>;
  /** Rules and bots off the main thread. */
  worker(): Worker;
  /** Prints its pictures off the main thread: without it, lists have none. */
  press?(): Worker;
  /** The levels of its bots, weakest first; all of them unless said. */
  readonly levels?: readonly [LevelName, ...LevelName[]];
  /** What it has to teach itself with. The page offers no part that is missing. */
  readonly learning: { readonly [Part in keyof LearningParts]?: () => Promise<ComponentType<LearningParts[Part]>> };
}
