/**
 * The languages that Hanga speaks, each with its own name for itself. A further language is a line here: then the
 * compiler names every catalogue that lacks it.
 */
export const languageNames = {
  en: 'English',
  fr: 'Français',
} as const;

export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as readonly Language[];

/** For those who asked for no language that Hanga speaks. */
export const fallbackLanguage: Language = 'en';

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

/** The language of the first of these locales (`fr-CA`, `fr_FR.UTF-8`) that Hanga speaks. */
export function matchLanguage(locales: readonly string[]): Language {
  return locales.map(locale => locale.toLowerCase().split(/[^a-z]/)[0] ?? '').find(isLanguage) ?? fallbackLanguage;
}
