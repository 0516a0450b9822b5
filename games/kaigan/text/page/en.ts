import type { PageWords } from './types.ts';

export const en: PageWords = {
  pitch: 'Send surveyors along the coasts and draw, together and against each other, the first true map of Japan.',
  quickHint: 'Three surveyors: you and two bots',
};
