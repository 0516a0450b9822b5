import type { PageWords } from './types.ts';

export const fr: PageWords = {
  pitch: 'Envoyez vos arpenteurs le long des côtes et tracez, ensemble et en rivaux, la première vraie carte du Japon.',
  quickHint: 'Trois arpenteurs : vous et deux robots',
};
