import process from 'node:process';
import type { Command } from 'commander';
import { languageFor } from '../language.ts';
import { type Messages, messagesIn } from '../text/index.ts';
import { aboutFile, UserError } from '../userError.ts';
import { addStorage, inWords, type StorageFlags, storageFor } from './storage.ts';

/** `hanga backup`, `export` and `import`: copies of everything that is stored. */
export function addCopies(program: Command): void {
  add(program, 'backup', 'Copy the database, also while the server runs.', async (where, file, messages) => {
    const { backUp } = await import('@hanga/server');
    return copied(await backUp(where, file), file, messages);
  });
  add(program, 'export', 'Write everything as lines of JSON, for another database.', async (where, file, messages) => {
    const { exportTo } = await import('@hanga/server');
    return copied(await exportTo(where, file), file, messages);
  });
  add(program, 'import', 'Fill an empty database from an export.', async (where, file, { serve }) => {
    const { importFrom } = await import('@hanga/server');
    return serve.imported(await importFrom(where, file));
  });
}

type Copy = (where: ReturnType<typeof storageFor>, file: string, messages: Messages) => Promise<string>;

function copied(leftOut: number, file: string, { serve }: Messages): string {
  if (leftOut > 0) process.stderr.write(`hanga: ${serve.leftOut(leftOut)}\n`);
  return serve.copied(file);
}

function add(program: Command, name: string, description: string, copy: Copy): void {
  addStorage(program.command(name).description(description).argument('<file>', 'the copy'))
    .addHelpText(
      'after',
      `
Of PostgreSQL when DATABASE_URL is set, else of the data folder.

Examples:
  hanga ${name} tables.${name === 'backup' ? 'db' : 'ndjson'} --data /var/lib/hanga`,
    )
    .action(async (file: string, flags: StorageFlags) => {
      const messages = messagesIn[languageFor(flags.lang, process.env)];
      try {
        process.stdout.write(`${await copy(storageFor(flags), file, messages)}\n`);
      } catch (error) {
        const told = await inWords(error, messages);
        // A system error that is not the database's is the file's.
        throw told instanceof UserError || !isOfSystem(told) ? told : aboutFile(messages, file, told);
      }
    });
}

const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
