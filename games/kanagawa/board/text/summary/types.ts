/** What is said of the table to somebody who listens. */
export interface SummaryText {
  readonly round: (round: number, row: number, deck: number) => string;
  readonly column: (number: number, cards: string) => string;
  readonly noColumns: string;
  readonly you: string;
  /** Whose table: the player's name, or the word for you. */
  readonly print: (who: string, sections: number, cards: number, run: number, season: string, score: number) => string;
  readonly studio: (icons: string) => string;
  readonly brush: { readonly none: string; readonly ready: string; readonly painted: string };
  readonly tools: (arrows: number, of: number, brushes: number, keeps: number) => string;
  readonly storms: (count: number) => string;
  readonly yokai: (count: number) => string;
  readonly hand: (cards: string) => string;
  readonly emptyHand: string;
  readonly diplomas: (needs: string) => string;
  readonly open: (needs: string) => string;
  readonly pawns: (grandMaster: string, assistant: string) => string;
}
