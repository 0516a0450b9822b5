import process from 'node:process';
import type { GameTypes, Language, Seat } from '@hanga/kernel';
import type { Look, Teller } from '../front.ts';
import type { Lines } from './lines.ts';
import type { Table } from './table.ts';

/** A table with what is needed to sit at it: a voice, a screen, a keyboard. */
export interface Desk<T extends GameTypes> {
  readonly table: Table<T>;
  readonly teller: Teller<T>;
  readonly look: Look;
  readonly language: Language;
  readonly lines: Lines;
  /** Up to which move each person has seen what happened. */
  readonly seen: Map<Seat, number>;
  /** Who was shown the table last. */
  lastShown: Seat | undefined;
  /** Why the last move is not stored, if it is not. */
  unsaved: string | undefined;
  /** What stands above the next prompt. */
  notes: readonly string[];
}

export const print = (lines: readonly string[]): void => {
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
};

/** Empties a terminal, with what was scrolled away: another player's cards may be there. A pipe has nothing to empty. */
export const clearScreen = (): void => {
  if (process.stdout.isTTY) process.stdout.write('\u001b[H\u001b[2J\u001b[3J');
};
