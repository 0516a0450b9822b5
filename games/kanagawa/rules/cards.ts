import { baseSuits, cardsOf, everyCard, everySubject, everySuit } from './components.ts';
import { type LessonCard, landscapes, type SubjectName, seasons } from './data/cardTypes.ts';
import { newestRules } from './editions.ts';
import type { CardId, SuitId } from './types.ts';

/** The lesson cards as columns of small numbers: the rules read these far more often than anything else. */
const column = (value: (card: LessonCard) => number): readonly number[] => everyCard.map(value);

export const NONE = -1;
export const JOKER = landscapes.indexOf('joker');
export const STORM = seasons.indexOf('storm');
/** A stand-in for a lookup that types cannot promise: card numbers come from the rules, never from outside. */
const at = (table: readonly number[], card: CardId): number => table[card] as number;

const suit = column(card => everySuit.indexOf(card.suit));
const studioLandscape = column(card => (card.studio.landscape ? landscapes.indexOf(card.studio.landscape) : NONE));
const icon = everyCard.map(card => card.studio.icon);
const studioHarmony = column(card => card.studio.harmony ?? 0);
const printLandscape = column(card => landscapes.indexOf(card.print.landscape));
const printBrushes = column(card => card.print.brushes);
const printSeason = column(card => seasons.indexOf(card.print.season));
const printSubject = column(card => (card.print.subject ? everySubject.indexOf(card.print.subject) : NONE));
const printCount = column(card => card.print.count ?? 0);
const printHarmony = column(card => card.print.harmony ?? 0);
const arrives = everyCard.map(card => card.yokai === 'arrives');

export const suitOf = (card: CardId): SuitId => at(suit, card);
/** The landscape icon it adds to a studio, or NONE. */
export const studioLandscapeOf = (card: CardId): number => at(studioLandscape, card);
export const studioIconOf = (card: CardId): LessonCard['studio']['icon'] => icon[card];
export const studioHarmonyOf = (card: CardId): number => at(studioHarmony, card);
export const landscapeOf = (card: CardId): number => at(printLandscape, card);
export const brushesFor = (card: CardId): number => at(printBrushes, card);
export const seasonOf = (card: CardId): number => at(printSeason, card);
/** The subject it shows in a print, or NONE. */
export const subjectOf = (card: CardId): number => at(printSubject, card);
export const countOf = (card: CardId): number => at(printCount, card);
export const harmonyOf = (card: CardId): number => at(printHarmony, card);

/** Y7: picking it up brings a yokai. */
export const bringsYokai = (card: CardId): boolean => arrives[card] as boolean;

export const cardOf = (card: CardId): LessonCard => everyCard[card] as LessonCard;
export const subjectNumber = (name: SubjectName): number => everySubject.indexOf(name);
/** The base game's deck, under the newest rules. */
export const allCards: readonly CardId[] = cardsOf(baseSuits, newestRules);
