import type { OwnPart } from '@hanga/protocol';

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
  /** In the room where people wait. */
  readonly gathering: {
    readonly seat: (number: number) => string;
    readonly waiting: (names: string) => string;
    readonly again: string;
    readonly late: (names: string) => string;
    readonly left: (seats: string) => string;
    readonly brought: (names: string) => string;
    readonly wentWithout: string;
    readonly lateStarted: (names: string) => string;
    readonly seen: string;
  };
  /** What a seed was made of. */
  readonly parts: {
    readonly none: string;
    readonly hold: (names: string) => string;
    readonly serverAlone: string;
    readonly flaw: {
      readonly server: string;
      readonly seed: string;
      readonly player: (name: string) => string;
      readonly seat: (name: string) => string;
    };
    readonly own: Readonly<Record<OwnPart, string>>;
    readonly abandoned: (round: number, names: string) => string;
    readonly title: (round: number) => string;
    readonly server: string;
    readonly player: (name: string) => string;
    readonly committed: (name: string) => string;
    readonly made: Readonly<Record<'bot' | 'none' | 'late', (name: string) => string>>;
  };
}
