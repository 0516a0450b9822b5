import type { PageWords } from './types.ts';

export const en: PageWords = {
  pitch: 'Follow the master’s lessons and paint the longest, most harmonious print of the great bay.',
  quickHint: 'Three disciples: you and two bots',
  yokaiPitch: 'Kanagawa with kites, lanterns and umbrellas, and three spirits that nobody wants to keep.',
  yokaiHint: 'Three disciples, and a random mix of suits',
};
