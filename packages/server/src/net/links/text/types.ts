/** What is written beside a link: a title and a sentence each. */
export interface LinkWords {
  readonly site: string;
  /** `games`: all that are played here. */
  readonly about: (games: string) => string;
  readonly and: string;
  readonly someone: string;
  readonly bot: string;
  readonly seats: (taken: number, all: number) => string;
  readonly table: (game: string) => string;
  readonly running: (game: string, names: string) => string;
  readonly watch: string;
  readonly over: (game: string, winners: string, many: boolean) => string;
  readonly scores: (lines: readonly string[]) => string;
  readonly print: (game: string, name: string) => string;
  readonly points: (points: number) => string;
  readonly closed: string;
  readonly brokenOff: string;
}
