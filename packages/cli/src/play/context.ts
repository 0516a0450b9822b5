import process from 'node:process';
import type { GameTypes, Language, Seat } from '@hanga/kernel';
import type { Look, Teller } from '../front.ts';
import type { Lines } from './lines.ts';
import type { LocalTable } from './localTable.ts';

/** What a session at the terminal needs: the table, its texts, the screen and the input. */
export interface PlayContext<T extends GameTypes> {
  readonly table: LocalTable<T>;
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
  /** Lines to print above the next prompt. */
  notes: readonly string[];
}

export const print = (lines: readonly string[]): void => {
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
};

/** Empties a terminal, with what was scrolled away: another player's cards may be there. A pipe has nothing to empty. */
export const clearScreen = (): void => {
  if (process.stdout.isTTY) process.stdout.write('\u001b[H\u001b[2J\u001b[3J');
};
