/** The games that Hanga plays, in the order in which they are offered; the first one is the default. */
export const gameIds = ['kanagawa', 'kaigan'] as const;
export type GameId = (typeof gameIds)[number];
