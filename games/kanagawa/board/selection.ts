import type { Seat } from '@hanga/kernel';
import { type OfKind, ofKind } from '@hanga/web/table/selection.ts';
import type { Handle } from '@hanga/web/table/useFocus.ts';
import type { Action, CardId, DiplomaId, Icon } from '../rules/index.ts';
import { pieceOf } from './pieces.ts';

/** What the player has picked up: it narrows the legal actions, and the next click answers the rest. */
export type Picked =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'brush' }
  | { readonly kind: 'icon'; readonly icon: number }
  | { readonly kind: 'diploma'; readonly diploma: DiplomaId }
  /** Mine to pass on, or one that comes from another player. */
  | { readonly kind: 'yokai'; readonly from?: Seat };

type Of<Kind extends Action['kind']> = OfKind<Action, Kind>;

/** Where the focus goes back to when the thing is put down. */
export function handleOf(picked: Picked): Handle {
  switch (picked.kind) {
    case 'card':
      return { selector: `[data-piece="${pieceOf.card(picked.card)}"] .half` };
    case 'column':
      return { selector: `[data-piece="${pieceOf.column(picked.column)}"]`, isLifted: true };
    case 'icon':
      return { selector: `.plank[data-piece$="-${picked.icon}"]` };
    case 'brush':
      return { selector: '.tray' };
    case 'diploma':
      return { selector: '.offer .primary' };
    case 'yokai':
      return { selector: '.whom button' };
  }
}

/** The legal actions that a picked-up thing can still become. */
export function narrow(legal: readonly Action[], icons: readonly Icon[], picked: Picked): readonly Action[] {
  switch (picked.kind) {
    case 'column':
      return ofKind(legal, 'take').filter(action => action.column === picked.column);
    case 'card':
      return legal.filter(action => 'card' in action && action.card === picked.card);
    case 'brush':
      return ofKind(legal, 'place');
    case 'icon':
      return ofKind(legal, 'move').filter(action => icons[action.from] === icons[picked.icon]);
    case 'diploma':
      return ofKind(legal, 'takeDiploma').filter(action => action.diploma === picked.diploma);
    case 'yokai':
      return yokaiMoves(legal).filter(action => action.kind === 'giveYokai' || action.from === picked.from);
  }
}

/** Icons that are alike are offered once: the one offered stands for them all, and `hollows.ts` for which it is. */
export const brushTo = (
  actions: readonly Action[],
  icons: readonly Icon[],
  icon: number,
): Of<'place'> | Of<'move'> | undefined =>
  ofKind(actions, 'place').find(action => icons[action.icon] === icons[icon]) ??
  ofKind(actions, 'move').find(action => icons[action.to] === icons[icon]);

/** To whom a yokai may go, or from whom it may come. */
export const yokaiMoves = (actions: readonly Action[]): (Of<'takeYokai'> | Of<'giveYokai'>)[] => [
  ...ofKind(actions, 'takeYokai'),
  ...ofKind(actions, 'giveYokai'),
];
export const prints = (actions: readonly Action[]): Of<'print'>[] => ofKind(actions, 'print');
export const studios = (actions: readonly Action[]): Of<'studio'>[] => ofKind(actions, 'studio');
export const takes = (actions: readonly Action[]): Of<'take'>[] => ofKind(actions, 'take');
export const diplomasOffered = (actions: readonly Action[]): Of<'takeDiploma'>[] => ofKind(actions, 'takeDiploma');
export const colorsToLeave = (actions: readonly Action[]): Of<'leaveDiplomas'>[] => ofKind(actions, 'leaveDiplomas');
export const only = <Kind extends 'wait' | 'end'>(actions: readonly Action[], kind: Kind): Of<Kind> | undefined =>
  ofKind(actions, kind)[0];
