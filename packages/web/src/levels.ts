import { type LevelName, levelNames, titleOf } from '@hanga/bots/levels';
import type { GameEntry } from './games/entry.ts';
import { settings } from './settings.ts';

/** The levels of a game's bots, weakest first. */
export const levelsOf = ({ levels = levelNames }: GameEntry): readonly LevelName[] => levels;

/**
 * The level of the bots in a game that is dealt by one click, and in one that is played on from a replay: adept, or the
 * best that the game has.
 */
export const usualLevel = (entry: GameEntry): LevelName => {
  const levels = levelsOf(entry);
  return levels.includes('adept') ? 'adept' : (levels.at(-1) as LevelName);
};

/** What a bot's level is called; a bot that is no level goes by its own name. */
export const levelName = (bot: string): string => titleOf(bot, settings.value.language);

/** The levels among the bots that a server has; its other bots are for tests and the arena. */
export const levelsAmong = (bots: readonly string[]): readonly string[] =>
  bots.filter(bot => levelNames.some(level => level === bot));
