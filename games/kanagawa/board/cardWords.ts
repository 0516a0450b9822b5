import { labelled } from '@hanga/web/text/labelled.ts';
import { cards as cardRules, everyCard, type Shown } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { takes } from './selection.ts';
import { wayAfterTaking } from './ways.ts';
import { paintableWords } from './wayWords.ts';

type Speaks = Pick<BoardContext, 'words' | 'text'>;

/** All that a card shows, in words: season, medallions, subject, seal, plank, and a yokai that comes with it. */
export function cardWords({ words, text }: Speaks, card: Shown): string {
  if (typeof card !== 'number') return text.shown(card);
  const facts = everyCard[card]!;
  return [
    labelled(words.inPrint, text.printPart(facts)),
    labelled(words.inStudio, text.studioPart(facts)),
    // The card's name with what it brings, where it brings something.
    ...(cardRules.bringsYokai(card) ? [text.shown(card)] : []),
  ].join('. ');
}

/**
 * A column of the school with all that its cards show; where it can be taken, what that is called, and of each card
 * whether brushes could paint it then.
 */
export function columnWords(context: BoardContext, column: number, lesson: readonly Shown[]): string {
  const { text, words, view, mine, legal } = context;
  const take = takes(legal).find(action => action.column === column);
  // "Take the second column: …": what follows would name the cards, but not all that they show.
  const [call = ''] = take ? text.action(take, view).split(/\s*:/) : [`${text.terms.column} ${column + 1}`];
  const cards = lesson.map(card =>
    take && typeof card === 'number'
      ? `${cardWords(context, card)}. ${paintableWords(wayAfterTaking(view, mine, column, card), words)}`
      : cardWords(context, card),
  );
  return labelled(call, cards.join('; '));
}
