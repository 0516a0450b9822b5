/** Provenance: the rules of the expansion. */
export const yokaiTokens = 3;

/** What 0, 1, 2 or 3 yokai in front of a player cost at the count. */
export const yokaiHarmony = [0, -1, -4, -9] as const;

/** Suits of each kind at a table with the expansion. */
export const suitsOfEach = 2;
