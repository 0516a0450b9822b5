import type { MainButton } from '@hanga/web/table/Bar.tsx';
import type { Shortcut } from '@hanga/web/table/shortcuts.ts';
import { whyNot } from './ahead.ts';
import type { BoardContext } from './context.ts';
import { buttonOf } from './pieces.ts';
import { only, takes } from './selection.ts';
import { pathWords } from './wayWords.ts';

/** What the player is asked: about the thing in hand, or by the game. While a way is shown, that is told instead. */
export function askOf({ picked, words, text, view, who, me, path }: BoardContext): string {
  if (path.length > 0) return words.paintBy(pathWords(path, me, words));
  switch (picked?.kind) {
    case 'card':
      return words.pickedCard(text.cardName(picked.card));
    case 'brush':
      return words.pickedBrush;
    case 'icon':
      return words.pickedStanding;
    case 'column':
      return words.pickedColumn;
    case 'diploma':
      return words.pickedDiploma;
    case 'yokai':
      return picked.from === undefined ? words.pickedYokai : words.pickedDiploma;
    case undefined:
      return text.prompt(view, who);
  }
}

/** The two decisions that are no thing on the table: wait, and end the turn. */
export function mainOf({ view, mine, legal, words, text, act }: BoardContext): MainButton {
  const { phase, viewer } = view;
  const kind = phase.kind === 'school' ? 'wait' : 'end';
  const action = only(legal, kind);
  return {
    label: words[kind],
    key: kind === 'wait' ? 'w' : 'e',
    piece: buttonOf[kind],
    isDue: phase.kind !== 'over' && phase.seat === viewer,
    press: action && (() => act(action)),
    isOnly: legal.length === 1,
    refusal: () => text.refusal(whyNot(view, mine, { kind })),
  };
}

/** A column is taken by its number. */
export const keysOf = ({ view, legal, words, act }: BoardContext): Shortcut[] =>
  view.columns.map((_, column) => {
    const take = takes(legal).find(action => action.column === column);
    return { key: String(column + 1), label: words.column(column + 1), press: take && (() => act(take)) };
  });
