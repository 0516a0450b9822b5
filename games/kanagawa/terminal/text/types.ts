import type { Gift, Need, StudioIcon } from '../../rules/index.ts';
import type { DiplomaRate } from '../facts.ts';

/** The short labels and the help of Kanagawa's screen. Whole sentences come from the game's own texts. */
export interface Words {
  readonly round: (round: number) => string;
  readonly row: (row: number) => string;
  readonly deck: (cards: number) => string;
  readonly school: string;
  readonly column: (column: number) => string;
  readonly taken: string;
  readonly noCard: string;
  readonly faceDown: string;
  readonly diplomas: string;
  readonly takenBy: (seat: number) => string;
  readonly print: string;
  readonly studio: string;
  readonly hand: string;
  readonly points: (points: number) => string;
  readonly grandMaster: string;
  readonly assistant: string;
  readonly atSchool: string;
  readonly atWork: string;
  readonly done: string;
  readonly brushes: (inHand: number) => string;
  readonly arrows: (left: number, all: number) => string;
  readonly keeps: (cards: number) => string;
  readonly storms: (tokens: number) => string;
  readonly reserve: (brushes: number, storms: number) => string;
  readonly yokai: (tokens: number) => string;
  readonly icon: Readonly<Record<StudioIcon, string>>;
  readonly gift: Readonly<Record<Gift, string>>;
  /** A few letters; what is a picture comes as a picture. */
  readonly need: (need: Exclude<Need, { kind: 'each' | 'coloredKites' | 'lanterns' | 'umbrellas' }>) => string;
  readonly placeBrush: (icon: string) => string;
  readonly moveBrush: (from: string, to: string) => string;
  readonly scoreRow: Readonly<
    Record<'print' | 'seasons' | 'printHarmony' | 'studioHarmony' | 'diploma' | 'grandMaster' | 'yokai', string>
  >;
  /** A simulation's table of diplomas. */
  readonly diplomasTaken: string;
  readonly diplomaRate: Readonly<Record<DiplomaRate, string>>;
  /** The other tables that a simulation counts. */
  readonly counted: (table: string) => { readonly title: string; readonly label: (key: string) => string };
  readonly marks: { readonly ready: string; readonly painted: string; readonly served: string };
  /** How a diploma is to be read. */
  readonly whoCan: string;
  /** How a card is to be read. */
  readonly sides: string;
  readonly codes: readonly (readonly [code: string, meaning: string])[];
  readonly rules: readonly string[];
}
