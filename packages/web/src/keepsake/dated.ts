import type { Language } from '@hanga/kernel';

/** The day on which a work was finished, in words; nothing where nobody knows it. */
export const dated = (date: number | undefined, language: Language): string =>
  date === undefined ? '' : new Date(date).toLocaleDateString(language, { dateStyle: 'long' });
