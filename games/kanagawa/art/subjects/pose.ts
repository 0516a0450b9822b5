import { everyCard } from '../../rules/index.ts';
import type { Season, Subject } from '../types.ts';
import { isKite, snowyArt } from './index.ts';

/** How often a single subject is drawn anew: by the sprite's names, the first without a number. */
const posesOf: Partial<Record<Subject, number>> = {
  samurai: 3,
  peasant: 3,
  monk: 3,
  lady: 3,
  boar: 3,
  stag: 3,
  crane: 3,
  butterfly: 3,
  thatchedHouse: 2,
  tiledHouse: 2,
  tower: 2,
  palace: 2,
  roundHouse: 2,
  temple: 2,
};

/** What a single one of these may look like instead, in order. */
const singles: Partial<Record<Subject, readonly string[]>> = {
  tree: ['tree1', 'oldPine', 'willow'],
  umbrella: ['umbrella1', 'umbrellaDrying'],
};

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

function looks(subject: Subject, count: number, season: Season): readonly string[] {
  const composed = `${subject}${Math.min(most(subject), count)}`;
  const own = subject === 'tree' ? seasonTree[season] : undefined;
  if (own) return [`${own}${Math.min(3, count)}`];
  if (count === 1 && singles[subject]) {
    const all = singles[subject];
    return season === 'winter' ? all.filter(id => id !== 'willow') : all;
  }
  if (isKite(subject) || subject === 'lantern' || subject === 'tree' || subject === 'umbrella') return [composed];
  return Array.from({ length: posesOf[subject] ?? 1 }, (_, pose) => (pose === 0 ? subject : `${subject}-${pose + 1}`));
}

/**
 * The sprite's name of a card's subject. Cards with one subject take its poses in turn, so that two alike hardly ever
 * meet in a print; what is counted comes composed in ones, twos and threes; and winter lies on roofs.
 */
export function subjectArtId(subject: Subject, count: number, season: Season, number: number): string {
  const ids = looks(subject, count, season);
  const id = ids[rankOf(number) % ids.length] ?? subject;
  return season === 'winter' && `${id}-snow` in snowyArt ? `${id}-snow` : id;
}

/** Which way it faces: a pose that comes again comes the other way round. */
export function facing(subject: Subject, count: number, season: Season, number: number): 1 | -1 {
  const { length } = looks(subject, count, season);
  const rank = rankOf(number);
  return (Math.floor(rank / length) + (rank % length)) % 2 ? -1 : 1;
}
