import { type LessonCard, type SubjectName, type SuitName, subjects, suits } from './data/cardTypes.ts';
import { type Diploma, type DiplomaColor, diplomaColors, diplomas } from './data/diplomas.ts';
import { lessonCards } from './data/lessonCards.ts';
import type { CardId, SuitId } from './types.ts';
import { newSubjects, newSuits } from './yokai/data/cardTypes.ts';
import { newDiplomaColors, newDiplomas } from './yokai/data/diplomas.ts';
import { newLessonCards } from './yokai/data/lessonCards.ts';

/**
 * Everything that may lie on a table, the base game first and then the expansion: so the numbers of the base game are
 * the same with and without it. A thing's number is its place here.
 */
export const everySuit: readonly SuitName[] = [...suits, ...newSuits];
export const everySubject: readonly SubjectName[] = [...subjects, ...newSubjects];
export const everyCard: readonly LessonCard[] = [...lessonCards, ...newLessonCards];
export const everyColor: readonly DiplomaColor[] = [...diplomaColors, ...newDiplomaColors];
export const everyDiploma: readonly Diploma[] = [...diplomas, ...newDiplomas];

/** K4: the suits of a table without the expansion. */
export const baseSuits: readonly SuitId[] = suits.map((_, suit) => suit);
export const isNewSuit = (suit: SuitId): boolean => suit >= suits.length;

const cardsBySuit: readonly (readonly CardId[])[] = everySuit.map(suit =>
  everyCard.flatMap((card, id) => (card.suit === suit ? [id] : [])),
);
export const cardsOfSuit = (suit: SuitId): readonly CardId[] => cardsBySuit[suit] as readonly CardId[];

/** K4, Y3: the cards that are played with, in the order of their numbers. */
export const cardsOf = (suits: readonly SuitId[]): readonly CardId[] => suits.flatMap(cardsOfSuit);
