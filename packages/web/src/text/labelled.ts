import { settings } from '../settings.ts';

/** "Deck: 27 cards". French has a narrow no-break space before its colon. */
export const labelled = (label: string, what: string): string =>
  `${label}${settings.value.language === 'fr' ? '\u202f' : ''}: ${what}`;
