import type { Language } from '@hanga/kernel';
import { set, settings } from '../settings.ts';

/**
 * Texts of which only the language that is spoken has been fetched. `of` gives one kind of them by language, as if all
 * were there; `beside` holds a part of the page back until its words have come, which are fetched along with it.
 */
export interface Spoken<Texts> {
  of<Kind extends keyof Texts>(kind: Kind): Readonly<Record<Language, Texts[Kind]>>;
  beside<Part>(part: Promise<Part>): Promise<Part>;
  fetch(language: Language): Promise<void>;
}

/** Texts that something on the page needs by now, and that must have come before another language is spoken. */
const needed = new Map<object, { has(language: Language): boolean; fetch(language: Language): Promise<void> }>();

export function spokenTexts<Texts extends object>(
  load: Readonly<Record<Language, () => Promise<Texts>>>,
): Spoken<Texts> {
  const come = new Map<Language, Texts>();
  const has = (language: Language): boolean => come.has(language);
  const fetch = async (language: Language): Promise<void> => {
    if (!has(language)) come.set(language, await load[language]());
  };
  const read = (language: Language): Texts => {
    const texts = come.get(language);
    if (!texts) throw new Error(`words are read in ${language} before they have come`);
    return texts;
  };
  return {
    of: kind => ({
      get en() {
        return read('en')[kind];
      },
      get fr() {
        return read('fr')[kind];
      },
    }),
    async beside(part) {
      needed.set(come, { has, fetch });
      const [came] = await Promise.all([part, fetch(settings.peek().language)]);
      return came;
    },
    fetch,
  };
}

let asked: Language | undefined;

/**
 * Speaks another language once all words that are needed have come in it. Of two that are asked for, the last is spoken;
 * where one cannot be fetched, the page goes on in its own.
 */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const missing = (): Promise<void>[] =>
    [...needed.values()].filter(texts => !texts.has(language)).map(texts => texts.fetch(language));
  try {
    // While some come, a game may be opened that needs more.
    for (let coming = missing(); coming.length > 0; coming = missing()) await Promise.all(coming);
  } catch {
    return;
  }
  if (asked === language) set({ language });
}
