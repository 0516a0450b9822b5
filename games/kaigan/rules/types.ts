import type { Outcome as KernelOutcome, Step as KernelStep, Seat, Slate, Viewer } from '@hanga/kernel';
import type { JobName } from './data/actions.ts';
import type { TrackName } from './data/tracks.ts';

/** Numbers are places in the tables of `data/`. */
export type CardId = number;
export type TileId = number;
/** A space of the planning grid: rows of five, top row first. */
export type SpaceId = number;
/** A place of the map, column by column from the left, the upper tile first. */
export type PlaceId = number;
/** A set of cards, tiles or places: bit n stands for number n. */
export type BitSet = number;

/** No tile, no card, no seat. */
export const NONE = -1;
/** Where surveyors come from that stand on no tile. */
export const SUPPLY = -1;

export interface Options {
  /** G50: whether the page covers the purses of others. The rules are the same. */
  readonly purses: 'covered' | 'open';
  /** G40: whether a disc on the leftmost space counts for the honor of the places. */
  readonly startSpaces: 'nothing' | 'count';
}

export interface State {
  /** The number of the rules that are played; `editions.ts` has what they are printed with. */
  readonly rules: number;
  readonly options: Options;
  /** Counted from 1. */
  readonly round: number;
  /** Who begins the planning of this round. */
  readonly start: Seat;
  /** Who holds the Quadrant; `NONE` while it lies on the board. */
  readonly quadrant: Seat;
  /** Tiles still to come, next one first: all that is hidden. */
  readonly pile: readonly TileId[];
  /** Tiles that were scored and are out of the game, by their places in the box. */
  readonly scored: BitSet;
  /** The tile at each place of the map, or `NONE`. */
  readonly tiles: readonly TileId[];
  /** Neutral markers at each place. */
  readonly neutral: readonly number[];
  /** The card on each space of the grid, as `cardOn` makes it, or `NONE`. */
  readonly grid: readonly number[];
  /** Who has claimed each row, or `NONE`. */
  readonly claims: readonly Seat[];
  readonly players: readonly Player[];
  readonly phase: Phase;
}

/** The one decision awaited. */
export type Phase =
  | { readonly kind: 'plan'; readonly seat: Seat }
  /** `must`: the player cannot play on and has to claim. */
  | { readonly kind: 'claim'; readonly seat: Seat; readonly must: boolean }
  /** The space's action is due: do it, or its card's secondary action, or pass. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly space: SpaceId }
  /** `left` surveyors are to be sent, each to a place that is not in `sent`; the next one is to be chosen. */
  | {
      readonly kind: 'sendFrom';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly left: number;
      readonly sent: BitSet;
    }
  | {
      readonly kind: 'sendTo';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly left: number;
      readonly sent: BitSet;
      readonly from: PlaceId;
    }
  /** Mapping widely, `upTo` markers a tile; the places in `marked` have got theirs. */
  | {
      readonly kind: 'mark';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly upTo: 1 | 2;
      readonly marked: BitSet;
    }
  | { readonly kind: 'over' };

export interface Player {
  /** Cards in hand. */
  readonly cards: BitSet;
  readonly ryo: number;
  /** Honor by where it came from, in the order of `honorSources`. */
  readonly honor: readonly number[];
  /** Spaces from the left, in the order of `tracks`. */
  readonly tracks: readonly number[];
  /** Surveyors at each place of the map; the others are in the supply. */
  readonly surveyors: readonly number[];
  /** Mapping markers at each place. */
  readonly markers: readonly number[];
}

export const honorSources = [
  'tiles',
  'artistic',
  'government',
  'action',
  'sideJob',
  'travel',
  'ryo',
  'surveyors',
  'markers',
  'quadrant',
] as const;
export type HonorSource = (typeof honorSources)[number];

export type Action =
  | { readonly kind: 'play'; readonly card: CardId; readonly space: SpaceId }
  | { readonly kind: 'returnQuadrant' }
  | { readonly kind: 'claim'; readonly row: number }
  | { readonly kind: 'endTurn' }
  | { readonly kind: 'pass' }
  /** Does what the space says, where nothing more is to be chosen. */
  | { readonly kind: 'perform' }
  /** The secondary action of any card. */
  | { readonly kind: 'survey' }
  | { readonly kind: 'dispatch'; readonly surveyors: 2 | 3 }
  | { readonly kind: 'from'; readonly place: PlaceId }
  | { readonly kind: 'to'; readonly place: PlaceId }
  | { readonly kind: 'map'; readonly place: PlaceId; readonly markers: 1 | 2 }
  | { readonly kind: 'mapWidely'; readonly upTo: 1 | 2 }
  | { readonly kind: 'mark'; readonly place: PlaceId; readonly markers: 1 | 2 }
  | { readonly kind: 'done' }
  | { readonly kind: 'sideJob'; readonly job: JobName };

export type Payment = 'survey' | 'dispatch' | 'map' | 'mapWidely' | 'sideJob';

export type Event =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly start: Seat }
  | { readonly kind: 'playedCard'; readonly seat: Seat; readonly card: CardId; readonly space: SpaceId }
  /** `unused`: it went back because planning is over. */
  | { readonly kind: 'returnedQuadrant'; readonly seat: Seat; readonly unused: boolean }
  | { readonly kind: 'claimedRow'; readonly seat: Seat; readonly row: number }
  | { readonly kind: 'endedTurn'; readonly seat: Seat }
  | { readonly kind: 'planningEnded' }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: 'returnedCard'; readonly seat: Seat; readonly card: CardId; readonly space: SpaceId }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly ryo: number; readonly for: Payment }
  | { readonly kind: 'gainedRyo'; readonly seat: Seat; readonly ryo: number; readonly from: 'action' | 'sideJob' }
  | { readonly kind: 'gainedHonor'; readonly seat: Seat; readonly source: HonorSource; readonly points: number }
  | { readonly kind: 'advanced'; readonly seat: Seat; readonly track: TrackName; readonly to: number }
  | { readonly kind: 'movedSurveyor'; readonly seat: Seat; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly kind: 'placedMarkers'; readonly seat: Seat; readonly place: PlaceId; readonly markers: number }
  | { readonly kind: 'tookQuadrant'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'placedNeutral'; readonly place: PlaceId; readonly markers: number }
  | {
      readonly kind: 'scoredTile';
      readonly place: PlaceId;
      readonly tile: TileId;
      readonly gains: readonly TileGain[];
    }
  | { readonly kind: 'replacedTile'; readonly place: PlaceId; readonly tile: TileId }
  | { readonly kind: 'leftEmpty'; readonly place: PlaceId }
  | { readonly kind: 'gainedIncome'; readonly seat: Seat; readonly artistic: number; readonly government: number }
  | { readonly kind: 'governmentReset' }
  | { readonly kind: 'gameEnded' };

/** What a completed tile gives to one who helped: honor, and a space on its track for each marker. */
export interface TileGain {
  readonly seat: Seat;
  readonly markers: number;
  readonly honor: number;
}

/** Why an action is refused; `text/` says it in words. */
export type Refusal =
  | { readonly kind: 'notAnAction' }
  | { readonly kind: 'notNow'; readonly phase: Exclude<Phase['kind'], 'over'> }
  | { readonly kind: 'notYourCard' }
  | { readonly kind: 'noSuchSpace' }
  | { readonly kind: 'preprinted' }
  | { readonly kind: 'spaceTaken' }
  | { readonly kind: 'rowClaimed' }
  | { readonly kind: 'rowClosed' }
  | { readonly kind: 'noQuadrant' }
  | { readonly kind: 'mustClaim' }
  | { readonly kind: 'notThisAction' }
  | { readonly kind: 'noCardHere' }
  | { readonly kind: 'cannotPay'; readonly ryo: number; readonly purse: number }
  | { readonly kind: 'noSurveyorThere' }
  | { readonly kind: 'alreadySent' }
  | { readonly kind: 'noTileThere' }
  | { readonly kind: 'sameTile' }
  | { readonly kind: 'tilesDiffer' }
  | { readonly kind: 'tooFewTiles' }
  | { readonly kind: 'tileFull'; readonly room: number }
  | { readonly kind: 'alreadyMarked' }
  | { readonly kind: 'tooManyMarkers' }
  | { readonly kind: 'nothingMarked' };

export interface ScoreLine {
  readonly kind: HonorSource;
  readonly points: number;
}

/** What a seat, or a spectator, may know: all but the order of the pile. Built field by field in `view.ts`. */
export interface View extends Omit<State, 'pile'> {
  readonly viewer: Viewer;
  /** How many tiles are still to come. */
  readonly pile: number;
}

export interface Kaigan {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Refusal: Refusal;
  ScoreLine: ScoreLine;
}
export type Step = KernelStep<Kaigan>;
export type Actions = Slate<Action>;
export type Outcome = KernelOutcome<Kaigan>;
