import { limits } from './limits.ts';

/** Letters of these scripts look alike: a word that mixes them is meant to be taken for another. */
const LOOK_ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Georgian', 'Lisu'].map(
  script => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** An emoji with what belongs to it: these joiners and selectors are seen. */
const EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)*/gu;

/**
 * What nobody sees: controls, bidi marks, zero-width characters, fillers, lone surrogates, private use, unassigned;
 * and what stands for something that is not there.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u;

/** Marks that pile up until they cover the lines above. */
const PILE = /[\p{Mn}\p{Me}]{4}/u;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: one way to write each letter, one plain space between words. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Zs}\t\r\n]+/gu, ' ')
    .trim();

/** Whether a name, tidied, can be told from others by looking at it. */
export function isGoodName(name: string): boolean {
  const plain = name.replace(EMOJI, '*');
  if ([...name].length > limits.name || !SEEN.test(plain)) return false;
  if (UNSEEN.test(plain) || PILE.test(plain.normalize('NFD'))) return false;
  return plain.split(/[^\p{L}\p{M}]+/u).every(word => LOOK_ALIKE.filter(script => script.test(word)).length < 2);
}

const pairs = (letters: string, likes: string): readonly (readonly [string, string])[] =>
  [...letters].map((letter, i) => [letter, [...likes][i] as string]);

/** Capitals first: in most type an I is an l, and a Greek Ν an N although its ν is a v. */
const capitals = new Map([
  ...pairs('I1|Ⅰǀ', 'lllll'),
  ...pairs('АВЕЅІЈКМНОРСТУХԀԚԜҺӀ', 'ABESlJKMHOPCTYXDQWHl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ', 'ABEZHlKMNOPTYXC'),
]);
const small = new Map([
  ...pairs('0ı', 'oi'),
  ...pairs('аеѕіјорсухԁԛԝһӏ', 'aesijopcyxdqwhl'),
  ...pairs('αικνορυχϲօոսհ', 'aikvopuxconuh'),
  ...pairs('‐‑‒–—―−’ʼ‘`´ʹ·•', "-------''''''.."),
]);

/** Capital or small, wide or narrow: the same letters. */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Names that look alike have the same skeleton: the idea of Unicode TR 39, with a short table of our own. */
export function skeletonOf(name: string): string {
  const swap = (text: string, table: ReadonlyMap<string, string>): string =>
    [...text].map(letter => table.get(letter) ?? letter).join('');
  const bare = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Zs}]+/gu, ' ');
  return swap(swap(bare, capitals).toLowerCase(), small).trim();
}

export const isSameName = (one: string, other: string): boolean =>
  folded(one) === folded(other) || skeletonOf(one) === skeletonOf(other);
