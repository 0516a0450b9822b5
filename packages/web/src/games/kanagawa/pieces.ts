import type { SeenEvent, Shown, View } from '@hanga/kanagawa';

/** Stable names of the things on the table; the log lights them and motion follows them. */
export const pieceOf = {
  card: (card: number) => `card-${card}`,
  space: (column: number, row: number) => `space-${column}-${row}`,
  column: (column: number) => `column-${column}`,
  icon: (seat: number, icon: number) => `icon-${seat}-${icon}`,
  /** A brush standing on an icon. */
  standing: (seat: number, icon: number) => `brush-${seat}-on-${icon}`,
  /** A brush lying in front of a player. */
  brush: (seat: number, index: number) => `brush-${seat}-${index}`,
  diploma: (diploma: number) => `diploma-${diploma}`,
  print: (seat: number) => `print-${seat}`,
  studio: (seat: number) => `studio-${seat}`,
  /** The starting tile's panel, and its plank. */
  tile: (seat: number) => `tile-${seat}`,
  bench: (seat: number) => `bench-${seat}`,
  plate: (seat: number) => `plate-${seat}`,
  storms: (seat: number) => `storms-${seat}`,
  /** All the yokai of a seat, and one of the three wherever it is. */
  spirits: (seat: number) => `spirits-${seat}`,
  yokai: (spirit: number) => `yokai-${spirit}`,
  held: (seat: number, index: number) => `held-${seat}-${index}`,
  deck: 'deck',
  reserve: 'reserve',
  grandMaster: 'pawn-gm',
  assistant: 'pawn-assistant',
} as const;

const shownPiece = (card: Shown, column: number, row: number): string =>
  typeof card === 'number' ? pieceOf.card(card) : pieceOf.space(column, row);

/** The pieces that an event touched. */
export function piecesOf(event: SeenEvent, view: View): string[] {
  switch (event.kind) {
    case 'roundBegan':
      return [pieceOf.grandMaster];
    case 'dealt':
      return event.cards.map(({ column, card }) => shownPiece(card, column, event.row - 1));
    case 'waited':
    case 'leftEmptyHanded':
    case 'endedTurn':
      return [pieceOf.plate(event.seat)];
    case 'yokaiArrived':
      return [
        pieceOf.plate(event.seat),
        pieceOf.spirits(event.seat),
        event.from === 'reserve' ? pieceOf.reserve : pieceOf.plate(event.from),
      ];
    case 'foundNoYokai':
      return [pieceOf.plate(event.seat), pieceOf.reserve];
    case 'passedYokai':
      return [pieceOf.plate(event.seat), pieceOf.plate(event.to), pieceOf.spirits(event.to)];
    case 'took':
      return [
        pieceOf.plate(event.seat),
        ...event.cards.flatMap(card => (typeof card === 'number' ? [pieceOf.card(card)] : [])),
      ];
    case 'improvedStudio':
      return [pieceOf.card(event.card)];
    case 'extendedPrint':
      return [pieceOf.card(event.card), ...event.icons.map(icon => pieceOf.icon(event.seat, icon))];
    case 'placedBrush':
      return [pieceOf.icon(event.seat, event.icon)];
    case 'movedBrush':
      return [pieceOf.icon(event.seat, event.from), pieceOf.icon(event.seat, event.to)];
    case 'gainedBrush':
      return Array.from({ length: view.players[event.seat]?.brushes ?? 0 }, (_, i) => pieceOf.brush(event.seat, i));
    case 'gainedStorm':
      return [pieceOf.storms(event.seat)];
    case 'foundNoBrush':
    case 'foundNoStorm':
      return [pieceOf.reserve];
    case 'gainedAssistant':
      return [pieceOf.assistant];
    case 'gainedGrandMaster':
      return [pieceOf.grandMaster];
    case 'tookDiploma':
      return [pieceOf.diploma(event.diploma)];
    case 'leftDiplomas':
      return event.diplomas.map(pieceOf.diploma);
    case 'gameEnded':
      return [];
  }
}

/** Where a piece that was not there before comes from: [piece, the piece it came out of]. */
export function originsOf(event: SeenEvent, view: View): (readonly [string, string])[] {
  switch (event.kind) {
    case 'dealt':
      return event.cards.map(({ column, card }) => [shownPiece(card, column, event.row - 1), pieceOf.deck] as const);
    case 'took':
      return [
        ...event.cards.flatMap((card, row) =>
          typeof card === 'number' ? [[pieceOf.card(card), pieceOf.space(event.column, row)] as const] : [],
        ),
        ...(view.players[event.seat]?.secret ?? []).map(
          (_, index) => [pieceOf.held(event.seat, index), pieceOf.column(event.column)] as const,
        ),
      ];
    case 'improvedStudio':
    case 'extendedPrint':
      // A card that was hidden from this viewer has no name before it is played.
      return [[pieceOf.card(event.card), pieceOf.held(event.seat, 0)]];
    case 'placedBrush':
      return [[pieceOf.standing(event.seat, event.icon), pieceOf.brush(event.seat, view.players[event.seat]!.brushes)]];
    case 'movedBrush':
      return [[pieceOf.standing(event.seat, event.to), pieceOf.standing(event.seat, event.from)]];
    case 'gainedBrush':
      return [[pieceOf.brush(event.seat, view.players[event.seat]!.brushes - 1), pieceOf.reserve]];
    default:
      return [];
  }
}
