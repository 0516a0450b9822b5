import process from 'node:process';
import type { Command } from 'commander';
import { addStorage, type StorageFlags, storageFor, troubleInWords } from './storage.ts';

/** `hanga backup`, `export` and `import`: copies of everything that is stored. */
export function addCopies(program: Command): void {
  add(program, 'backup', 'Copy the database, also while the server runs.', async (where, file) => {
    const { backUp } = await import('@hanga/server');
    await backUp(where, file);
    return `Everything is in ${file}.`;
  });
  add(program, 'export', 'Write everything as lines of JSON, for another database.', async (where, file) => {
    const { exportTo } = await import('@hanga/server');
    await exportTo(where, file);
    return `Everything is in ${file}.`;
  });
  add(program, 'import', 'Fill an empty database from an export.', async (where, file) => {
    const { importFrom } = await import('@hanga/server');
    return `${await importFrom(where, file)} rows are here now.`;
  });
}

type Copy = (where: ReturnType<typeof storageFor>, file: string) => Promise<string>;

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
      try {
        process.stdout.write(`${await copy(storageFor(flags), file)}\n`);
      } catch (error) {
        throw troubleInWords(error, `"${name}" failed`);
      }
    });
}
