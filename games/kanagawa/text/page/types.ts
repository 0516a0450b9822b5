/** What the first screen says of the game. */
export interface PageWords {
  /** What it is about, in one sentence. */
  readonly pitch: string;
  /** Who plays when one starts at once. */
  readonly quickHint: string;
  readonly yokaiPitch: string;
  readonly yokaiHint: string;
}
