import type { TurnWords } from './types.ts';

export const en: TurnWords = {
  waits: 'waits',
  leaves: 'finds no column',
  cards: count => (count === 1 ? '1 card' : `${count} cards`),
  brushes: count => (count === 1 ? '1 brush placed' : `${count} brushes placed`),
};
