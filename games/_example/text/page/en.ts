import type { PageWords } from './types.ts';

export const en: PageWords = {
  pitch: 'Walk the old coast road, buy souvenirs, and arrive with the best of them.',
  quickHint: 'Three travellers: you and two bots',
};
