import { type Language, languages } from '@hanga/kernel';

/** What was asked for, or else what the environment speaks; English where it speaks neither. */
export function languageFor(asked: Language | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked) return asked;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return languages.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}
