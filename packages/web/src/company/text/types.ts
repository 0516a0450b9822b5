/** What is said about people at one table: who waits for whom, what the host did, how it ended. */
export interface CompanyWords {
  readonly paused: (name: string | undefined) => string;
  readonly youPaused: string;
  readonly resume: string;
  readonly pause: string;
  readonly keepsWaiting: (name: string, time: string) => string;
  readonly vote: string;
  readonly voted: (votes: number, of: number) => string;
  readonly menu: string;
  readonly hand: (name: string) => string;
  readonly handHint: string;
  readonly giveBack: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly removeAsk: (name: string) => string;
  readonly end: string;
  readonly endAsk: string;
  readonly ended: (name: string | undefined) => string;
  readonly handedByVote: (name: string) => string;
  readonly handedByHost: (name: string) => string;
  readonly again: string;
  readonly asked: (name: string) => string;
  readonly join: string;
  readonly rating: (before: string, after: string, change: string) => string;
  readonly ratingOf: (name: string, change: string) => string;
  readonly next: (count: number) => string;
  readonly notStored: string;
}
