/** The five rounds and the years they stand for. Provenance: the rulebook. */
export const rounds = ['1800–1804', '1805–1808', '1809–1812', '1813–1816', '1817–1821'] as const;

/** Rounds after which honor is given for the Artistic and the Government track. */
export const honorRounds: readonly number[] = [2, 4];

export const startingRyo = 20;
export const surveyorsEach = 3;

/** The map of Japan: tiles stand in columns that the dice number, two in each. */
export const mapColumns = 5;
export const tilesPerColumn = 2;

/** Dice by the number of players. A face beyond the last column adds nothing. */
export const dice: Readonly<Record<number, number>> = { 3: 3, 4: 2 };
export const dieFaces = 6;

/** Honor by place. Provenance: the rulebook. */
export const governmentHonor = { best: 2, second: 1 } as const;
export const travelHonor = { first: 8, second: 5, third: 2 } as const;

/** Honor for the purses and what is left on the map when the game ends. */
export const endHonor = { mostRyo: 5, leastRyo: -3, surveyor: 1, markersPerPoint: 2, quadrant: 1 } as const;
