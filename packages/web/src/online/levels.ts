import { words } from '../text/index.ts';

/** What a bot's level is called; a level that this page does not know goes by its own name. */
export const levelName = (level: string): string => words().newGame.bot[level] ?? level;
