/** What is said of the table to somebody who listens. */
export interface SummaryText {
  readonly round: (round: number, years: string, tiles: number) => string;
  readonly you: string;
  readonly markers: (tile: string, place: string, markers: number, of: number) => string;
  readonly markersOf: (who: string, markers: number) => string;
  readonly surveyorsOf: (who: string, surveyors: number) => string;
  readonly emptyPlace: (place: string) => string;
  readonly row: (row: number, owner: string | undefined, actions: string) => string;
  readonly cardOf: (card: string, who: string) => string;
  readonly nothing: string;
  readonly player: (who: string, honor: number, ryo: number | undefined, surveyors: number) => string;
  readonly tracks: (spaces: string) => string;
  readonly cards: (cards: string) => string;
  readonly quadrant: (who: string | undefined) => string;
}
