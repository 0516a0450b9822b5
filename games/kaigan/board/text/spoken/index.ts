import { spokenTexts } from '@hanga/web/text/spoken.ts';

/** What a table says, fetched in one language; `page.ts` holds the board back until it has come. */
export const spoken = spokenTexts({ en: () => import('./en.ts'), fr: () => import('./fr.ts') });

export const text = spoken.of('text');
export const words = spoken.of('words');
