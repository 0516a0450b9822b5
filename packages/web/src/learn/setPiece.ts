import { begin, type Game, type GameTypes, type Language, type Seat, type Seed, sameData } from '@hanga/kernel';
import { move, type PlayedTable, tableOf, viewOf } from '@hanga/table';
import type { SeatedTable } from '../source/source.ts';
import { taughtSeats } from './seats.ts';

export interface SetPieceText {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
  /** What is said when it is solved. */
  readonly met: string;
}

/** A position with a clear goal, to be tried alone. The rules say what can be done, and whether the goal is met. */
export interface SetPiece<T extends GameTypes> {
  /** By this name it has its address. */
  readonly id: string;
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seed: Seed;
  readonly opponents: readonly string[];
  readonly learner: Seat;
  /** How the table came to be as it is. */
  readonly moves: readonly T['Action'][];
  /** Pieces that the goal speaks of, and those that the hint does. */
  readonly pointsAt: readonly string[];
  readonly hintsAt: readonly string[];
  /** Shown large with the goal. */
  readonly close?: readonly string[];
  readonly text: Readonly<Record<Language, SetPieceText>>;
  isMet(state: T['State']): boolean;
  /** There is no more to be done about it. */
  isOver(state: T['State']): boolean;
  /** What an opponent does whose decision comes in between. */
  others?(legal: readonly T['Action'][]): T['Action'] | undefined;
}

export interface Tried<T extends GameTypes> {
  readonly table: SeatedTable<T>;
  readonly verdict: 'open' | 'met' | 'missed';
}

/** The position after what the learner has tried. */
export function playPiece<T extends GameTypes>(piece: SetPiece<T>, tried: readonly T['Action'][]): PlayedTable<T> {
  const { game, options, seed, opponents, learner, moves } = piece;
  let table = tableOf(begin(game, { options, seats: 1 + opponents.length, seed }));
  const make = (action: T['Action']): void => {
    const made = move(table, game.toAct(table.match.state)[0] ?? learner, action);
    if (!made.table) throw new Error(`set piece ${piece.id}: ${JSON.stringify(action)} is refused`);
    table = made.table;
  };
  const letOthersAct = (): void => {
    for (;;) {
      const { state } = table.match;
      const [seat] = game.toAct(state);
      const action = seat === undefined ? undefined : piece.others?.(table.legal[seat] ?? []);
      if (seat === learner || !action || piece.isOver(state) || piece.isMet(state)) return;
      make(action);
    }
  };
  for (const action of moves) make(action);
  letOthersAct();
  for (const action of tried) {
    make(action);
    letOthersAct();
  }
  return table;
}

export function showPiece<T extends GameTypes>(
  piece: SetPiece<T>,
  tried: readonly T['Action'][],
  language: Language,
): Tried<T> {
  const table = playPiece(piece, tried);
  const { state } = table.match;
  const verdict = piece.isMet(state) ? 'met' : piece.isOver(state) ? 'missed' : 'open';
  return {
    verdict,
    table: {
      ...viewOf(table, piece.learner),
      legal: verdict === 'open' ? (table.legal[piece.learner] ?? []) : [],
      seats: taughtSeats(piece.learner, piece.opponents, language),
      noUndo: tried.length > 0 ? undefined : 'nothingToUndo',
    },
  };
}

/** What the learner may try now. */
export const mayTry = <T extends GameTypes>(
  { table, verdict }: Pick<Tried<T>, 'table' | 'verdict'>,
  action: T['Action'],
): boolean => verdict === 'open' && table.legal.some(legal => sameData(legal, action));
