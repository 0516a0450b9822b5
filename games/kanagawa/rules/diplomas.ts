import { countOf, NONE, subjectNumber, subjectOf } from './cards.ts';
import { everyCard, everyColor, everyDiploma, everySubject, everySuit, isNewSuit } from './components.ts';
import type { SuitName } from './data/cardTypes.ts';
import type { Diploma, DiplomaColor, Need } from './data/diplomas.ts';
import { brushesPlaced, mostIdentical } from './icons.ts';
import type { CardId, DiplomaId, DiplomaSet, Options, Player, SuitId } from './types.ts';
import { meetsNew } from './yokai/needs.ts';

export const diplomaOf = (diploma: DiplomaId): Diploma => everyDiploma[diploma] as Diploma;
/** Those of the base game and of the expansion: 30 bits. */
export const allDiplomas: DiplomaSet = 2 ** everyDiploma.length - 1;
export function listOf(set: DiplomaSet): DiplomaId[] {
  const list: DiplomaId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

const setWhere = (holds: (diploma: Diploma) => boolean): DiplomaSet =>
  everyDiploma.reduce((set, diploma, i) => (holds(diploma) ? set | (1 << i) : set), 0);

/** The diplomas of each colour, by the colour's number. */
export const byColor: readonly DiplomaSet[] = everyColor.map(color => setWhere(diploma => diploma.color === color));
export const colorOf = (diploma: DiplomaId): number => everyColor.indexOf(diplomaOf(diploma).color);
const colored = (color: DiplomaColor): DiplomaSet => byColor[everyColor.indexOf(color)] as DiplomaSet;
const sameColor: readonly DiplomaSet[] = everyDiploma.map(({ color }) => colored(color));
/** The diplomas that have the colour of this one, itself included. */
export const colorSetOf = (diploma: DiplomaId): DiplomaSet => sameColor[diploma] as DiplomaSet;

/** Which diplomas each kind of change can make due. */
const suitColors: Readonly<Record<SuitName, DiplomaColor>> = {
  tree: 'green',
  animal: 'blue',
  character: 'red',
  building: 'yellow',
  kite: 'orange',
  lantern: 'white',
  umbrella: 'brown',
};
export const bySuit: readonly DiplomaSet[] = everySuit.map(suit => colored(suitColors[suit]));
export const forBrushes = colored('pink');
export const forArrows = colored('purple');
export const forLandscapes = colored('cyan');
export const forYokai = colored('black');

/** K5, Y3: the diplomas of the studio, those of the suits that are played with, and with a new suit the yokai's. */
export const diplomasFor = (suits: readonly SuitId[]): DiplomaSet =>
  suits.reduce(
    (table, suit) => table | (bySuit[suit] as DiplomaSet) | (isNewSuit(suit) ? forYokai : 0),
    forBrushes | forArrows | forLandscapes,
  );

/** K29: which brushes count. */
export type Ruling = Pick<Options, 'brushDiplomas'>;

const brushesOf = (player: Player, options: Ruling): number =>
  brushesPlaced(player.icons) + (options.brushDiplomas === 'owned' ? player.brushes : 0);

/** K29: by how many brushes, arrows or landscapes alike there are, the diplomas that are met. No studio has 80 icons. */
const metWith = (kind: 'brushes' | 'arrows' | 'landscapes'): readonly DiplomaSet[] =>
  Array.from({ length: 80 }, (_, have) => setWhere(({ needs }) => needs.kind === kind && have >= needs.count));
const withBrushes = metWith('brushes');
const withArrows = metWith('arrows');
const withLandscapes = metWith('landscapes');
const ofStudios = forBrushes | forArrows | forLandscapes;

/** K23 to K25: of `among`, those the player meets and has neither left nor closed by taking another of the colour. */
export function dueTo(player: Player, table: DiplomaSet, among: DiplomaSet, options: Ruling): DiplomaSet {
  let open = among & table & ~player.left;
  for (let held = player.diplomas; held !== 0 && open !== 0; held &= held - 1) {
    open &= ~(sameColor[31 - Math.clz32(held & -held)] as DiplomaSet);
  }
  let due = 0;
  if ((open & forBrushes) !== 0) due |= open & (withBrushes[brushesOf(player, options)] as DiplomaSet);
  if ((open & forArrows) !== 0) due |= open & (withArrows[player.arrows] as DiplomaSet);
  if ((open & forLandscapes) !== 0) due |= open & (withLandscapes[mostIdentical(player.icons)] as DiplomaSet);
  for (let rest = open & ~ofStudios; rest !== 0; rest &= rest - 1) {
    const diploma = 31 - Math.clz32(rest & -rest);
    if (meets(player, diplomaOf(diploma).needs, options)) due |= 1 << diploma;
  }
  return due;
}

/** K28 and K29; the expansion's are with it. */
export function meets(player: Player, need: Need, options: Ruling): boolean {
  switch (need.kind) {
    case 'trees':
      return subjectsIn(player.print)[TREE]! >= need.count;
    case 'each': {
      const shown = subjectsIn(player.print);
      return need.of.every(subject => shown[subjectNumber(subject)]! > 0);
    }
    case 'different': {
      const shown = subjectsIn(player.print);
      let different = 0;
      for (const subject of subjectsOf(everySuit.indexOf(need.suit))) if (shown[subject]! > 0) different++;
      return different >= need.count;
    }
    case 'identical': {
      const shown = subjectsIn(player.print);
      return subjectsOf(everySuit.indexOf(need.suit)).some(subject => shown[subject]! >= need.count);
    }
    case 'brushes':
      return brushesOf(player, options) >= need.count;
    case 'arrows':
      return player.arrows >= need.count;
    case 'landscapes':
      return mostIdentical(player.icons) >= need.count;
    default:
      return meetsNew(player, need);
  }
}

export const TREE = subjectNumber('tree');

const NONE_SHOWN: readonly number[] = everySubject.map(() => 0);

/** How often each subject is shown in a print. */
export function subjectsIn(print: readonly CardId[]): number[] {
  const shown = NONE_SHOWN.slice();
  for (const card of print) {
    const subject = subjectOf(card);
    if (subject !== NONE) shown[subject]! += countOf(card);
  }
  return shown;
}

const subjectsBySuit = everySuit.map(suit => [
  ...new Set(
    everyCard.filter(card => card.suit === suit && card.print.subject).map(card => subjectNumber(card.print.subject!)),
  ),
]);
export const subjectsOf = (suit: SuitId): readonly number[] => subjectsBySuit[suit] as number[];
