import type { Seat } from '@hanga/kernel';
import { type ActionName, actionCards } from './data/actions.ts';
import { columns, rows, rowsUsed } from './data/board.ts';
import { newestRules, preprintedUnder } from './editions.ts';
import { type CardId, NONE, type SpaceId, type State } from './types.ts';

export const spaceCount = rows * columns;
export const allSpaces: readonly SpaceId[] = Array.from({ length: spaceCount }, (_, space) => space);
export const spaceAt = (row: number, column: number): SpaceId => row * columns + column;
const rowBySpace: readonly number[] = allSpaces.map(space => Math.floor(space / columns));
export const rowOf = (space: SpaceId): number => rowBySpace[space] as number;
export const columnOf = (space: SpaceId): number => space % columns;
/** G1: how many rows are open. */
export const rowsFor = (seats: number): number => rowsUsed[seats] as number;

/** By rules number and space: the printed action, if any. */
const printed: readonly (readonly (ActionName | undefined)[])[] = Array.from({ length: newestRules + 1 }, (_, rules) =>
  allSpaces.map(
    space => preprintedUnder(rules).find(({ row, column }) => spaceAt(row - 1, column - 1) === space)?.action,
  ),
);

/** What the board is printed with, and what lies on it: views have it too. */
export type GridState = Pick<State, 'rules' | 'grid'>;

/** The action printed on a space, if any. */
export const printedOn = ({ rules }: Pick<State, 'rules'>, space: SpaceId): ActionName | undefined =>
  (printed[rules] as (typeof printed)[number])[space];

/** A card on the grid in one small number: whose it is and which. */
export const cardOn = (owner: Seat, card: CardId): number => owner * actionCards.length + card;
export const ownerOf = (shown: number): Seat => Math.floor(shown / actionCards.length);
export const cardOf = (shown: number): CardId => shown % actionCards.length;

/** What the space says now: its card's action, or the printed one, or nothing. */
export function actionAt(state: GridState, space: SpaceId): ActionName | undefined {
  const shown = state.grid[space] as number;
  return shown === NONE ? printedOn(state, space) : actionCards[cardOf(shown)];
}

/** Spaces in the order in which they are resolved: column by column, each from the top (G11). */
export const resolvingOrder: readonly SpaceId[] = Array.from({ length: columns }, (_, column) =>
  Array.from({ length: rows }, (_, row) => spaceAt(row, column)),
).flat();
export const turnOf: readonly number[] = allSpaces.map(space => resolvingOrder.indexOf(space));
