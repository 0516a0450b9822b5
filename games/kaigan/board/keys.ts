import { ofKind } from '@hanga/web/table/selection.ts';
import type { Shortcut } from '@hanga/web/table/shortcuts.ts';
import { board } from '../rules/index.ts';
import type { BoardContext } from './context.ts';

/** A row is claimed by its number. */
export const keysOf = ({ view, legal, words, act }: BoardContext): Shortcut[] =>
  Array.from({ length: board.rowsFor(view.players.length) }, (_, row) => {
    const claim = ofKind(legal, 'claim').find(action => action.row === row);
    return { key: String(row + 1), label: words.row(row + 1), press: claim && (() => act(claim)) };
  });
