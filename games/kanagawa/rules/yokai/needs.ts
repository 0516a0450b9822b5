import { countOf, subjectNumber, subjectOf } from '../cards.ts';
import type { CardId, Player } from '../types.ts';
import type { NewNeed } from './data/diplomas.ts';

const LANTERN = subjectNumber('lantern');
const UMBRELLA = subjectNumber('umbrella');
const KITES: readonly number[] = (['yellowKite', 'blueKite', 'redKite'] as const).map(subjectNumber);

/** All that the expansion's diplomas read of a player. */
export type Needing = Pick<Player, 'print' | 'yokai'>;

/** Y4, Y5, Y6, Y13. */
export function meetsNew({ print, yokai }: Needing, need: NewNeed): boolean {
  switch (need.kind) {
    case 'coloredKites':
      return shownIn(print, subjectNumber(need.kite)) >= need.count;
    case 'kites':
      return kitesIn(print) >= need.count;
    case 'lanterns':
      return lanternCardsLacking(print, need.cards) === 0;
    case 'umbrellas':
      return longestUmbrellas(print) >= need.count;
    case 'yokai':
      return yokai >= need.count;
  }
}

/** The same, counted: how much there is of what is asked for. */
export function newProgress({ print, yokai }: Needing, need: NewNeed): { readonly have: number; readonly of: number } {
  switch (need.kind) {
    case 'coloredKites':
      return { have: shownIn(print, subjectNumber(need.kite)), of: need.count };
    case 'kites':
      return { have: kitesIn(print), of: need.count };
    case 'lanterns':
      return { have: need.cards.length - lanternCardsLacking(print, need.cards), of: need.cards.length };
    case 'umbrellas':
      return { have: longestUmbrellas(print), of: need.count };
    case 'yokai':
      return { have: yokai, of: need.count };
  }
}

/** How often a print shows a subject. */
export function shownIn(print: readonly CardId[], subject: number): number {
  let shown = 0;
  for (const card of print) if (subjectOf(card) === subject) shown += countOf(card);
  return shown;
}

/** Y4: of any colours. */
export const kitesIn = (print: readonly CardId[]): number =>
  KITES.reduce((kites, kite) => kites + shownIn(print, kite), 0);

/** Y5: how many of the cards asked for are missing, each with exactly so many lanterns. */
export function lanternCardsLacking(print: readonly CardId[], asked: readonly number[]): number {
  const cards = [0, 0, 0, 0];
  for (const card of print) if (subjectOf(card) === LANTERN) cards[countOf(card)]!++;
  let lacking = 0;
  for (const lanterns of asked) if (--cards[lanterns]! < 0) lacking++;
  return lacking;
}

/** Y6: the most umbrellas on consecutive cards that each show one; any other card ends the run. */
export function longestUmbrellas(print: readonly CardId[]): number {
  let [run, longest] = [0, 0];
  for (const card of print) {
    run = subjectOf(card) === UMBRELLA ? run + countOf(card) : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
