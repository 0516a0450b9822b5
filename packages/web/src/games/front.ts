import type { Game, GameTypes, Language, Outcome, Redacted, Seat } from '@hanga/kernel';
import type { JSX } from 'preact';
import type { Settings } from '../settings.ts';
import type { Sound } from '../sound.ts';
import type { SeatInfo, Table } from '../source/source.ts';

/** A board is a pure function of this, and of what the player has picked up. */
export interface BoardProps<T extends GameTypes> {
  readonly table: Table<T>;
  readonly settings: Settings;
  /** Pieces that a line of the log has touched: lit while the line is hovered or focused. */
  readonly lit: readonly string[];
  /** Pieces that are spoken of: a board whose areas share a narrow screen turns to the first of them. */
  readonly inSight?: readonly string[] | undefined;
  /** In a replay nothing can be chosen. */
  readonly isReplay: boolean;
  onAct(action: T['Action']): void;
  onUndo(): void;
  onRedo(): void;
}

/** What the page around the board has a game say. */
export interface GameWords<T extends GameTypes> {
  readonly game: string;
  readonly terms: { readonly score: string };
  event(event: Redacted<T['Event']>, who: (seat: Seat) => string): string;
  /** What choosing an action does; `view` is the actor's own. */
  action(action: T['Action'], view: T['View']): string;
  refusal(refusal: T['Refusal']): string;
}

/** One row of the count: points by seat, or nothing where a seat has no such line. */
export interface ScoreRow {
  readonly label: string;
  readonly points: readonly (number | undefined)[];
}

/**
 * What the page needs of one game: its rules, its board, its words. The page around knows nothing of any game. Methods,
 * not properties: a page that does not care which game it shows takes a `GameFront<GameTypes>`.
 */
export interface GameFront<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly text: Readonly<Record<Language, GameWords<T>>>;
  readonly defaultOptions: T['Options'];
  Board(props: BoardProps<T>): JSX.Element;
  /** The fields of the form for a new game that are this game's own. */
  OptionFields(props: {
    options: T['Options'];
    language: Language;
    onChange(options: T['Options']): void;
  }): JSX.Element;
  /** Where a game stands, as a small picture for lists. */
  Thumbnail(props: { state: T['State']; seat: Seat }): JSX.Element;
  /** What the players have made, shown whole at the end, to look at and to save. */
  Keepsakes(props: { table: Table<T>; language: Language }): JSX.Element;
  scoreRows(outcome: Outcome<T>, language: Language): readonly ScoreRow[];
  roundOf(state: T['State']): number;
  /** The pieces on the board that an event touched. */
  piecesOf(event: Redacted<T['Event']>, view: T['View']): readonly string[];
  /** What the rules call a piece on the board, for looking its rule up. */
  topicOf(piece: string, view: T['View']): string | undefined;
  /** Whether somebody's turn begins with this action: the scrubber marks it. */
  beginsTurn(action: T['Action']): boolean;
  soundOf(events: readonly Redacted<T['Event']>[]): Sound | undefined;
  /** Around one screen: whether a person other than the viewer must not be seen into. */
  hidesFromOthers(view: T['View'], seats: readonly SeatInfo[]): boolean;
}
