import type { Origins } from '@hanga/web/table/motion.ts';
import { actionCards, board, type Event, map, SUPPLY, type TrackName, tracks, type View } from '../rules/index.ts';

/** Stable names of the things on the table; the log lights them and motion follows them. */
export const pieceOf = {
  card: (seat: number, card: number) => `card-${seat}-${card}`,
  space: (space: number) => `space-${space}`,
  row: (row: number) => `row-${row}`,
  claim: (row: number) => `claim-${row}`,
  place: (place: number) => `place-${place}`,
  tile: (tile: number) => `tile-${tile}`,
  surveyor: (seat: number, place: number, index: number) => `surveyor-${seat}-${place}-${index}`,
  /** Surveyors of a seat that stand on no tile. */
  supply: (seat: number) => `supply-${seat}`,
  marker: (seat: number, place: number, index: number) => `marker-${seat}-${place}-${index}`,
  neutral: (place: number, index: number) => `neutral-${place}-${index}`,
  disc: (track: TrackName, seat: number) => `disc-${track}-${seat}`,
  track: (track: TrackName) => `track-${track}`,
  plate: (seat: number) => `plate-${seat}`,
  purse: (seat: number) => `purse-${seat}`,
  score: (seat: number) => `score-${seat}`,
  column: (column: number) => `column-${column}`,
  dice: 'dice',
  pile: 'pile',
  round: 'round',
  quadrant: 'quadrant',
} as const;

/** The pieces that an event touched. */
export function piecesOf(event: Event, _view?: View): string[] {
  switch (event.kind) {
    case 'roundBegan':
      return [pieceOf.round, pieceOf.plate(event.start)];
    case 'playedCard':
      return [pieceOf.space(event.space), pieceOf.card(event.seat, event.card)];
    case 'returnedQuadrant':
    case 'tookQuadrant':
      return [pieceOf.quadrant, pieceOf.plate(event.seat)];
    case 'claimedRow':
      return [pieceOf.claim(event.row)];
    case 'endedTurn':
      return [pieceOf.plate(event.seat)];
    case 'passed':
      return [pieceOf.space(event.space), pieceOf.plate(event.seat)];
    case 'returnedCard':
      return [pieceOf.space(event.space), pieceOf.card(event.seat, event.card)];
    case 'paid':
    case 'gainedRyo':
      return [pieceOf.purse(event.seat)];
    case 'gainedIncome':
      return [pieceOf.purse(event.seat), pieceOf.disc('artistic', event.seat), pieceOf.disc('government', event.seat)];
    case 'gainedHonor':
      return [pieceOf.score(event.seat)];
    case 'advanced':
      return [pieceOf.disc(event.track, event.seat)];
    case 'movedSurveyor':
      return [pieceOf.place(event.to), event.from === SUPPLY ? pieceOf.supply(event.seat) : pieceOf.place(event.from)];
    case 'placedMarkers':
    case 'placedNeutral':
    case 'leftEmpty':
      return [pieceOf.place(event.place)];
    case 'rolled':
      return [pieceOf.dice, ...event.dice.filter(face => face < 6).map(face => pieceOf.column(face - 1))];
    case 'scoredTile':
      return [
        pieceOf.place(event.place),
        pieceOf.tile(event.tile),
        ...event.gains.map(({ seat }) => pieceOf.score(seat)),
      ];
    case 'replacedTile':
      return [pieceOf.place(event.place)];
    case 'governmentReset':
      return [pieceOf.track('government')];
    case 'planningEnded':
    case 'gameEnded':
      return [];
  }
}

/** Where pieces that were not there before come from. */
export function originsOf(events: readonly Event[], view: View): Origins {
  const origins = new Map<string, string>();
  const standing = (seat: number, place: number): number => view.players[seat]?.surveyors[place] ?? 0;
  for (const event of events) {
    switch (event.kind) {
      case 'playedCard':
        origins.set(pieceOf.card(event.seat, event.card), pieceOf.plate(event.seat));
        break;
      case 'returnedCard':
        origins.set(pieceOf.card(event.seat, event.card), pieceOf.space(event.space));
        break;
      case 'claimedRow':
        origins.set(pieceOf.claim(event.row), pieceOf.plate(event.seat));
        break;
      case 'movedSurveyor':
        origins.set(
          pieceOf.surveyor(event.seat, event.to, standing(event.seat, event.to) - 1),
          event.from === SUPPLY
            ? pieceOf.supply(event.seat)
            : pieceOf.surveyor(event.seat, event.from, standing(event.seat, event.from)),
        );
        break;
      case 'placedMarkers': {
        const count = view.players[event.seat]?.markers[event.place] ?? 0;
        for (let i = 1; i <= event.markers; i++) {
          origins.set(pieceOf.marker(event.seat, event.place, count - i), pieceOf.plate(event.seat));
        }
        break;
      }
      case 'placedNeutral': {
        const count = view.neutral[event.place] ?? 0;
        for (let i = 1; i <= event.markers; i++) origins.set(pieceOf.neutral(event.place, count - i), pieceOf.dice);
        break;
      }
      case 'scoredTile':
        origins.set(pieceOf.tile(event.tile), pieceOf.place(event.place));
        break;
      case 'replacedTile':
        origins.set(pieceOf.tile(event.tile), pieceOf.pile);
        break;
      default:
    }
  }
  return origins;
}

/** What the rules call a piece, for looking its rule up. */
export function topicOf(piece: string, view: View): string | undefined {
  const [kind = '', first = '', second = ''] = piece.split('-');
  switch (kind) {
    case 'card':
      return `card-${actionCards[Number(second)]}`;
    case 'space': {
      const printed = board.printedOn(view, Number(first));
      return printed ? `printed-${printed}` : 'space';
    }
    case 'row':
    case 'claim':
      return 'claim';
    case 'place':
    case 'tile': {
      const tile = kind === 'tile' ? Number(first) : (view.tiles[Number(first)] as number);
      return tile < 0 ? 'tile-empty' : `tile-${map.tileOf(tile).kind}`;
    }
    case 'disc':
    case 'track':
      return tracks.some(track => track === first) ? `track-${first}` : 'track';
    case 'column':
      return 'map-column';
    case 'plate':
      return 'honor';
    case 'surveyor':
    case 'supply':
    case 'marker':
    case 'neutral':
    case 'purse':
    case 'score':
    case 'dice':
    case 'pile':
    case 'round':
    case 'quadrant':
      return kind;
    default:
      return undefined;
  }
}
