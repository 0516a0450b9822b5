import type { ActionName, TrackName } from '../../rules/index.ts';
import type { Done } from '../facts.ts';

/** The short labels and the help of Kaigan's screen. Whole sentences come from the game's own texts. */
export interface Words {
  readonly round: (round: number, rounds: number, years: string) => string;
  readonly pile: (tiles: number) => string;
  readonly board: string;
  readonly map: string;
  readonly column: (column: number) => string;
  readonly closed: string;
  readonly free: string;
  readonly empty: string;
  /** Ten letters at most. */
  readonly short: Readonly<Record<ActionName, string>>;
  /** One letter, for codes. */
  readonly track: Readonly<Record<TrackName, string>>;
  readonly honor: (honor: number) => string;
  readonly ryo: (ryo: number | undefined) => string;
  readonly supply: (surveyors: number) => string;
  readonly quadrant: string;
  readonly hand: string;
  readonly noCards: string;
  readonly claims: (row: number) => string;
  readonly marks: {
    readonly marker: string;
    readonly neutral: string;
    readonly room: string;
    readonly surveyor: string;
  };
  readonly rounds: string;
  readonly actionsDone: string;
  readonly rowsClaimed: string;
  readonly done: (done: Done) => string;
  readonly codes: readonly (readonly [code: string, meaning: string])[];
  readonly rules: readonly string[];
}
