import { onlineWords } from '../online/text/index.ts';

/** Deleted players have no name: a placeholder is shown. */
export const shownName = (name: string): string => name || onlineWords().someone;
