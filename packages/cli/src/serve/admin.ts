import process from 'node:process';
import type { AdminCommand } from '@hanga/protocol';
import type { Command } from 'commander';
import { languageFor } from '../language.ts';
import { messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { told } from './adminText.ts';
import { addStorage, inWords, type StorageFlags, storageFor } from './storage.ts';

interface AdminFlags extends StorageFlags {
  readonly json?: true;
}

type Made = (...words: string[]) => AdminCommand;

/** `hanga admin`: for whoever runs a server. It may be running. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('Look after a server, also while it runs: people, tables, reports, announcements.')
    .addHelpText(
      'after',
      `
Of PostgreSQL when DATABASE_URL is set, else of the data folder. A person is named by account, name or id.

Examples:
  hanga admin grant Chiyo --data /var/lib/hanga     Chiyo may use the admin page, #/admin
  hanga admin status
  hanga admin people mar
  hanga admin announce "Down for an update at nine this evening"
  hanga admin read-only on`,
    );
  const add = (usage: string, description: string, made: Made): void => {
    addStorage(admin.command(usage).description(description).option('--json', 'write the answer as JSON')).action(
      (...given: unknown[]) => {
        const words = given.slice(0, -2).map(word => (word === undefined ? '' : String(word)));
        return run(made(...words), given.at(-2) as AdminFlags);
      },
    );
  };
  add('status', 'settings, sizes, back-ups, errors of notifications', () => ({ kind: 'overview' }));
  add('grant <who>', 'let an account use the admin page', who => ({ kind: 'grant', who: who as string }));
  add('revoke <who>', 'take that back', who => ({ kind: 'revoke', who: who as string }));
  add('admins', 'who may', () => ({ kind: 'admins' }));
  add('people [words]', 'find people by a part of their name, or by id', find => ({
    kind: 'people',
    find: find ?? '',
  }));
  add('rename <who> <name>', 'give somebody another name, everywhere', (who, name) => ({
    kind: 'rename',
    who: who as string,
    name: name as string,
  }));
  add('ban <who>', 'end all sessions, seats and tokens of somebody, and let them in no more', who => ({
    kind: 'ban',
    who: who as string,
  }));
  add('unban <who>', 'let them in again', who => ({ kind: 'unban', who: who as string }));
  add('delete <who>', 'delete somebody, as docs/PRIVACY.md says', who => ({
    kind: 'deletePerson',
    who: who as string,
  }));
  add('tables [words]', 'find tables by a part of a name there, or by id', find => ({
    kind: 'tables',
    find: find ?? '',
  }));
  add('end <table>', 'end a table without a result', table => ({ kind: 'endTable', table: table as string }));
  add('delete-table <table>', 'delete a table with all that was played and written there', table => ({
    kind: 'deleteTable',
    table: table as string,
  }));
  add('reports', 'names and messages that were reported', () => ({ kind: 'reports' }));
  add('close-report <report>', 'a report is dealt with', report => ({ kind: 'closeReport', report: report as string }));
  add('announce [text]', 'show a line on every page; without a text, none', text => ({
    kind: 'announce',
    ...(text && { text }),
  }));
  add('read-only <on|off>', 'nobody can move or open tables', on => ({ kind: 'readOnly', on: isOn(on) }));
  add('registration <open|closed>', 'whether new people may come', on => ({
    kind: 'closed',
    on: isOn(on, 'closed', 'open'),
  }));
  add('backup', 'copy the database into the data folder, under backups', () => ({ kind: 'backup' }));
  add('log', 'what was done by whom', () => ({ kind: 'log' }));
}

function isOn(word = '', yes = 'on', no = 'off'): boolean {
  if (word !== yes && word !== no) throw new UserError(`${yes} | ${no}`);
  return word === yes;
}

async function run(wanted: AdminCommand, flags: AdminFlags): Promise<void> {
  const language = languageFor(flags.lang, process.env);
  const messages = messagesIn[language];
  const [{ administer }, { AdminCommand: schema, refusalText }, v] = await Promise.all([
    import('@hanga/server'),
    import('@hanga/protocol'),
    import('valibot'),
  ]);
  const command = v.safeParse(schema, wanted);
  if (!command.success)
    throw new UserError(refusalText[language][wanted.kind === 'rename' ? 'badName' : whatLacks(wanted)]);
  const where = { ...storageFor(flags), games: new URL('./games.ts', import.meta.url).href };
  let done: Awaited<ReturnType<typeof administer>>;
  try {
    done = await administer(where, command.output);
  } catch (error) {
    throw await inWords(error, messages);
  }
  if (done === 'noServer') throw new UserError(messages.admin.noServer);
  if ('refusal' in done) throw new UserError(refusalText[language][done.refusal]);
  const text = flags.json ? JSON.stringify(done.answer) : told(wanted, done.answer, messages.admin, language);
  process.stdout.write(`${text}\n`);
}

const whatLacks = (command: AdminCommand): 'noSuchTable' | 'noSuchReport' | 'badMessage' =>
  'table' in command ? 'noSuchTable' : 'report' in command ? 'noSuchReport' : 'badMessage';
