import type { Language } from '@hanga/kernel';
import type { Budget } from './bot.ts';

/** The bots that people meet, weakest first: for every game, every mix of suits and every number of players. */
export const levelNames = ['novice', 'adept', 'master'] as const;
export type LevelName = (typeof levelNames)[number];

/** A level as people choose it. */
export interface Level {
  /** The bot's name, in records and messages too. */
  readonly name: LevelName;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** How long it may think about one decision at a table. */
  readonly milliseconds: number;
}

export const levels: readonly Level[] = [
  {
    name: 'novice',
    title: { en: 'Novice', fr: 'Novice' },
    description: {
      en: 'Plays sensibly, one move at a time, and misses things.',
      fr: 'Joue avec bon sens, un coup à la fois, et laisse passer des occasions.',
    },
    milliseconds: 100,
  },
  {
    name: 'adept',
    title: { en: 'Adept', fr: 'Initié' },
    description: {
      en: 'Plans its whole turn, and knows what things are worth.',
      fr: 'Prépare tout son tour et connaît la valeur des choses.',
    },
    milliseconds: 150,
  },
  {
    name: 'master',
    title: { en: 'Master', fr: 'Maître' },
    description: {
      en: 'Also thinks about what everybody else will do, in many worlds that could be the real one.',
      fr: 'Pense aussi à ce que feront les autres, dans bien des mondes qui pourraient être le vrai.',
    },
    milliseconds: 1200,
  },
];

/** Names of other bots, for the arena and for tests; a table that was opened with one keeps its name. */
export const titleOf = (bot: string, language: Language): string =>
  levels.find(({ name }) => name === bot)?.title[language] ?? bot;

/** What a bot gets to think with at a table: the time of its level, on the clock of whoever asks. */
export function budgetForPlay(bot: string, now: () => number, shouldStop?: () => boolean): Budget {
  const level = levels.find(({ name }) => name === bot);
  return {
    milliseconds: level?.milliseconds ?? 1000,
    now,
    ...(shouldStop && { shouldStop }),
  };
}
