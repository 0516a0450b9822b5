import { countOf, NONE, subjectNumber, subjectOf } from './cards.ts';
import { subjects, suits } from './data/cardTypes.ts';
import { type Diploma, type DiplomaColor, diplomaColors, diplomas, type Need } from './data/diplomas.ts';
import { lessonCards } from './data/lessonCards.ts';
import { brushesPlaced, mostIdentical } from './icons.ts';
import type { CardId, DiplomaId, DiplomaSet, Options, Player, SuitId } from './types.ts';

export const diplomaOf = (diploma: DiplomaId): Diploma => diplomas[diploma] as Diploma;
export const allDiplomas: DiplomaSet = 2 ** diplomas.length - 1;
export function listOf(set: DiplomaSet): DiplomaId[] {
  const list: DiplomaId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

const setWhere = (holds: (diploma: Diploma) => boolean): DiplomaSet =>
  diplomas.reduce((set, diploma, i) => (holds(diploma) ? set | (1 << i) : set), 0);

/** The diplomas of each colour, by the colour's number. */
export const byColor: readonly DiplomaSet[] = diplomaColors.map(color => setWhere(diploma => diploma.color === color));
export const colorOf = (diploma: DiplomaId): number => diplomaColors.indexOf(diplomaOf(diploma).color);
const colored = (color: DiplomaColor): DiplomaSet => byColor[diplomaColors.indexOf(color)] as DiplomaSet;

/** Which diplomas each kind of change can make due. */
export const bySuit: readonly DiplomaSet[] = suits.map(
  suit =>
    ({ tree: colored('green'), animal: colored('blue'), character: colored('red'), building: colored('yellow') })[suit],
);
export const forBrushes = colored('pink');
export const forArrows = colored('purple');
export const forLandscapes = colored('cyan');

/** K23 to K25: of `among`, those the player meets and has neither left nor closed by taking another of the colour. */
export function dueTo(player: Player, table: DiplomaSet, among: DiplomaSet, options: Options): DiplomaSet {
  let open = among & table & ~player.left;
  for (const color of byColor) if (player.diplomas & color) open &= ~color;
  let due = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const diploma = 31 - Math.clz32(rest & -rest);
    if (meets(player, diplomaOf(diploma).needs, options)) due |= 1 << diploma;
  }
  return due;
}

/** K28 and K29. */
export function meets(player: Player, need: Need, options: Options): boolean {
  switch (need.kind) {
    case 'trees':
      return subjectsIn(player.print)[TREE]! >= need.count;
    case 'each': {
      const shown = subjectsIn(player.print);
      return need.of.every(subject => shown[subjectNumber(subject)]! > 0);
    }
    case 'different': {
      const shown = subjectsIn(player.print);
      return subjectsOf(suits.indexOf(need.suit)).filter(subject => shown[subject]! > 0).length >= need.count;
    }
    case 'identical': {
      const shown = subjectsIn(player.print);
      return subjectsOf(suits.indexOf(need.suit)).some(subject => shown[subject]! >= need.count);
    }
    case 'brushes':
      return brushesPlaced(player.icons) + (options.brushDiplomas === 'owned' ? player.brushes : 0) >= need.count;
    case 'arrows':
      return player.arrows >= need.count;
    case 'landscapes':
      return mostIdentical(player.icons) >= need.count;
  }
}

const TREE = subjectNumber('tree');

const NONE_SHOWN: readonly number[] = subjects.map(() => 0);

/** How often each subject is shown in a print. */
export function subjectsIn(print: readonly CardId[]): number[] {
  const shown = NONE_SHOWN.slice();
  for (const card of print) {
    const subject = subjectOf(card);
    if (subject !== NONE) shown[subject]! += countOf(card);
  }
  return shown;
}

const subjectsBySuit = suits.map(suit => [
  ...new Set(
    lessonCards
      .filter(card => card.suit === suit && card.print.subject)
      .map(card => subjectNumber(card.print.subject!)),
  ),
]);
const subjectsOf = (suit: SuitId): readonly number[] => subjectsBySuit[suit] as number[];
