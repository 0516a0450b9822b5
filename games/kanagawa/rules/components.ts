import { type LessonCard, type SubjectName, type SuitName, subjects, suits } from './data/cardTypes.ts';
import { corrections } from './data/corrections.ts';
import { type Diploma, type DiplomaColor, diplomaColors, diplomas } from './data/diplomas.ts';
import { lessonCards } from './data/lessonCards.ts';
import { newestRules } from './editions.ts';
import type { CardId, SuitId } from './types.ts';
import { newSubjects, newSuits } from './yokai/data/cardTypes.ts';
import { newDiplomaColors, newDiplomas } from './yokai/data/diplomas.ts';
import { newLessonCards } from './yokai/data/lessonCards.ts';

const firstCards: readonly LessonCard[] = [...lessonCards, ...newLessonCards];

/**
 * Everything that may lie on a table, the base game first, then the expansion, then corrected cards: so the numbers of
 * the base game are the same with and without the expansion, and a number means the same card for ever. A thing's
 * number is its place here.
 */
export const everySuit: readonly SuitName[] = [...suits, ...newSuits];
export const everySubject: readonly SubjectName[] = [...subjects, ...newSubjects];
export const everyCard: readonly LessonCard[] = [...firstCards, ...corrections.map(({ card }) => card)];
export const everyColor: readonly DiplomaColor[] = [...diplomaColors, ...newDiplomaColors];
export const everyDiploma: readonly Diploma[] = [...diplomas, ...newDiplomas];

/** K4: the suits of a table without the expansion. */
export const baseSuits: readonly SuitId[] = suits.map((_, suit) => suit);
export const isNewSuit = (suit: SuitId): boolean => suit >= suits.length;

/** The cards of every suit under a rules number: a corrected one stands where the card stood that it replaces. */
function cardsBySuit(rules: number): readonly (readonly CardId[])[] {
  const cards = firstCards.map((_, card) => card);
  corrections.forEach((correction, i) => {
    if (correction.rules <= rules) cards[cards.indexOf(correction.replaces)] = firstCards.length + i;
  });
  return everySuit.map(suit => cards.filter(card => (everyCard[card] as LessonCard).suit === suit));
}
const cardsUnder = Array.from({ length: newestRules + 1 }, (_, rules) => cardsBySuit(rules));

export const cardsOfSuit = (suit: SuitId, rules: number): readonly CardId[] =>
  (cardsUnder[rules] as (typeof cardsUnder)[number])[suit] as readonly CardId[];

/** K4, Y3: the cards that are played with under a rules number, suit after suit. */
export const cardsOf = (suits: readonly SuitId[], rules: number): readonly CardId[] =>
  suits.flatMap(suit => cardsOfSuit(suit, rules));
