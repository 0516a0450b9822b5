import { type CardId, cards, everyCard, icons, type Need, type Player, subjectsIn } from '../rules/index.ts';
import { newDistance } from './yokai.ts';

/** How many things a player still lacks for a diploma: trees, subjects, brushes placed, arrows or landscapes. */
export function distanceTo(need: Need, player: Player, print: readonly CardId[]): number {
  switch (need.kind) {
    case 'trees':
      return Math.max(0, need.count - subjectsIn(print)[TREE]!);
    case 'each': {
      const shown = subjectsIn(print);
      return need.of.filter(subject => shown[cards.subjectNumber(subject)] === 0).length;
    }
    case 'different': {
      const shown = subjectsIn(print);
      return Math.max(0, need.count - subjectsOf[need.suit]!.filter(subject => shown[subject]! > 0).length);
    }
    case 'identical': {
      const shown = subjectsIn(print);
      return Math.max(0, need.count - Math.max(...subjectsOf[need.suit]!.map(subject => shown[subject]!)));
    }
    case 'brushes':
      return Math.max(0, need.count - icons.brushesPlaced(player.icons));
    case 'arrows':
      return Math.max(0, need.count - player.arrows);
    case 'landscapes':
      return Math.max(0, need.count - icons.mostIdentical(player.icons));
    default:
      return newDistance(need, player, print);
  }
}

const TREE = cards.subjectNumber('tree');
const subjectsOf: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  ['character', 'building'].map(suit => {
    const names = everyCard.flatMap(card => (card.suit === suit && card.print.subject ? [card.print.subject] : []));
    return [suit, [...new Set(names)].map(cards.subjectNumber)];
  }),
);
