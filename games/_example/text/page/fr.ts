import type { PageWords } from './types.ts';

export const fr: PageWords = {
  pitch: 'Suivez la vieille route de la côte, achetez des souvenirs, et arrivez avec les plus beaux.',
  quickHint: 'Trois voyageurs : vous et deux robots',
};
