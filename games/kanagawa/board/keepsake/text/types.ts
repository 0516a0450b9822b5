export interface KeepsakeText {
  /** The work's title, for so many panels. */
  readonly title: (panels: number) => string;
  /** Within a sentence. */
  readonly print: (name: string) => string;
  readonly caption: (name: string) => string;
}
