import { type OfKind, ofKind } from '@hanga/web/table/selection.ts';
import type { Handle } from '@hanga/web/table/useFocus.ts';
import type { Action, CardId, PlaceId, SpaceId } from '../rules/index.ts';
import { pieceOf } from './pieces.ts';

/** What the player has picked up: it narrows the legal actions, and the next click answers the rest. */
export type Picked =
  | { readonly kind: 'card'; readonly card: CardId }
  /** A tile that could get one marker or two. */
  | { readonly kind: 'tile'; readonly place: PlaceId };

/** Where the focus goes back to when the thing is put down. */
export function handleOf(picked: Picked, seat: number): Handle {
  const piece = picked.kind === 'card' ? pieceOf.card(seat, picked.card) : pieceOf.place(picked.place);
  return { selector: `button[data-piece="${piece}"]` };
}

type Of<Kind extends Action['kind']> = OfKind<Action, Kind>;

/** The legal actions that a picked-up thing can still become. */
export function narrow(legal: readonly Action[], picked: Picked): readonly Action[] {
  switch (picked.kind) {
    case 'card':
      return ofKind(legal, 'play').filter(action => action.card === picked.card);
    case 'tile':
      return marksOn(legal, picked.place);
  }
}

/** Ways to put markers on a tile. */
export const marksOn = (legal: readonly Action[], place: PlaceId): (Of<'map'> | Of<'mark'>)[] =>
  [...ofKind(legal, 'map'), ...ofKind(legal, 'mark')].filter(action => action.place === place);

export const playsOn = (legal: readonly Action[], space: SpaceId): Of<'play'> | undefined =>
  ofKind(legal, 'play').find(action => action.space === space);

/** The one decision that is no thing on the table: what the large button does. */
export const mainAction = (legal: readonly Action[]): Of<'endTurn'> | Of<'pass'> | Of<'done'> | undefined =>
  ofKind(legal, 'endTurn')[0] ?? ofKind(legal, 'pass')[0] ?? ofKind(legal, 'done')[0];

/** The ways of a space's action that are chosen by words: everything that points at no piece. */
const worded: readonly Action['kind'][] = ['perform', 'dispatch', 'mapWidely', 'sideJob', 'survey', 'returnQuadrant'];
export const waysOf = (legal: readonly Action[]): Action[] => legal.filter(({ kind }) => worded.includes(kind));
