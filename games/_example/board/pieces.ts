import type { CardId, Event, PlaceId } from '../rules/index.ts';

/** The names of the pieces on the board. */
export const pieceOf = {
  place: (place: PlaceId): string => `place-${place}`,
  card: (card: CardId): string => `card-${card}`,
  traveller: (seat: number): string => `traveller-${seat}`,
  souvenir: (place: PlaceId): string => `souvenir-${place}`,
  plate: (seat: number): string => `plate-${seat}`,
};

/** What an event touched: its line of the log lights it. */
export function piecesOf(event: Event): readonly string[] {
  switch (event.kind) {
    case 'walked':
      return [pieceOf.traveller(event.seat), pieceOf.place(event.to)];
    case 'bought':
      return [pieceOf.souvenir(event.souvenir), pieceOf.plate(event.seat)];
    case 'earned':
      return [pieceOf.plate(event.seat)];
    case 'arrived':
      return [pieceOf.traveller(event.seat)];
    case 'opened':
      return [pieceOf.card(event.card)];
    case 'shuffled':
    case 'ended':
      return [];
  }
}
