import type { Language } from '@hanga/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { set, settings } from '../settings.ts';
import { speak, spokenTexts } from './spoken.ts';

const spokenNow = (): Language => settings.peek().language;

/** What a test leaves open needs its words in every test after it: by then they come at once. */
const atEnd: (() => void)[] = [];

/** Texts that come when they are let, and what was fetched of them. */
function slowTexts() {
  const fetched: Language[] = [];
  const letCome: Partial<Record<Language, () => void>> = {};
  let isOver = false;
  const load = (language: Language) => (): Promise<{ readonly hello: string }> => {
    fetched.push(language);
    return new Promise(resolve => {
      letCome[language] = () => resolve({ hello: language === 'fr' ? 'bonjour' : 'hello' });
      if (isOver) letCome[language]();
    });
  };
  atEnd.push(() => {
    isOver = true;
    for (const come of Object.values(letCome)) come();
  });
  return { fetched, letCome, texts: spokenTexts({ en: load('en'), fr: load('fr') }) };
}

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

beforeEach(() => set({ language: 'en' }));
afterEach(() => {
  for (const end of atEnd.splice(0)) end();
});

test('a part waits for its words in the language that is spoken, and for no other', async () => {
  const { texts, fetched, letCome } = slowTexts();
  const hello = texts.of('hello');
  let come: string | undefined;
  const part = texts.beside(Promise.resolve('board')).then(board => {
    come = `${board}: ${hello.en}`;
  });
  await settle();
  expect([come, fetched]).toEqual([undefined, ['en']]);
  letCome.en?.();
  await part;
  expect(come).toBe('board: hello');
  expect(() => hello.fr).toThrow('before they have come');
});

test('another language is spoken once the words of everything open have come in it', async () => {
  const open = slowTexts();
  const neverOpened = slowTexts();
  const part = open.texts.beside(Promise.resolve());
  open.letCome.en?.();
  await part;
  const spoken = speak('fr');
  await settle();
  expect(spokenNow()).toBe('en');
  // A game that is opened meanwhile is waited for too: it was asked for its English.
  const later = slowTexts();
  const laterPart = later.texts.beside(Promise.resolve());
  later.letCome.en?.();
  await laterPart;
  open.letCome.fr?.();
  await settle();
  expect([spokenNow(), later.fetched]).toEqual(['en', ['en', 'fr']]);
  later.letCome.fr?.();
  await spoken;
  expect([spokenNow(), open.texts.of('hello').fr]).toEqual(['fr', 'bonjour']);
  expect(neverOpened.fetched).toEqual([]);
});

test('what was asked for last is spoken, whenever the other comes', async () => {
  const { texts, letCome } = slowTexts();
  const part = texts.beside(Promise.resolve());
  letCome.en?.();
  await part;
  const french = speak('fr');
  await speak('en');
  letCome.fr?.();
  await french;
  expect(spokenNow()).toBe('en');
});

test('words that cannot be fetched leave the language as it is, and are fetched anew', async () => {
  let isThere = false;
  const texts = spokenTexts({
    en: () => Promise.resolve({ hello: 'hello' }),
    fr: () => (isThere ? Promise.resolve({ hello: 'bonjour' }) : Promise.reject(new Error('no network'))),
  });
  await texts.beside(Promise.resolve());
  await speak('fr');
  expect(spokenNow()).toBe('en');
  isThere = true;
  await speak('fr');
  expect(spokenNow()).toBe('fr');
});
