import { everyCard } from '../../rules/index.ts';
import type { Season, Subject } from '../types.ts';
import { isKite } from './index.ts';

/** How often a subject is drawn anew. */
const poses = 3;

/** What a single tree may look like instead, in order. */
const singleTrees = ['tree1', 'oldPine', 'willow', 'cloudPine'] as const;

/** Spring and autumn have trees of their own. */
const seasonTree: Partial<Record<Season, string>> = { spring: 'cherry', autumn: 'maple' };
const most = (subject: Subject): number => (subject === 'umbrella' ? 2 : 3);

const ranks = new Map<number, number>();

/** Which of the cards with the same subject this one is: cards of one rank never share a subject. */
function rankOf(number: number): number {
  if (ranks.size === 0) {
    const seen = new Map<string, number>();
    for (const [card, { print }] of everyCard.entries()) {
      const key = `${print.subject} ${print.count ?? 1}`;
      const rank = seen.get(key) ?? 0;
      ranks.set(card, rank);
      seen.set(key, rank + 1);
    }
  }
  return ranks.get(number) ?? number;
}

const numbered = (id: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, pose) => (pose === 0 ? id : `${id}-${pose + 1}`));

/** The sprite's names of so many kites, lanterns or umbrellas: the first way without a number. */
export const countedLooks = (subject: Subject, count: number): readonly string[] =>
  numbered(`${subject}${Math.min(most(subject), count)}`, subject === 'umbrella' && count === 1 ? 4 : poses);

/** The sprite's names of what a card's subject may look like. */
export function looks(subject: Subject, count: number, season: Season): readonly string[] {
  if (subject === 'tree') {
    const own = seasonTree[season];
    if (own || count > 1) return numbered(`${own ?? 'tree'}${Math.min(3, count)}`, poses);
    return season === 'winter' ? singleTrees.filter(id => id !== 'willow') : singleTrees;
  }
  if (isKite(subject) || subject === 'lantern' || subject === 'umbrella') return countedLooks(subject, count);
  return numbered(subject, poses);
}

/** Which of its looks a card's subject has by itself: cards with one subject take them in turn. */
export const ownLook = (subject: Subject, count: number, season: Season, number: number): number =>
  rankOf(number) % looks(subject, count, season).length;

/**
 * The sprite's name of a card's subject, in its own look or the one it is given; what is counted comes composed in
 * ones, twos and threes; and winter lies on roofs.
 */
export function subjectArtId(subject: Subject, count: number, season: Season, number: number, look?: number): string {
  const id = looks(subject, count, season)[look ?? ownLook(subject, count, season, number)] ?? subject;
  return season === 'winter' && /^(tree\d|oldPine|cloudPine|roundHouse|tiledHouse)/.test(id) ? `${id}-snow` : id;
}

/** Which way it faces: a pose that comes again comes the other way round. */
export function facing(subject: Subject, count: number, season: Season, number: number): 1 | -1 {
  const { length } = looks(subject, count, season);
  const rank = rankOf(number);
  return (Math.floor(rank / length) + (rank % length)) % 2 ? -1 : 1;
}
