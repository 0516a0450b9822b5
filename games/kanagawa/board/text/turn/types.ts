/** A turn in a line: what pictures alone do not say. */
export interface TurnWords {
  readonly waits: string;
  readonly leaves: string;
  readonly cards: (count: number) => string;
  readonly brushes: (count: number) => string;
}
