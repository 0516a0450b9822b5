export interface KeepsakeText {
  /** On the map's cartouche, above those who have made it. */
  readonly title: string;
  /** Within a sentence. */
  readonly map: string;
}
