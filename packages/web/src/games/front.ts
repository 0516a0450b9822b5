import type { Game, GameTypes, Language, Outcome, Redacted, Seat } from '@hanga/kernel';
import type { JSX } from 'preact';
import type { AlonePicture } from '../press/alone.ts';
import type { Settings } from '../settings.ts';
import type { Sound } from '../sound.ts';
import type { Gesture, LogEntry, SeatedTable, SeatInfo } from '../source/source.ts';
import type { Marks } from '../table/marks.ts';

/** A board is a pure function of this, and of what the player has picked up. */
export interface BoardProps<T extends GameTypes> {
  readonly table: SeatedTable<T>;
  readonly settings: Settings;
  /** Pieces that a line of the log has touched: lit while the line is hovered or focused. */
  readonly lit: readonly string[];
  /** Pieces that are spoken of: a board whose areas share a narrow screen turns to the first of them. */
  readonly inSight?: readonly string[] | undefined;
  /** Pieces that others have changed since the viewer acted: marked until the next move of the viewer's own. */
  readonly changed?: Marks | undefined;
  /** In a replay nothing can be chosen. */
  readonly isReplay: boolean;
  /** With more actions, or after one that was done just before, it is one gesture: see `TableSource.act`. */
  onAct(action: T['Action'], gesture?: Gesture<T>): void;
  onUndo(): void;
  onRedo(): void;
}

/** The game's sentences that the page around the board shows. */
export interface GameWords<T extends GameTypes> {
  readonly game: string;
  readonly terms: { readonly score: string };
  /**
   * What happened. `you`: the seat that is spoken to, of which the sentence speaks in the second person. `view`, of a
   * table on which it has happened, helps to name things.
   */
  event(event: Redacted<T['Event']>, who: (seat: Seat) => string, you?: Seat, view?: T['View']): string;
  /** What choosing an action does; `view` is the actor's own. */
  action(action: T['Action'], view: T['View']): string;
  refusal(refusal: T['Refusal']): string;
}

/** Why an action is good, in words. */
export type ReasonTexts = Readonly<Record<Language, (reason: object, who: (seat: Seat) => string) => string>>;

/** Something that people collect, as a profile shows it. */
export interface Honor {
  readonly name: string;
  readonly picture: AlonePicture;
}

/** What is drawn of one piece for somebody who looks closer. */
export interface Inspector<T extends GameTypes> {
  Inspect(props: { table: SeatedTable<T>; piece: string; language: Language }): JSX.Element | null;
}

/** What is drawn of moves that one seat made in a row. The seat's name stands before it. */
export interface TurnLineProps<T extends GameTypes> {
  readonly table: SeatedTable<T>;
  readonly entries: readonly LogEntry<T>[];
  readonly language: Language;
}

/** What is asked, and what lies where, in an order that one can listen to. */
export type Summary<T extends GameTypes> = {
  tell(table: SeatedTable<T>, language: Language): readonly string[];
}['tell'];

export interface KeepsakesProps<T extends GameTypes> {
  readonly table: SeatedTable<T>;
  readonly language: Language;
  /** When the game ended, in milliseconds since 1970, where that is known. */
  readonly date?: number | undefined;
  /** The seat whose work is to be seen first. */
  readonly print?: number | undefined;
}

/** One row of the count: points by seat, or nothing where a seat has no such line. */
export interface ScoreRow {
  readonly label: string;
  readonly points: readonly (number | undefined)[];
}

/**
 * What the page needs of one game: its rules, its board, its words. The page around knows nothing of any game. What a
 * small game does not have it leaves out, and the page does not offer it. Methods, not properties: a page that does not
 * care which game it shows takes a `GameFront<GameTypes>`.
 */
export interface GameFront<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly text: Readonly<Record<Language, GameWords<T>>>;
  readonly defaultOptions: T['Options'];
  Board(props: BoardProps<T>): JSX.Element;
  scoreRows(outcome: Outcome<T>, language: Language): readonly ScoreRow[];
  /** The fields of the form for a new game that are this game's own. */
  OptionFields?(props: {
    options: T['Options'];
    language: Language;
    onChange(options: T['Options']): void;
  }): JSX.Element;
  /** Where a game stands, as a picture for lists: of what one seat has made, or all. The game's press prints it. */
  pictureOf?(table: SeatedTable<T>, seat: Seat): AlonePicture;
  /** What the players have made, shown whole at the end, to look at and to save. */
  Keepsakes?(props: KeepsakesProps<T>): JSX.Element;
  /** What a result calls by this number among what a seat has collected. */
  honor?(honor: number, language: Language): Honor | undefined;
  /** The round that a list of games tells. */
  roundOf?(view: T['View']): number;
  /** The pieces on the board that an event touched. */
  piecesOf?(event: Redacted<T['Event']>, view: T['View']): readonly string[];
  /** What an event changed on the table, marked until the viewer acts. Unless said, all that it touched. */
  changedBy?(event: Redacted<T['Event']>, view: T['View']): readonly string[];
  /** The pieces that an action would touch: advice shows them. `view` is the actor's own. */
  piecesFor?(action: T['Action'], view: T['View']): readonly string[];
  /** What the rules call a piece on the board, for looking its rule up: the learning part `TopicRule` shows it. */
  topicOf?(piece: string, view: T['View']): string | undefined;
  /**
   * A piece looked at closely: large, its parts named, what it costs and brings the viewer now, and its rule. Fetched
   * when it is first wanted. It draws nothing for a piece that it knows nothing of.
   */
  inspector?(): Promise<Inspector<T>>;
  /** Somebody's turn in one line with small pictures. */
  TurnLine?(props: TurnLineProps<T>): JSX.Element;
  /** The round that begins with this event: the log has a heading there. */
  roundBegun?(event: Redacted<T['Event']>): number | undefined;
  /**
   * A finished game with everything open: `view` as it is seen by one, with what each seat saw of its own. `own` has the
   * seats' views in their order. Without it, a replay offers one seat's eyes at a time.
   */
  openView?(view: T['View'], own: readonly T['View'][]): T['View'];
  /** Whether somebody's turn begins with this action: the scrubber marks it. Unless said, a turn is moves of one seat. */
  beginsTurn?(action: T['Action']): boolean;
  /**
   * The table in sentences, as its viewer sees it, for somebody who listens; fetched when it is first wanted. Without it
   * none is offered.
   */
  summary?(): Promise<Summary<T>>;
  /** What advice says; fetched when it is first wanted. Without it no advice is offered. */
  reasons?(): Promise<ReasonTexts>;
  soundOf?(events: readonly Redacted<T['Event']>[]): Sound | undefined;
  /** Several people at one screen: whether one of them holds something that the others must not see. Unless said, yes. */
  hidesFromOthers?(view: T['View'], seats: readonly SeatInfo[]): boolean;
}
