import type { OfKind } from '@hanga/web/table/selection.ts';
import { type Action, everyCard, type SeenEvent, type Shown, type View } from '../rules/index.ts';

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
  /** Counted on a plate. */
  arrows: (seat: number) => `arrows-${seat}`,
  keeps: (seat: number) => `keeps-${seat}`,
  /** All the yokai of a seat, and one of the three wherever it is. */
  spirits: (seat: number) => `spirits-${seat}`,
  yokai: (spirit: number) => `yokai-${spirit}`,
  held: (seat: number, index: number) => `held-${seat}-${index}`,
  deck: 'deck',
  reserve: 'reserve',
  grandMaster: 'pawn-gm',
  assistant: 'pawn-assistant',
} as const;

/** What the large button does, lit as pieces are where it is advised. */
export const buttonOf = { wait: 'button-wait', end: 'button-end' } as const;

export const shownPiece = (card: Shown, column: number, row: number): string =>
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

/** What an event changed for good: what is dealt anew is no news of anybody's turn. */
export function changedBy(event: SeenEvent, view: View): string[] {
  switch (event.kind) {
    case 'dealt':
    case 'roundBegan':
    case 'waited':
    case 'endedTurn':
    case 'leftDiplomas':
      return [];
    case 'took':
      return stillHeld(event, view);
    case 'placedBrush':
      return [pieceOf.standing(event.seat, event.icon)];
    case 'movedBrush':
      return [pieceOf.standing(event.seat, event.to)];
    case 'extendedPrint':
      return [pieceOf.card(event.card)];
    case 'improvedStudio':
      return [pieceOf.card(event.card), ...planksOf(event.card, event.seat, view)];
    default:
      return piecesOf(event, view);
  }
}

/** What is left of a column in the hand of whoever took it. Hidden cards have no names; the newest lie last. */
function stillHeld({ seat, cards }: OfKind<SeenEvent, 'took'>, { players }: View): string[] {
  const { open = [], secret = [] } = players[seat] ?? {};
  const hidden = Math.min(secret.length, cards.filter(card => typeof card !== 'number').length);
  return [
    ...cards.flatMap(card => (typeof card === 'number' && open.includes(card) ? [pieceOf.card(card)] : [])),
    ...secret.flatMap((_, index) => (index >= secret.length - hidden ? [pieceOf.held(seat, index)] : [])),
  ];
}

/** Of a studio seen from afar only landscapes are drawn, the starting tile's first; arrows and keeps are counted. */
function planksOf(card: number, seat: number, { players }: View): string[] {
  const studio = players[seat]?.studio ?? [];
  const upTo = studio.slice(0, studio.indexOf(card) + 1).filter(each => everyCard[each]?.studio.landscape);
  const icon = everyCard[card]?.studio.icon;
  return [
    ...(upTo.at(-1) === card ? [pieceOf.icon(seat, upTo.length)] : []),
    ...(icon === 'arrow' ? [pieceOf.arrows(seat)] : []),
    ...(icon === 'keep' ? [pieceOf.keeps(seat)] : []),
  ];
}

/** The pieces that an action would touch, as its actor sees them. */
export function piecesFor(action: Action, { viewer, columns }: View): string[] {
  const seat = viewer === 'spectator' ? 0 : viewer;
  switch (action.kind) {
    case 'take':
      return [
        pieceOf.column(action.column),
        ...(columns[action.column] ?? []).map((card, row) => shownPiece(card, action.column, row)),
      ];
    case 'studio':
      return [pieceOf.card(action.card), pieceOf.studio(seat)];
    case 'print':
      return [pieceOf.card(action.card), pieceOf.print(seat)];
    case 'place':
      return [pieceOf.icon(seat, action.icon)];
    case 'move':
      return [pieceOf.icon(seat, action.from), pieceOf.icon(seat, action.to)];
    case 'takeDiploma':
      return [pieceOf.diploma(action.diploma)];
    case 'takeYokai':
      return [pieceOf.spirits(action.from), pieceOf.plate(action.from)];
    case 'giveYokai':
      return [pieceOf.spirits(action.to), pieceOf.plate(action.to)];
    case 'wait':
      return [buttonOf.wait, pieceOf.deck];
    case 'end':
      return [buttonOf.end];
    case 'leaveDiplomas':
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
