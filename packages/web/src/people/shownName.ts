import { peopleWords } from './text/index.ts';

/** Whoever has deleted themselves has no name any more. */
export const shownName = (name: string): string => name || peopleWords().someone;
