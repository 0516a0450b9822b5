import type { Language } from '@hanga/kernel';
import type { Budget } from './bot.ts';
import { levelTitles } from './text/titles/index.ts';

/** The bots that people meet, weakest first: for every game, every mix of suits and every number of players. */
export const levelNames = ['novice', 'adept', 'master'] as const;
export type LevelName = (typeof levelNames)[number];

/** A level as people choose it. */
export interface Level {
  /** The bot's name, in records and messages too. */
  readonly name: LevelName;
  /** How long it may think about one decision at a table. */
  readonly milliseconds: number;
}

export const levels: readonly Level[] = [
  { name: 'novice', milliseconds: 100 },
  { name: 'adept', milliseconds: 150 },
  { name: 'master', milliseconds: 1200 },
];

const levelOf = (bot: string): Level | undefined => levels.find(({ name }) => name === bot);

/** A level's title. Other bots, for the arena and for tests, go by their own names. */
export function titleOf(bot: string, language: Language): string {
  const level = levelOf(bot);
  return level ? levelTitles[language][level.name] : bot;
}

/** What a bot gets to think with at a table: the time of its level, on the clock of whoever asks. */
export function budgetForPlay(bot: string, now: () => number, shouldStop?: () => boolean): Budget {
  return {
    milliseconds: levelOf(bot)?.milliseconds ?? 1000,
    now,
    ...(shouldStop && { shouldStop }),
  };
}
