import { seedFromText } from '@hanga/kernel';
import type { SetPiece } from '@hanga/web/learn/setPiece.ts';
import { type Action, defaultOptions, type Kanagawa, kanagawa, type State } from '../rules/index.ts';
import { piecesText } from './text/pieces/index.ts';

export type PieceId = 'try-strokes' | 'try-brushes' | 'try-leave';

const wait: Action = { kind: 'wait' };
const end: Action = { kind: 'end' };
const take = (column: number): Action => ({ kind: 'take', column });
const studio = (card: number): Action => ({ kind: 'studio', card });
const paint = (card: number, jokers = 0): Action => ({ kind: 'print', card, jokers });
const place = (icon: number): Action => ({ kind: 'place', icon });
const move = (from: number, to: number): Action => ({ kind: 'move', from, to });
const takeDiploma = (diploma: number): Action => ({ kind: 'takeDiploma', diploma });
const leave = (color: number): Action => ({ kind: 'leaveDiplomas', color });

const learner = 0;
/** Cards and diplomas of these deals, by what the texts call them. */
const butterfly = 34;
const palace = 58;
const twoTrees = 13;
const mountain = 4;
const samurai = 49;
const plain = 1;
const threeBrushes = 12;
const fourBrushes = 13;
const threeAlike = 17;

const owns =
  (diploma: number) =>
  ({ players }: State): boolean =>
    ((players[learner]?.diplomas ?? 0) & (1 << diploma)) !== 0;

const piece = (
  id: PieceId,
  seed: string,
  rest: Pick<SetPiece<Kanagawa>, 'moves' | 'pointsAt' | 'hintsAt' | 'close' | 'isMet'>,
): SetPiece<Kanagawa> => ({
  id,
  game: kanagawa,
  options: defaultOptions,
  seed: seedFromText(seed),
  opponents: ['Oei'],
  learner,
  text: { en: piecesText.en[id], fr: piecesText.fr[id] },
  /** One's turn is over. */
  isOver: ({ phase }) => phase.kind === 'over' || phase.kind === 'school' || phase.seat !== learner,
  ...rest,
});

/** Positions of games between bots, searched for: each has a way to its goal that one does not find by accident. */
export const setPieces: readonly SetPiece<Kanagawa>[] = [
  piece('try-strokes', 'piece-204', {
    moves: [
      ...[wait, wait, wait, take(1), studio(28), place(0), studio(6), place(1), end],
      ...[take(0), studio(17), leave(6), place(0), place(1), studio(7), paint(0, 1), takeDiploma(0), end],
      ...[wait, wait, wait, wait, take(1), studio(44), leave(6), paint(15), studio(29), end],
      ...[take(0), studio(42), takeDiploma(17), place(2), takeDiploma(12), paint(2, 1), move(1, 3), studio(16), end],
      ...[take(1), move(2, 1), end],
      ...[wait, take(0)],
    ],
    pointsAt: [`card-${butterfly}`, `card-${palace}`],
    hintsAt: ['icon-0-1', 'icon-0-3'],
    isMet: ({ players }) => [butterfly, palace].every(card => players[learner]?.print.includes(card)),
  }),
  piece('try-brushes', 'piece-15', {
    moves: [
      ...[wait, wait, wait, take(1), place(0), studio(41), place(1), paint(69), end],
      ...[take(0), place(0), studio(20), place(1), paint(8), studio(54), end],
      ...[wait, wait, take(0)],
    ],
    pointsAt: [`diploma-${threeBrushes}`],
    hintsAt: [`card-${twoTrees}`, `card-${mountain}`],
    close: [`diploma-${threeBrushes}`],
    isMet: owns(threeBrushes),
  }),
  piece('try-leave', 'piece-103', {
    moves: [
      ...[wait, wait, wait, wait, take(0), studio(25), leave(5), place(0), studio(31), place(1), studio(18), end],
      ...[take(1), studio(26), leave(6), place(1), place(0), studio(55), studio(14), end],
      ...[wait, take(1), paint(39), move(1, 2), move(0, 1), end],
      ...[take(0)],
    ],
    pointsAt: [`diploma-${fourBrushes}`],
    hintsAt: [`card-${samurai}`, `card-${plain}`, `diploma-${threeAlike}`],
    close: [`diploma-${fourBrushes}`],
    isMet: owns(fourBrushes),
  }),
];
