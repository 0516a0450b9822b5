import path from 'node:path';
import process from 'node:process';
import type { Language } from '@hanga/kernel';
import type { Command } from 'commander';
import { addLanguage } from '../options.ts';
import type { Messages } from '../text/index.ts';
import { problemIn } from '../text/serve/problemIn.ts';
import { UserError } from '../userError.ts';

export interface StorageFlags {
  readonly data?: string;
  readonly lang?: Language;
}

/** The flags that choose the database, the same for every command that opens it. */
export const addStorage = (command: Command): Command =>
  addLanguage(command.option('--data <folder>', 'folder of the database (default: HANGA_DATA, or hanga-data here)'));

export function storageFor(flags: StorageFlags): { data: string; databaseUrl?: string } {
  const { DATABASE_URL, HANGA_DATA } = process.env;
  return {
    data: path.resolve(flags.data ?? HANGA_DATA ?? 'hanga-data'),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
  };
}

/** Turns an error that the operator can fix into one line; any other error is returned unchanged. */
export async function inWords(error: unknown, { serve }: Messages): Promise<unknown> {
  // Costs nothing: a command that can throw such an error has loaded the server already.
  const { OperatorError } = await import('@hanga/server');
  return error instanceof OperatorError ? new UserError(problemIn(serve.problems, error.problem)) : error;
}
