import type { Outcome as AnyOutcome, Step as AnyStep, Seat, Viewer } from '@hanga/kernel';

/** A road card, by its place in the table `cards`. */
export type CardId = number;
/** A place of the road; a souvenir and an errand go by the place that sells it. */
export type PlaceId = number;

/** This game has no options. */
export type Options = Readonly<Record<string, never>>;

/** Who has a souvenir that is still for sale. */
export const NOBODY = -1;

export type Phase =
  /** D3: a card is to be taken. */
  | { readonly kind: 'walk'; readonly seat: Seat }
  /** D4, D5: to buy, or to end the turn. */
  | { readonly kind: 'stop'; readonly seat: Seat }
  | { readonly kind: 'over' };

export interface Player {
  readonly at: PlaceId;
  readonly coins: number;
  readonly errands: readonly PlaceId[];
}

export interface State {
  /** The number of the rules that the game is played under. */
  readonly rules: number;
  /** Open cards, those still to come (the next one last), and those that were used. */
  readonly row: readonly CardId[];
  readonly pile: readonly CardId[];
  readonly discards: readonly CardId[];
  /** Errands that nobody got. */
  readonly spare: readonly PlaceId[];
  readonly players: readonly Player[];
  /** By place: who has its souvenir. */
  readonly owners: readonly Seat[];
  /** Who has arrived, in this order. */
  readonly arrived: readonly Seat[];
  readonly phase: Phase;
}

export type Action =
  | { readonly kind: 'walk'; readonly card: CardId }
  | { readonly kind: 'buy' }
  | { readonly kind: 'end' };

export type Event =
  | { readonly kind: 'walked'; readonly seat: Seat; readonly card: CardId; readonly to: PlaceId }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly souvenir: PlaceId }
  | { readonly kind: 'earned'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'arrived'; readonly seat: Seat; readonly rank: number }
  | { readonly kind: 'shuffled' }
  | { readonly kind: 'opened'; readonly card: CardId }
  | { readonly kind: 'ended'; readonly errands: readonly (readonly PlaceId[])[] };

/** A player as others see them: the errands of others are not there until the game is over. */
export type PlayerView = Omit<Player, 'errands'> & { readonly errands?: readonly PlaceId[] };

export interface View {
  readonly viewer: Viewer;
  readonly rules: number;
  readonly row: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly players: readonly PlayerView[];
  readonly owners: readonly Seat[];
  readonly arrived: readonly Seat[];
  readonly phase: Phase;
}

export type Refusal =
  | { readonly kind: 'notAnAction' }
  | { readonly kind: 'walkFirst' }
  | { readonly kind: 'walkedAlready' }
  | { readonly kind: 'notOpen' }
  | { readonly kind: 'nothingForSale' }
  | { readonly kind: 'noCoin' };

export const scoreKinds = ['souvenirs', 'errands', 'arrival'] as const;
export interface ScoreLine {
  readonly kind: (typeof scoreKinds)[number];
  readonly points: number;
}

export interface Dochu {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Refusal: Refusal;
  ScoreLine: ScoreLine;
}

export type Step = AnyStep<Dochu>;
export type Outcome = AnyOutcome<Dochu>;
