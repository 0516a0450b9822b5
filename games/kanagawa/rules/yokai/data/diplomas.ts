import type { Diploma } from '../../data/diplomas.ts';

export const newDiplomaColors = ['orange', 'white', 'brown', 'black'] as const;
export type NewDiplomaColor = (typeof newDiplomaColors)[number];

/** What a diploma of the expansion asks for. */
export type NewNeed =
  | { readonly kind: 'coloredKites'; readonly kite: 'yellowKite' | 'blueKite' | 'redKite'; readonly count: number }
  | { readonly kind: 'kites'; readonly count: number }
  /** One card for each entry, with exactly so many lanterns on it. */
  | { readonly kind: 'lanterns'; readonly cards: readonly number[] }
  | { readonly kind: 'umbrellas'; readonly count: number }
  | { readonly kind: 'yokai'; readonly count: number };

export type NewGift = 'passYokai';

/**
 * The expansion's 11 diplomas; their numbers go on where those of the base game end, so the first one here is 19.
 *
 * Provenance: the list in the rules of the expansion. The colours' names are ours.
 */
export const newDiplomas: readonly Diploma[] = [
  { color: 'orange', needs: { kind: 'coloredKites', kite: 'yellowKite', count: 3 }, harmony: 3, gives: 'brush' },
  { color: 'orange', needs: { kind: 'coloredKites', kite: 'blueKite', count: 3 }, harmony: 4, gives: 'passYokai' },
  { color: 'orange', needs: { kind: 'coloredKites', kite: 'redKite', count: 2 }, harmony: 5, gives: 'assistant' },
  { color: 'orange', needs: { kind: 'kites', count: 7 }, harmony: 6, gives: 'storm' },
  { color: 'white', needs: { kind: 'lanterns', cards: [1, 1, 1] }, harmony: 3 },
  { color: 'white', needs: { kind: 'lanterns', cards: [2, 2] }, harmony: 4 },
  { color: 'white', needs: { kind: 'lanterns', cards: [1, 2, 3] }, harmony: 6 },
  { color: 'brown', needs: { kind: 'umbrellas', count: 2 }, harmony: 3, gives: 'passYokai' },
  { color: 'brown', needs: { kind: 'umbrellas', count: 3 }, harmony: 5, gives: 'assistant' },
  { color: 'brown', needs: { kind: 'umbrellas', count: 4 }, harmony: 7 },
  { color: 'black', needs: { kind: 'yokai', count: 3 }, harmony: 4 },
];
