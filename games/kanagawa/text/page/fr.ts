import type { PageWords } from './types.ts';

export const fr: PageWords = {
  pitch: 'Suivez les leçons du maître et peignez la plus longue et la plus belle estampe de la grande baie.',
  quickHint: 'Trois disciples : vous et deux robots',
  yokaiPitch:
    'Kanagawa avec des cerfs-volants, des lanternes, des ombrelles, et trois esprits que personne ne veut garder.',
  yokaiHint: 'Trois disciples, et des familles tirées au sort',
};
