import { type LevelName, levelNames, titleOf } from '@hanga/bots/levels';
import { settings } from './settings.ts';

/** Who plays against a newcomer, and on from a moment of a replay. */
export const usualLevel: LevelName = 'adept';

/** What a bot's level is called; a bot that is no level goes by its own name. */
export const levelName = (bot: string): string => titleOf(bot, settings.value.language);

/** The levels among the bots that a server has; its other bots are for tests and the arena. */
export const levelsAmong = (bots: readonly string[]): readonly string[] =>
  bots.filter(bot => levelNames.some(level => level === bot));
