import { type Rng, shuffle, type Viewer } from '@hanga/kernel';
import { everyCard } from '../components.ts';
import { faceDownSpaces } from '../data/box.ts';
import type { SuitName } from '../data/cardTypes.ts';
import type { CardId, State } from '../types.ts';

/**
 * The same table for `viewer`, with other faces behind the backs: the deck, what lies face down at school, and what
 * others took face down are exchanged among cards of one suit. A yokai's arrival was announced, so a card in a hand
 * is exchanged for one that would have been announced alike. From the rules (K4, K43, Y18), not from `view.ts`.
 */
export function exchange(state: State, viewer: Viewer, rng: Rng): State {
  const isHidden = (_: CardId, row: number, column: number): boolean => faceDownSpaces[row]![column]!;
  const faces = new Map<SuitName, CardId[]>();
  for (const id of [
    ...state.deck,
    ...state.columns.flatMap((lesson, column) => lesson.filter((id, row) => isHidden(id, row, column))),
    ...state.players.flatMap((player, seat) => (seat === viewer ? [] : player.secret)),
  ]) {
    const { suit } = everyCard[id]!;
    faces.set(suit, [...(faces.get(suit) ?? []), id]);
  }
  for (const [suit, ids] of faces) faces.set(suit, shuffle(rng, ids));
  const other = (id: CardId): CardId => faces.get(everyCard[id]!.suit)!.pop()!;
  const alike = (id: CardId): CardId => {
    const ids = faces.get(everyCard[id]!.suit)!;
    const place = ids.findIndex(face => everyCard[face]!.yokai === everyCard[id]!.yokai);
    return ids.splice(place, 1)[0]!;
  };
  const players = state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, secret: player.secret.map(alike) },
  );
  return {
    ...state,
    players,
    deck: state.deck.map(other),
    columns: state.columns.map((lesson, column) =>
      lesson.map((id, row) => (isHidden(id, row, column) ? other(id) : id)),
    ),
  };
}
