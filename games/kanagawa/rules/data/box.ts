/** What else is in the box. Provenance: the list of contents in the rulebooks, and photographs of the school. */
export const box = { brushes: 15, stormTokens: 3 } as const;

/** The school's spaces by row and column. A red space (`true`) takes its card face down. */
export const faceDownSpaces = [
  [false, false, true, false],
  [false, true, false, false],
  [true, false, false, true],
] as const;

/** This many lesson cards in a print end the game with the round. */
export const fullPrint = 11;
export const grandMasterHarmony = 2;
