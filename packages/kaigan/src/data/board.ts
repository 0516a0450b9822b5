import type { ActionName } from './actions.ts';

/** The planning grid. Provenance: reviews of the game, and the rulebook. */
export const rows = 4;
export const columns = 5;

/** With three players the fourth row is closed. */
export const rowsUsed: Readonly<Record<number, number>> = { 3: 3, 4: 4 };

/**
 * The actions printed on the board, rows and columns counted from 1. Provenance: the row of each action and the place
 * of the Quadrant come from the rulebook and reviews. **Reconstructed: the columns of the other four.**
 * To correct one, change its column here; nothing else knows it.
 */
export const preprinted: readonly { readonly row: number; readonly column: number; readonly action: ActionName }[] = [
  { row: 1, column: 1, action: 'earn5' },
  { row: 1, column: 3, action: 'takeQuadrant' },
  { row: 2, column: 3, action: 'government' },
  { row: 3, column: 3, action: 'artistic' },
  { row: 4, column: 3, action: 'honor2' },
];
