import type { StoredGame } from './games.ts';

/**
 * The number of the way in which kept pictures are drawn. Raise it whenever a game's art, its `pictureOf` or the size of
 * kept pictures changes: pictures of another number are then made anew, when the first screen has nothing else to do.
 */
export const DRAWING = 2;

/** A picture as it is kept. Not a `Blob`: in a private window Safari keeps none, and the whole entry would be lost. */
export interface KeptPicture {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

/** What somebody who looked at a game has seen of it. */
export interface Told {
  /** After so many moves. */
  readonly moves: number;
  /** The `DRAWING` of the picture; those of earlier versions of the page have none. */
  readonly drawing?: number | undefined;
  readonly picture?: KeptPicture | undefined;
  /** Of the picture, as wide as this to a height of 1. */
  readonly ratio?: number | undefined;
  readonly round?: number | undefined;
}

/** What a list tells of a kept game. */
export interface Shelved {
  readonly id: string;
  readonly updated: number;
  readonly game: string;
  readonly seats: StoredGame['seats'];
  readonly moves: number;
  /** 1 when the game is over; a number, because a database's index knows no truth values. */
  readonly over: 0 | 1;
  readonly scores?: readonly number[] | undefined;
  /** With moves taken back. */
  readonly isRewound?: boolean | undefined;
  readonly told?: Told | undefined;
}

export const shelve = ({ id, updated, seats, record, isRewound }: StoredGame, told: Told | undefined): Shelved => ({
  id,
  updated,
  seats,
  game: record.game,
  moves: record.moves.length,
  over: record.result ? 1 : 0,
  scores: record.result?.scores,
  isRewound,
  told,
});

/** Whether what was seen of a game is how it stands, drawn as it would be now. */
export const isTold = ({ told, moves }: Shelved): boolean => told?.moves === moves && told.drawing === DRAWING;
