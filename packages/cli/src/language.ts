import { type Language, matchLanguage } from '@hanga/kernel';

/** The language that was asked for, or else that of the environment. */
export function languageFor(asked: Language | undefined, env: NodeJS.ProcessEnv): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  return asked ?? matchLanguage([LC_ALL || LC_MESSAGES || LANG || '']);
}
