import process from 'node:process';
import type { Command } from 'commander';
import { languageFor } from '../language.ts';
import { type Messages, messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { addStorage, inWords, type StorageFlags, storageFor } from './storage.ts';

interface ResetFlags extends StorageFlags {
  readonly publicUrl?: string;
}

/** `hanga reset-password`: for somebody who forgot theirs. */
export function addResetPassword(program: Command): void {
  const command = program
    .command('reset-password')
    .description('Make a link by which somebody chooses a new password, also while the server runs.')
    .argument('<name>', 'the name of the account');
  addStorage(command)
    .option('--public-url <url>', 'where people reach the server, for the link')
    .addHelpText(
      'after',
      `
In PostgreSQL when DATABASE_URL is set, else in the data folder. The link works once, within a day.

Examples:
  hanga reset-password Chiyo --data /var/lib/hanga --public-url https://hanga.example`,
    )
    .action((name: string, flags: ResetFlags) => reset(name, flags));
}

async function reset(name: string, flags: ResetFlags): Promise<void> {
  const messages = messagesIn[languageFor(flags.lang, process.env)];
  const { reset: words } = messages;
  const { publicUrl } = flags;
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? '')) {
    throw new UserError(words.badUrl(publicUrl));
  }
  const where = storageFor(flags);
  const { makeReset, NoReset } = await import('@hanga/server');
  try {
    const made = await makeReset(where, name);
    const path = `/#/reset/${made.token}`;
    const said =
      publicUrl === undefined ? words.path(made.name, path) : words.link(made.name, new URL(path, publicUrl).href);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    if (error instanceof NoReset) throw new UserError(whyNot(words, error.why, name, where.data));
    throw await inWords(error, messages);
  }
}

function whyNot(
  words: Messages['reset'],
  why: 'noAccount' | 'noDatabase' | 'olderDatabase',
  name: string,
  folder: string,
): string {
  switch (why) {
    case 'noAccount':
      return words.noAccount(name);
    case 'noDatabase':
      return words.noDatabase(folder);
    case 'olderDatabase':
      return words.olderDatabase;
  }
}
