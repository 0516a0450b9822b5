/** What is said around a board, whichever game is on it. */
export interface TableWords {
  /** The tab's title when something is to be decided. */
  readonly yourMove: (game: string) => string;
  /** A heading of the log. */
  readonly round: (round: number) => string;
  readonly news: {
    readonly title: string;
    readonly again: string;
    readonly playing: string;
    /** Of an area that is out of sight. */
    readonly changed: string;
  };
  readonly inspect: {
    readonly title: string;
    /** The setting. */
    readonly onRest: string;
    /** How to see a piece's rule, under what a resting pointer shows. */
    readonly more: string;
  };
  readonly hints: {
    readonly doIt: string;
    readonly points: (points: string) => string;
    readonly chance: (chance: string) => string;
    /** Compared with the best plan. */
    readonly less: (points: string) => string;
  };
  /** Instead of what one is asked, where nobody plays on. */
  readonly stands: Readonly<Record<'paused' | 'ended', string>>;
  readonly youWin: string;
  readonly youShare: (others: string) => string;
}
