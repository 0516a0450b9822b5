/** D2: the stages of each road card. */
export const cards = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] as const;
export const openCards = 3;
export const errandsEach = 2;
export const startingCoins = 3;
/** D4, D5. */
export const price = 1;
export const wage = 1;
/** D9 to D11. */
export const souvenirPoints = 2;
export const errandPoints = 3;
export const arrivalPoints: readonly number[] = [4, 2, 1];
