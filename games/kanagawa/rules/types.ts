import type {
  Outcome as KernelOutcome,
  Step as KernelStep,
  Redacted,
  Seat,
  Secret,
  Slate,
  Viewer,
} from '@hanga/kernel';
import type { SeasonName } from './data/cardTypes.ts';
import type { YokaiOption } from './yokai/types.ts';

/** Numbers are places in the tables of `data/`. */
export type CardId = number;
export type TileId = number;
export type DiplomaId = number;
export type SuitId = number;
/** A set of diplomas: bit n stands for diploma n. */
export type DiplomaSet = number;

export interface Options {
  /** K29: which brushes count for diplomas: those placed in the studio, or all that one owns. */
  readonly brushDiplomas: 'placed' | 'owned';
  /** K11: what becomes of a player for whom no column is left: they leave school, or still have a turn to work. */
  readonly noColumn: 'leaves' | 'plays';
  /** Y1: the suits of a table with the expansion. Absent: without it. */
  readonly yokai?: YokaiOption;
}

export interface State {
  /** The number of the rules that are played: which cards are in the deck (`data/corrections.ts`), and which rulings hold. */
  readonly rules: number;
  readonly options: Options;
  /** K4, Y3: the four suits that are played with. */
  readonly suits: readonly SuitId[];
  /** Counted from 1. */
  readonly round: number;
  /** What is still to be dealt, next card first. */
  readonly deck: readonly CardId[];
  /** Rows dealt this round, 1 to 3. */
  readonly row: number;
  /** The school's columns, first row first. A column that was taken, or got no card, is empty. */
  readonly columns: readonly (readonly CardId[])[];
  /** K8: nobody may wait any more. */
  readonly mustTake: boolean;
  readonly players: readonly Player[];
  readonly grandMaster: Seat;
  readonly assistant: Seat;
  /** Brushes in the reserve. */
  readonly brushes: number;
  /** Storm tokens in the reserve. */
  readonly storms: number;
  /** Yokai in the reserve. */
  readonly yokai: number;
  /** Diplomas on the table. */
  readonly table: DiplomaSet;
  readonly phase: Phase;
}

/** The one decision awaited. */
export type Phase =
  | { readonly kind: 'school'; readonly seat: Seat }
  | { readonly kind: 'work'; readonly seat: Seat }
  /** Y15: `interrupted` is whose turn goes on after an answer out of turn. */
  | { readonly kind: 'diplomas'; readonly seat: Seat; readonly due: DiplomaSet; readonly interrupted?: Interrupted }
  /** Y8: from whom to take a yokai; `arrivals` are still to come, this one included. */
  | { readonly kind: 'takeYokai'; readonly seat: Seat; readonly arrivals: number }
  /** Y10: to whom to give a yokai; `due` are the diplomas to answer afterwards. */
  | { readonly kind: 'giveYokai'; readonly seat: Seat; readonly due: DiplomaSet }
  | { readonly kind: 'over'; readonly reason: EndReason };

/** A turn that waits for another player's answer, and the diplomas that are then due in it. */
export interface Interrupted {
  readonly seat: Seat;
  readonly due: DiplomaSet;
}

export type EndReason = 'deckEmpty' | 'printFull';

export interface Player {
  readonly tile: TileId;
  readonly atSchool: boolean;
  /** Lesson cards of the print, from the starting tile on. */
  readonly print: readonly CardId[];
  readonly studio: readonly CardId[];
  /** Cards in hand that lay face up when taken: everybody knows them. */
  readonly open: readonly CardId[];
  /** Cards in hand that lay face down: only their owner has seen them. */
  readonly secret: readonly CardId[];
  /** Brushes in front of the player, not placed yet. */
  readonly brushes: number;
  /** Landscape icons of the studio, the starting tile's first, with what stands on them. */
  readonly icons: readonly Icon[];
  readonly arrows: number;
  /** Arrows used this round. */
  readonly arrowsUsed: number;
  readonly keeps: number;
  readonly storms: number;
  /** Yokai in front of the player. */
  readonly yokai: number;
  readonly diplomas: DiplomaSet;
  /** Diplomas left: closed to this player for good. */
  readonly left: DiplomaSet;
}

/** A landscape icon and what stands on it, in one small number: see `icons.ts`. */
export type Icon = number;

export type Action =
  | { readonly kind: 'wait' }
  | { readonly kind: 'take'; readonly column: number }
  | { readonly kind: 'studio'; readonly card: CardId }
  /** `jokers`: how many of the brushes that paint it stand on jokers. */
  | { readonly kind: 'print'; readonly card: CardId; readonly jokers: number }
  | { readonly kind: 'place'; readonly icon: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'takeDiploma'; readonly diploma: DiplomaId }
  /** Leaves every diploma of the colour that is due. */
  | { readonly kind: 'leaveDiplomas'; readonly color: number }
  | { readonly kind: 'takeYokai'; readonly from: Seat }
  | { readonly kind: 'giveYokai'; readonly to: Seat }
  | { readonly kind: 'end' };

/** A card's back. */
export interface Back {
  readonly back: SuitId;
  /** Y18: in a hand, everybody knows that it brought a yokai. */
  readonly brought?: 'yokai';
}
/** A card as a viewer sees it: its face, or only its back. */
export type Shown = CardId | Back;
export type MaybeSecret = CardId | Secret<CardId, Back>;

export type Event =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly grandMaster: Seat }
  | {
      readonly kind: 'dealt';
      readonly row: number;
      readonly cards: readonly { readonly column: number; readonly card: MaybeSecret }[];
    }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly column: number; readonly cards: readonly MaybeSecret[] }
  | { readonly kind: 'leftEmptyHanded'; readonly seat: Seat }
  | { readonly kind: 'improvedStudio'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'extendedPrint'; readonly seat: Seat; readonly card: CardId; readonly icons: readonly number[] }
  | { readonly kind: 'placedBrush'; readonly seat: Seat; readonly icon: number }
  | { readonly kind: 'movedBrush'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'gainedBrush'; readonly seat: Seat }
  | { readonly kind: 'foundNoBrush'; readonly seat: Seat }
  | { readonly kind: 'gainedStorm'; readonly seat: Seat }
  | { readonly kind: 'foundNoStorm'; readonly seat: Seat }
  | { readonly kind: 'gainedAssistant'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'yokaiArrived'; readonly seat: Seat; readonly from: Seat | 'reserve' }
  | { readonly kind: 'foundNoYokai'; readonly seat: Seat }
  | { readonly kind: 'passedYokai'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'tookDiploma'; readonly seat: Seat; readonly diploma: DiplomaId }
  | { readonly kind: 'leftDiplomas'; readonly seat: Seat; readonly diplomas: readonly DiplomaId[] }
  | { readonly kind: 'endedTurn'; readonly seat: Seat; readonly held: number }
  | { readonly kind: 'gainedGrandMaster'; readonly seat: Seat }
  | { readonly kind: 'gameEnded'; readonly reason: EndReason };

export type SeenEvent = Redacted<Event>;

/** Why an action is refused; `text/` says it in words. */
export type Refusal =
  | { readonly kind: 'notAnAction' }
  | { readonly kind: 'schoolFirst' }
  | { readonly kind: 'alreadyTaken' }
  | { readonly kind: 'diplomasFirst' }
  | { readonly kind: 'mustTake'; readonly why: 'thirdRow' | 'lastCard' | 'alone' }
  | { readonly kind: 'noSuchColumn' }
  | { readonly kind: 'notYourCard' }
  | { readonly kind: 'cannotPaint'; readonly card: CardId }
  | { readonly kind: 'otherBrushes'; readonly card: CardId }
  | { readonly kind: 'noBrushInHand' }
  | { readonly kind: 'noArrowLeft' }
  | { readonly kind: 'noSuchIcon' }
  | { readonly kind: 'iconOccupied' }
  | { readonly kind: 'noBrushThere' }
  | { readonly kind: 'sameIcon'; readonly instead: number }
  | { readonly kind: 'changesNothing' }
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'yokaiFirst'; readonly do: 'take' | 'give' }
  | { readonly kind: 'noYokaiThere' }
  | { readonly kind: 'notAnOpponent' }
  | { readonly kind: 'noYokaiMoves' }
  | { readonly kind: 'cardsToPlace'; readonly cards: number; readonly keeps: number };

export type ScoreLine =
  | { readonly kind: 'print'; readonly points: number }
  /** The run covers places `from` to `to` of the print, the starting tile being place 0. */
  | {
      readonly kind: 'seasons';
      readonly points: number;
      readonly season: Exclude<SeasonName, 'storm'>;
      readonly from: number;
      readonly to: number;
      /** Places where storm tokens go. */
      readonly tokens: readonly number[];
    }
  | { readonly kind: 'printHarmony'; readonly points: number }
  | { readonly kind: 'studioHarmony'; readonly points: number }
  | { readonly kind: 'diploma'; readonly points: number; readonly diploma: DiplomaId }
  | { readonly kind: 'grandMaster'; readonly points: number }
  /** Y16: what the yokai steal. */
  | { readonly kind: 'yokai'; readonly points: number; readonly yokai: number };

/** What a seat, or a spectator, may know. Built field by field in `view.ts`. */
export interface View {
  readonly viewer: Viewer;
  readonly rules: number;
  readonly options: Options;
  readonly suits: readonly SuitId[];
  readonly round: number;
  /** K4: the backs of the cards to come, in order. */
  readonly deck: readonly SuitId[];
  readonly row: number;
  readonly columns: readonly (readonly Shown[])[];
  readonly mustTake: boolean;
  readonly players: readonly PlayerView[];
  readonly grandMaster: Seat;
  readonly assistant: Seat;
  readonly brushes: number;
  readonly storms: number;
  readonly yokai: number;
  readonly table: DiplomaSet;
  readonly phase: Phase;
}

export interface PlayerView extends Omit<Player, 'secret'> {
  readonly secret: readonly Shown[];
}

export interface Kanagawa {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
  Refusal: Refusal;
  ScoreLine: ScoreLine;
}
export type Step = KernelStep<Kanagawa>;
export type Actions = Slate<Action>;
export type Outcome = KernelOutcome<Kanagawa>;
