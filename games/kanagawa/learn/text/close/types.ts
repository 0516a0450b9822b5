/** What the parts of a card are called where it is shown large. */
export interface CloseText {
  readonly season: (season: string) => string;
  readonly asks: (brushes: number, landscape: string) => string;
  readonly subject: (subject: string) => string;
  readonly printHarmony: (points: number) => string;
  readonly yokai: string;
  readonly plank: (plank: string) => string;
}
