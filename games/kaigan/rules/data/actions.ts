/** The six action cards that each player has; a card's number is its place here. Provenance: the rulebook. */
export const actionCards = ['artistic', 'government', 'dispatch', 'map', 'mapWidely', 'sideJob'] as const;
export type CardName = (typeof actionCards)[number];

/** What a space of the board can say: a card's action, or one that is only printed on the board. */
export type ActionName = CardName | 'earn5' | 'honor2' | 'takeQuadrant';

/** The side job's three ways, its middle one on any of the three tracks. */
export const jobs = ['earn', 'artistic', 'government', 'travel', 'honor'] as const;
export type JobName = (typeof jobs)[number];

/** What actions cost and give, in ryo unless said. Provenance: the rulebook. */
export const prices = {
  /** The secondary action of every card: one surveyor. */
  survey: 2,
  /** By the number of surveyors. */
  dispatch: { 2: 5, 3: 8 },
  /** By the number of markers on the one tile. */
  map: { 1: 2, 2: 6 },
  /** By how many markers a tile may get, then by the number of tiles: 1, 2, 3. */
  mapWidely: { 1: [3, 6, 9], 2: [10, 20, 30] },
  sideJob: { advance: 3, honor: 8 },
} as const;

export const gains = { earn5: 5, honor2: 2, sideJob: { ryo: 3, honor: 4 } } as const;
