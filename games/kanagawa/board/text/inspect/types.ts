import type { LandscapeName } from '../../../rules/index.ts';

/** What is said of a piece that is looked at closely. */
export interface InspectWords {
  readonly season: string;
  readonly asks: string;
  readonly subject: string;
  readonly harmony: string;
  readonly plank: string;
  readonly brings: string;
  readonly suitOf: (suit: string) => string;
  readonly brushesOn: (brushes: number, landscape: LandscapeName) => string;
  readonly where: {
    readonly school: (column: number) => string;
    readonly hand: (name: string) => string;
    readonly print: (name: string) => string;
    readonly studio: (name: string) => string;
  };
  readonly yours: {
    readonly hand: string;
    readonly print: string;
    readonly studio: string;
  };
  readonly forYou: string;
  readonly paintedNow: string;
  readonly inPrint: (points: string) => string;
  readonly inStudio: (points: string) => string;
  readonly nearer: string;
  readonly you: string;
  /** "2, then 3 of 4". */
  readonly change: (name: string, from: number, to: number, of: number) => string;
  readonly has: (have: number, of: number) => string;
  readonly out: Readonly<Record<'left' | 'color', string>>;
  readonly takenBy: (name: string) => string;
  readonly takenByYou: string;
  readonly nobodyNearer: string;
  readonly hidden: string;
  readonly hiddenText: string;
  readonly column: (column: number) => string;
  readonly hiddenCards: (count: number) => string;
  readonly notPaintable: string;
  readonly holds: (name: string) => string;
  readonly youHold: string;
  readonly pawns: { readonly grandMaster: string; readonly assistant: string };
  readonly storms: (count: number) => string;
  readonly stormText: string;
  readonly run: (length: number, season: string) => string;
  readonly yokaiCost: (count: number, points: string) => string;
  readonly oneMore: (points: string) => string;
  readonly reserve: string;
  readonly deck: (count: number) => string;
  readonly next: string;
  readonly brushThere: Readonly<Record<'ready' | 'painted' | 'none', string>>;
  readonly served: string;
  readonly print: (cards: number, end: number) => string;
}
