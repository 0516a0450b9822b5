import type { LevelsText } from '../types.ts';

export const fr: LevelsText = {
  novice: 'Novice',
  adept: 'Initié',
  master: 'Maître',
};
