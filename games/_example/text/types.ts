import type { PlaceName, SouvenirName } from '../rules/data/road.ts';
import type { Action, CardId, Event, Refusal, ScoreLine, View } from '../rules/types.ts';

export type NameOf = (seat: number) => string;

/** Everything the game says, in one language: to the page, the terminal and whoever listens. */
export interface Text {
  readonly game: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly place: Readonly<Record<PlaceName, string>>;
  readonly souvenir: Readonly<Record<SouvenirName, string>>;
  /** "road card, 2 stages". */
  readonly card: (card: CardId) => string;
  readonly coins: (coins: number) => string;
  /** "Aiko, at Hakone, 3 coins": a traveller to those who listen. */
  readonly traveller: (name: string, place: string, coins: string) => string;
  readonly arrivedAs: (rank: number) => string;
  /** What the viewer is asked, or whom they wait for. */
  readonly prompt: (view: View, who: NameOf) => string;
  /** What choosing an action does; `view` is the actor's own. */
  readonly action: (action: Action, view: View) => string;
  readonly event: (event: Event, who: NameOf) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** Where points come from. */
  readonly scoreRow: Readonly<Record<ScoreLine['kind'], string>>;
  /** The labels of the page's board kit. */
  readonly board: {
    readonly board: string;
    readonly yourMove: string;
    readonly you: string;
    readonly undo: string;
    readonly redo: string;
    readonly total: string;
    readonly score: (name: string, points: number) => string;
  };
  /** The rules in short. */
  readonly rules: readonly string[];
  /** What can be typed at the terminal. */
  readonly codes: readonly (readonly [code: string, meaning: string])[];
}

export type Term =
  | 'road'
  | 'openCards'
  | 'errands'
  | 'souvenirs'
  | 'travellers'
  | 'inn'
  | 'forSale'
  | 'sold'
  | 'secret'
  | 'score';
