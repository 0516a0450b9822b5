import type { TurnWords } from './types.ts';

export const fr: TurnWords = {
  waits: 'attend',
  leaves: 'ne trouve plus de colonne',
  cards: count => (count < 2 ? `${count} carte` : `${count} cartes`),
  brushes: count => (count < 2 ? `${count} Pinceau placé` : `${count} Pinceaux placés`),
};
