import type { Seat } from '@hanga/kernel';
import { type ActionName, actionCards } from './data/actions.ts';
import { columns, preprinted, rows, rowsUsed } from './data/board.ts';
import { type CardId, NONE, type SpaceId, type State } from './types.ts';

export const spaceCount = rows * columns;
export const allSpaces: readonly SpaceId[] = Array.from({ length: spaceCount }, (_, space) => space);
export const spaceAt = (row: number, column: number): SpaceId => row * columns + column;
export const rowOf = (space: SpaceId): number => Math.floor(space / columns);
export const columnOf = (space: SpaceId): number => space % columns;
/** G1: how many rows are open. */
export const rowsFor = (seats: number): number => rowsUsed[seats] as number;

/** The action printed on each space, if any. */
export const printedOn: readonly (ActionName | undefined)[] = allSpaces.map(
  space => preprinted.find(({ row, column }) => spaceAt(row - 1, column - 1) === space)?.action,
);

/** A card on the grid in one small number: whose it is and which. */
export const cardOn = (owner: Seat, card: CardId): number => owner * actionCards.length + card;
export const ownerOf = (shown: number): Seat => Math.floor(shown / actionCards.length);
export const cardOf = (shown: number): CardId => shown % actionCards.length;

/** What the space says now: its card's action, or the printed one, or nothing. */
export function actionAt(state: Pick<State, 'grid'>, space: SpaceId): ActionName | undefined {
  const shown = state.grid[space] as number;
  return shown === NONE ? printedOn[space] : actionCards[cardOf(shown)];
}

/** Spaces in the order in which they are resolved: column by column, each from the top (G11). */
export const resolvingOrder: readonly SpaceId[] = Array.from({ length: columns }, (_, column) =>
  Array.from({ length: rows }, (_, row) => spaceAt(row, column)),
).flat();
export const turnOf: readonly number[] = allSpaces.map(space => resolvingOrder.indexOf(space));
