import type { BaseSuitName } from '../data/cardTypes.ts';
import type { NewSuitName } from './data/cardTypes.ts';

/** Two suits by name, or drawn by chance when the table is laid. */
export type Chosen<Suit> = 'random' | readonly [Suit, Suit];

/** Y1, Y2: which suits of the base game, and which of the expansion. */
export interface YokaiOption {
  readonly base: Chosen<BaseSuitName>;
  readonly new: Chosen<NewSuitName>;
}

/** Why options are refused; `text/` says it in words. */
export type OptionRefusal =
  | { readonly kind: 'notOptions' }
  | { readonly kind: 'unknownOption'; readonly option: string }
  | { readonly kind: 'badBrushDiplomas' }
  | { readonly kind: 'badNoColumn' }
  | { readonly kind: 'badYokai' }
  | { readonly kind: 'notTwoSuits'; readonly half: keyof YokaiOption; readonly given: number }
  | { readonly kind: 'unknownSuit'; readonly suit: string }
  | { readonly kind: 'wrongHalf'; readonly suit: BaseSuitName | NewSuitName; readonly half: keyof YokaiOption }
  | { readonly kind: 'suitTwice'; readonly suit: BaseSuitName | NewSuitName };
