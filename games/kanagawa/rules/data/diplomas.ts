import type { NewDiplomaColor, NewGift, NewNeed } from '../yokai/data/diplomas.ts';
import type { SubjectName, SuitName } from './cardTypes.ts';

export const diplomaColors = ['green', 'blue', 'red', 'yellow', 'pink', 'purple', 'cyan'] as const;
export type BaseDiplomaColor = (typeof diplomaColors)[number];
export type DiplomaColor = BaseDiplomaColor | NewDiplomaColor;

/** What a diploma asks for: of the print (the first four kinds) or of the studio (the others). */
export type BaseNeed =
  | { readonly kind: 'trees'; readonly count: number }
  | { readonly kind: 'each'; readonly of: readonly SubjectName[] }
  | { readonly kind: 'different'; readonly suit: SuitName; readonly count: number }
  | { readonly kind: 'identical'; readonly suit: SuitName; readonly count: number }
  | { readonly kind: 'brushes'; readonly count: number }
  | { readonly kind: 'arrows'; readonly count: number }
  | { readonly kind: 'landscapes'; readonly count: number };
export type Need = BaseNeed | NewNeed;

export type BaseGift = 'brush' | 'storm' | 'assistant';
export type Gift = BaseGift | NewGift;

interface Slip<Color, Needs, Gives> {
  readonly color: Color;
  readonly needs: Needs;
  readonly harmony: number;
  readonly gives?: Gives;
}
/** A diploma of the base game. */
export type BaseDiploma = Slip<BaseDiplomaColor, BaseNeed, BaseGift>;
/** A diploma of the base game or of the expansion. */
export type Diploma = Slip<DiplomaColor, Need, Gift>;

/**
 * The 19 diplomas, by colour and then by what they are worth; a diploma's number is its place here.
 *
 * Provenance: photographs of the tiles and the rulebooks' list. A scanned English list gives crane and butterfly a
 * storm token and boar and stag no brush: the tiles and the French list say a brush for both, and there are only
 * three storm tokens. There is no "4 different characters".
 */
export const diplomas: readonly BaseDiploma[] = [
  { color: 'green', needs: { kind: 'trees', count: 3 }, harmony: 3 },
  { color: 'green', needs: { kind: 'trees', count: 4 }, harmony: 4, gives: 'storm' },
  { color: 'green', needs: { kind: 'trees', count: 5 }, harmony: 7, gives: 'assistant' },
  { color: 'blue', needs: { kind: 'each', of: ['boar', 'stag'] }, harmony: 3, gives: 'brush' },
  { color: 'blue', needs: { kind: 'each', of: ['crane', 'butterfly'] }, harmony: 4, gives: 'brush' },
  { color: 'blue', needs: { kind: 'each', of: ['boar', 'butterfly', 'stag'] }, harmony: 7, gives: 'assistant' },
  { color: 'red', needs: { kind: 'different', suit: 'character', count: 2 }, harmony: 3 },
  { color: 'red', needs: { kind: 'different', suit: 'character', count: 3 }, harmony: 4, gives: 'storm' },
  { color: 'red', needs: { kind: 'identical', suit: 'character', count: 3 }, harmony: 9 },
  { color: 'yellow', needs: { kind: 'different', suit: 'building', count: 2 }, harmony: 3 },
  { color: 'yellow', needs: { kind: 'different', suit: 'building', count: 3 }, harmony: 4, gives: 'storm' },
  { color: 'yellow', needs: { kind: 'different', suit: 'building', count: 4 }, harmony: 7, gives: 'assistant' },
  { color: 'pink', needs: { kind: 'brushes', count: 3 }, harmony: 1, gives: 'assistant' },
  { color: 'pink', needs: { kind: 'brushes', count: 4 }, harmony: 3 },
  { color: 'purple', needs: { kind: 'arrows', count: 2 }, harmony: 1, gives: 'assistant' },
  { color: 'purple', needs: { kind: 'arrows', count: 3 }, harmony: 3 },
  { color: 'cyan', needs: { kind: 'landscapes', count: 2 }, harmony: 2 },
  { color: 'cyan', needs: { kind: 'landscapes', count: 3 }, harmony: 3, gives: 'brush' },
  { color: 'cyan', needs: { kind: 'landscapes', count: 4 }, harmony: 5, gives: 'assistant' },
];
