import type { LevelsText } from '../types.ts';

export const en: LevelsText = {
  novice: 'Plays sensibly, one move at a time, and misses things.',
  adept: 'Plans its whole turn, and knows what things are worth.',
  master: 'Also thinks about what everybody else will do, in many possible deals.',
};
