import { seedFromText } from '@hanga/kernel';
import type { SetPiece } from '@hanga/web/learn/setPiece.ts';
import { pieceOf } from '../board/pieces.ts';
import {
  type Action,
  actionCards,
  board,
  type CardName,
  defaultOptions,
  type Kaigan,
  kaigan,
  map as mapRules,
  type PlaceId,
  type State,
} from '../rules/index.ts';
import { piecesText } from './text/pieces/index.ts';

export type PieceId = 'try-tile' | 'try-turned' | 'try-three';

/** Spaces and places as players count them, from 1. */
const play = (name: CardName, row: number, column: number): Action => ({
  kind: 'play',
  card: actionCards.indexOf(name),
  space: board.spaceAt(row - 1, column - 1),
});
const claim = (row: number): Action => ({ kind: 'claim', row: row - 1 });
const endTurn: Action = { kind: 'endTurn' };
const upper = (column: number): number => 2 * (column - 1);
const lower = (column: number): number => 2 * (column - 1) + 1;
const spaceOf = (row: number, column: number): string => pieceOf.space(board.spaceAt(row - 1, column - 1));

const learner = 0;
const [artTile, travelTile] = [upper(2), lower(3)];

/** Complete, and with a marker of one's own, while the round lasts. */
const completes =
  (place: PlaceId) =>
  (state: State): boolean =>
    state.round === 1 && (state.players[learner]?.markers[place] ?? 0) > 0 && mapRules.roomOn(state, place) === 0;

const piece = (
  id: PieceId,
  seed: string,
  rest: Pick<SetPiece<Kaigan>, 'moves' | 'pointsAt' | 'hintsAt' | 'close' | 'isMet'>,
): SetPiece<Kaigan> => ({
  id,
  game: kaigan,
  options: defaultOptions,
  seed: seedFromText(seed),
  opponents: ['Mamiya', 'Takahashi'],
  learner,
  text: { en: piecesText.en[id], fr: piecesText.fr[id] },
  isOver: ({ round }) => round > 1,
  /** The others let everything pass: what happens is one's own doing. */
  others: legal => legal.find(({ kind }) => kind === 'pass') ?? legal[0],
  ...rest,
});

/**
 * First rounds that are planned already: what remains is to act, space by space. The last space of each row comes after
 * the goal can be met, so that the round does not end over it.
 */
export const setPieces: readonly SetPiece<Kaigan>[] = [
  piece('try-tile', 'coast-6', {
    moves: [
      ...[play('dispatch', 1, 2), endTurn, play('map', 1, 4), endTurn, play('artistic', 2, 1), endTurn],
      ...[play('sideJob', 1, 5), claim(1), play('government', 2, 2), claim(2), play('dispatch', 3, 1), claim(3)],
    ],
    pointsAt: [pieceOf.place(artTile)],
    close: [pieceOf.place(artTile)],
    hintsAt: [spaceOf(1, 2), spaceOf(1, 4), pieceOf.place(artTile)],
    isMet: completes(artTile),
  }),
  piece('try-turned', 'coast-2', {
    moves: [
      ...[play('artistic', 2, 2), endTurn, play('government', 2, 1), endTurn, play('dispatch', 2, 5), endTurn],
      ...[play('map', 2, 4), claim(2), play('sideJob', 3, 2), claim(3), play('map', 1, 4), claim(1)],
    ],
    pointsAt: [pieceOf.place(travelTile)],
    close: [pieceOf.place(travelTile)],
    hintsAt: [spaceOf(2, 1), spaceOf(2, 2), pieceOf.place(travelTile)],
    isMet: completes(travelTile),
  }),
  piece('try-three', 'coast-13', {
    moves: [
      ...[play('dispatch', 3, 1), endTurn, play('sideJob', 3, 2), endTurn, play('government', 3, 5), endTurn],
      ...[play('mapWidely', 3, 4), claim(3), play('artistic', 2, 1), claim(2), play('dispatch', 1, 4), claim(1)],
    ],
    pointsAt: [pieceOf.claim(2), pieceOf.purse(learner)],
    hintsAt: [spaceOf(3, 1), spaceOf(3, 2), spaceOf(3, 4)],
    isMet: ({ players, round }) => {
      const me = players[learner];
      return round === 1 && me !== undefined && me.ryo >= 6 && me.markers.filter(count => count > 0).length >= 3;
    },
  }),
];
