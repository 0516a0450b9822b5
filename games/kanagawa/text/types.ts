import type {
  LandscapeName,
  LessonCard,
  SeasonName,
  StudioIcon,
  SubjectName,
  SuitName,
} from '../rules/data/cardTypes.ts';
import type { Diploma, DiplomaColor, Gift } from '../rules/data/diplomas.ts';
import type { Action, CardId, EndReason, Refusal, ScoreLine, SeenEvent, Shown, TileId, View } from '../rules/types.ts';
import type { OptionRefusal } from '../rules/yokai/types.ts';

/** Everything Kanagawa says, in one language. A missing sentence does not compile. */
export interface Text {
  readonly game: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly suit: Readonly<Record<SuitName, string>>;
  readonly landscape: Readonly<Record<LandscapeName, string>>;
  readonly season: Readonly<Record<SeasonName, string>>;
  /** One, and several. */
  readonly subject: Readonly<Record<SubjectName, readonly [string, string]>>;
  readonly studioIcon: Readonly<Record<StudioIcon, string>>;
  readonly gift: Readonly<Record<Gift, string>>;
  readonly color: Readonly<Record<DiplomaColor, string>>;
  readonly option: {
    readonly brushDiplomas: string;
    readonly placed: string;
    readonly owned: string;
    readonly noColumn: string;
    readonly leaves: string;
    readonly plays: string;
    readonly yokai: string;
    readonly off: string;
    readonly random: string;
    /** The two halves of a mix. */
    readonly base: string;
    readonly new: string;
  };
  readonly optionRefusal: (refusal: OptionRefusal) => string;
  /** "3 trees, forest in summer": what a card is called in a sentence. */
  readonly cardName: (card: CardId) => string;
  /** A card, or "a hidden card (animal)". */
  readonly shown: (card: Shown) => string;
  /** "spring, plain": what tells a starting tile apart. */
  readonly tile: (tile: TileId) => string;
  readonly printPart: (card: LessonCard) => string;
  readonly studioPart: (card: LessonCard) => string;
  /** "3 trees in the print". */
  readonly need: (diploma: Diploma) => string;
  /** Need, worth and gift. */
  readonly diploma: (diploma: Diploma) => string;
  /** What the viewer is asked, or whom they wait for. */
  readonly prompt: (view: View, who: NameOf) => string;
  /** What choosing an action does; `view` is the actor's own. */
  readonly action: (action: Action, view: View, who?: NameOf) => string;
  /**
   * What happened. `you`: who is spoken to, in the second person. `view` names the icons of a studio by their planks.
   */
  readonly event: (event: SeenEvent, who: NameOf, you?: number, view?: View) => string;
  readonly mustTake: Readonly<Record<(Refusal & { kind: 'mustTake' })['why'], string>>;
  readonly refusal: (refusal: Refusal) => string;
  /** Short names of the kinds of lines, for a table of scores. */
  readonly scoreRow: Readonly<Record<ScoreLine['kind'], string>>;
  readonly scoreLine: (line: ScoreLine) => string;
  readonly endReason: Readonly<Record<EndReason, string>>;
}

export type NameOf = (seat: number) => string;

export const terms = [
  'school',
  'column',
  'row',
  'studio',
  'print',
  'lessonCard',
  'startingTile',
  'diploma',
  'diplomas',
  'brush',
  'brushes',
  'arrow',
  'arrows',
  'keep',
  'hand',
  'deck',
  'grandMaster',
  'assistant',
  'stormToken',
  'yokai',
  'harmony',
  'round',
  'score',
  'hidden',
] as const;
export type Term = (typeof terms)[number];
