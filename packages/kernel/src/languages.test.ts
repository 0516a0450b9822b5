import { expect, test } from 'vitest';
import { fallbackLanguage, languageNames, languages, matchLanguage } from './languages.ts';

test('a locale gets its language, whatever its region, encoding or case', () => {
  expect(['fr', 'fr-CA', 'FR_fr.UTF-8', 'fr@euro'].map(locale => matchLanguage([locale]))).toEqual(Array(4).fill('fr'));
});

test('the first language that Hanga speaks is taken, and the fallback where it speaks none', () => {
  expect(matchLanguage(['frp-IT', 'ja', 'fr-CH', 'en'])).toBe('fr');
  for (const none of [[], [''], ['C.UTF-8'], ['ja', 'xfr'], ['constructor']])
    expect(matchLanguage(none)).toBe(fallbackLanguage);
});

test('every language has a name of its own', () => {
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length);
});
