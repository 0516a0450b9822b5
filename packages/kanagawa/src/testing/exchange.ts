import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import { faceDownSpaces } from '../data/box.ts';
import { suits } from '../data/cardTypes.ts';
import { lessonCards } from '../data/lessonCards.ts';
import type { CardId, State } from '../types.ts';

/**
 * The same table for `viewer`, with other faces behind the backs: the deck, what lies face down at school, and what
 * others took face down are exchanged among cards of one suit. From the rules (K4, K43), not from `view.ts`.
 */
export function exchange(state: State, viewer: Viewer, rng: Rng): State {
  const isHidden = (_: CardId, row: number, column: number): boolean => faceDownSpaces[row]![column]!;
  const hidden = [
    ...state.deck,
    ...state.columns.flatMap((lesson, column) => lesson.filter((id, row) => isHidden(id, row, column))),
    ...state.players.flatMap((player, seat) => (seat === viewer ? [] : player.secret)),
  ];
  const faces = suits.map(suit =>
    shuffle(
      rng,
      hidden.filter(id => lessonCards[id]!.suit === suit),
    ),
  );
  const other = (id: CardId): CardId => faces[suits.indexOf(lessonCards[id]!.suit)]!.pop()!;
  return {
    ...state,
    deck: state.deck.map(other),
    columns: state.columns.map((lesson, column) =>
      lesson.map((id, row) => (isHidden(id, row, column) ? other(id) : id)),
    ),
    players: state.players.map((player, seat) =>
      seat === viewer ? player : { ...player, secret: player.secret.map(other) },
    ),
  };
}
