import path from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

export interface StorageFlags {
  readonly data?: string;
}

/** Where tables are kept: the same for every command that touches them. */
export const addStorage = (command: Command): Command =>
  command.option('--data <folder>', 'folder of the database (default: HANGA_DATA, or hanga-data here)');

export function storageFor(flags: StorageFlags): { data: string; databaseUrl?: string } {
  const { DATABASE_URL, HANGA_DATA } = process.env;
  return {
    data: path.resolve(flags.data ?? HANGA_DATA ?? 'hanga-data'),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
  };
}

/** What the user can put right, as one line; anything else goes on as it is. */
export function troubleInWords(error: unknown, what: string): unknown {
  if (!(error instanceof Error)) return error;
  if (['NewerDatabase', 'FolderInUse', 'BadExport'].includes(error.constructor.name))
    return new Complaint(error.message);
  const code = 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return new Complaint(`${what}: ${error.message}`);
  // PostgreSQL's own words: wrong password, no such database.
  if (/^[0-9A-Z]{5}$/.test(code)) return new Complaint(`the database refuses: ${error.message}`);
  return error;
}
