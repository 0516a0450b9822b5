import type { LevelsText } from '../types.ts';

export const en: LevelsText = {
  novice: 'Novice',
  adept: 'Adept',
  master: 'Master',
};
