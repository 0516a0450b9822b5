import path from 'node:path';
import process from 'node:process';
import type { Language } from '@hanga/kernel';
import type { Command } from 'commander';
import type { Chrome } from '../chrome/index.ts';
import { problemIn } from '../chrome/serve.ts';
import { Complaint } from '../complaint.ts';
import { addLanguage } from '../options.ts';

export interface StorageFlags {
  readonly data?: string;
  readonly lang?: Language;
}

/** Where tables are kept: the same for every command that touches them. */
export const addStorage = (command: Command): Command =>
  addLanguage(command.option('--data <folder>', 'folder of the database (default: HANGA_DATA, or hanga-data here)'));

export function storageFor(flags: StorageFlags): { data: string; databaseUrl?: string } {
  const { DATABASE_URL, HANGA_DATA } = process.env;
  return {
    data: path.resolve(flags.data ?? HANGA_DATA ?? 'hanga-data'),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
  };
}

/** What whoever runs the server can put right, as one line; anything else goes on as it is. */
export async function inWords(error: unknown, { serve }: Chrome): Promise<unknown> {
  // Loaded already by whoever could throw one.
  const { Trouble } = await import('@hanga/server');
  return error instanceof Trouble ? new Complaint(problemIn(serve.problems, error.problem)) : error;
}
