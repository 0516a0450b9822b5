import type { Language } from '@hanga/kernel';
import { type Rulebook, type RuleText, ruleIdsOf } from './rulebook.ts';
import { learnWords } from './text/index.ts';

/** Without accents, ligatures, typographic apostrophes or capitals, one letter at a time. */
const foldLetter = (letter: string): string =>
  letter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe')
    .replace('’', "'")
    .replace(/[\u00a0\u202f]/, ' ');

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The rules that have every word of the query, in words or in their number, in order. */
export function searchRules(query: string, book: Rulebook, language: Language): readonly string[] {
  const words = wordsOf(query);
  if (words.length === 0) return ruleIdsOf(book);
  const mark = learnWords[language].rules.ruling;
  return ruleIdsOf(book).filter(id => {
    const rule = book.text[language].rules[id] as RuleText;
    const ruling = rule.ruling ? `${mark} ${rule.ruling}` : '';
    const content = fold([rule.title, rule.text, ruling, rule.also ?? ''].join(' '));
    const number = id.toLowerCase();
    return words.every(word => content.includes(word) || number === word || number.slice(1) === word);
  });
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut where words of the query are found, so that the page can mark them. */
export function pieces(text: string, query: string): readonly Piece[] {
  const words = wordsOf(query);
  const letters = Array.from(text);
  // A letter can fold into two (œ): remember which letter each folded one comes from.
  const origin: number[] = [];
  const folded = letters
    .map((letter, index) => {
      const plain = foldLetter(letter);
      for (let i = 0; i < plain.length; i++) origin.push(index);
      return plain;
    })
    .join('');
  const found = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) found.add(origin[i] as number);
    }
  }
  const cut: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isFound = found.has(index);
    const last = cut.at(-1);
    if (last && last.isFound === isFound) last.text += letter;
    else cut.push({ text: letter, isFound });
  });
  return cut;
}
