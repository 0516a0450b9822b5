import type { LevelsText } from '../types.ts';

export const fr: LevelsText = {
  novice: 'Joue avec bon sens, un coup à la fois, et laisse passer des occasions.',
  adept: 'Prépare tout son tour et connaît la valeur des choses.',
  master: 'Anticipe aussi ce que feront les autres, dans de nombreuses donnes possibles.',
};
