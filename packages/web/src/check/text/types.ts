/** What the page says about checking a shuffle. A missing sentence does not compile. */
export interface CheckWords {
  readonly title: string;
  readonly lead: string;
  readonly file: string;
  readonly fileHint: string;
  readonly record: (game: string, players: string, moves: number) => string;
  readonly promise: string;
  readonly promiseHint: string;
  readonly notedHere: string;
  readonly toldNow: string;
  readonly notHex: string;
  readonly submit: string;
  readonly checking: string;
  readonly needsRecord: string;
  readonly checked: string;
  readonly good: string;
  readonly half: string;
  readonly bad: string;
  readonly seedHolds: string;
  readonly seedDiffers: string;
  readonly seedUnknown: string;
  readonly gameHolds: (moves: number, scores: string) => string;
  readonly gameUnfinished: (moves: number) => string;
  readonly gameBroken: (why: string) => string;
  readonly proves: string;
  readonly provesText: string;
  readonly notProved: string;
  readonly notProvedText: string;
  readonly byHand: string;
  readonly seed: string;
  readonly computed: string;
  readonly promised: string;
  readonly otherRules: (game: string) => string;
}
