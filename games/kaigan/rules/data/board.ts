import type { Editions } from '@hanga/kernel';
import type { ActionName } from './actions.ts';

/** The planning grid. Provenance: reviews of the game, and the rulebook. */
export const rows = 4;
export const columns = 5;

/** With three players the fourth row is closed. */
export const rowsUsed: Readonly<Record<number, number>> = { 3: 3, 4: 4 };

/** An action printed on the board, rows and columns counted from 1. */
export interface Preprinted {
  readonly row: number;
  readonly column: number;
  readonly action: ActionName;
}

/**
 * The actions printed on the board by rules number. Provenance: the row of each action and the place of the Quadrant
 * come from the rulebook and reviews. **Reconstructed: the columns of the other four.** To correct them, add a table
 * with a new number below and leave the earlier ones as they are: games that were played with them still are.
 */
export const preprinted: Editions<readonly Preprinted[]> = {
  1: [
    { row: 1, column: 1, action: 'earn5' },
    { row: 1, column: 3, action: 'takeQuadrant' },
    { row: 2, column: 3, action: 'government' },
    { row: 3, column: 3, action: 'artistic' },
    { row: 4, column: 3, action: 'honor2' },
  ],
};
