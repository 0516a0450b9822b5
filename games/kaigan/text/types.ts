import type { ActionName, CardName, JobName } from '../rules/data/actions.ts';
import type { TrackName } from '../rules/data/tracks.ts';
import type {
  Action,
  CardId,
  Event,
  HonorSource,
  Options,
  PlaceId,
  Refusal,
  ScoreLine,
  SpaceId,
  TileId,
  View,
} from '../rules/types.ts';

/** Everything Kaigan says, in one language. A missing sentence does not compile. */
export interface Text {
  readonly game: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly track: Readonly<Record<TrackName, string>>;
  /** A card by its short name. */
  readonly card: Readonly<Record<CardName, string>>;
  /** What a space or a card lets one do, with its prices. */
  readonly does: Readonly<Record<ActionName | 'survey', string>>;
  readonly job: Readonly<Record<JobName, string>>;
  readonly option: Readonly<Record<keyof Options | Options['purses'] | Options['startSpaces'], string>>;
  /** "Travel tile, 4 markers". */
  readonly tile: (tile: TileId) => string;
  /** Where on the map: "column 2, upper tile". */
  readonly place: (place: PlaceId) => string;
  /** Where on the grid: "row 1, column 3". */
  readonly space: (space: SpaceId) => string;
  readonly cardName: (card: CardId) => string;
  /** What the viewer is asked, or whom they wait for. */
  readonly prompt: (view: View, who: NameOf) => string;
  /** What choosing an action does; `view` is the actor's own. */
  readonly action: (action: Action, view: View) => string;
  /** What happened. `you`: the seat that is spoken to, in the second person. */
  readonly event: (event: Event, who: NameOf, you?: number) => string;
  readonly refusal: (refusal: Refusal) => string;
  /** Short names of where honor comes from, for a table of scores. */
  readonly scoreRow: Readonly<Record<HonorSource, string>>;
  readonly scoreLine: (line: ScoreLine) => string;
}

export type NameOf = (seat: number) => string;

export const terms = [
  'board',
  'map',
  'row',
  'column',
  'card',
  'surveyor',
  'surveyors',
  'marker',
  'markers',
  'neutralMarker',
  'tile',
  'tiles',
  'pile',
  'ryo',
  'purse',
  'honor',
  'quadrant',
  'supply',
  'claim',
  'round',
  'start',
  'dice',
  'score',
  'hidden',
] as const;
export type Term = (typeof terms)[number];
