import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { addAnalyze } from './analyze/command.ts';
import { addArena } from './arena/command.ts';
import { usualGame } from './options.ts';
import { addPlay } from './play/command.ts';
import { addReplay } from './replay/command.ts';
import { addAdmin } from './serve/admin.ts';
import { addServe } from './serve/command.ts';
import { addCopies } from './serve/copies.ts';
import { addResetPassword } from './serve/resetPassword.ts';
import { addSimulate } from './simulate/command.ts';
import { UserError } from './userError.ts';

const WRONG_USE = 2;
/** EX_SOFTWARE of sysexits: a bug in the program. */
const OUR_FAULT = 70;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** One line, without control characters: it may quote a file from elsewhere. */
const complain = (message: string): void => {
  const line = message
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  process.stderr.write(`hanga: ${line.replace(/\p{Cc}/gu, '')}\n`);
};

function hanga(): Command {
  const program = new Command('hanga')
    .description('Board games about Edo-period Japan: serve the page, play in the terminal, simulate, replay, analyze.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: message => complain(message) })
    .addHelpText(
      'after',
      `
Examples:
  hanga serve
  hanga play ${usualGame} --players 3 --bots random
  hanga simulate ${usualGame} --players 3 --games 1000 --seed x --bots random,greedy --records games.ndjson
  hanga replay games.ndjson --check

Exit codes: 0 all is well; 1 a record does not hold (replay --check), or a server was told to end and its database did
not answer; 2 wrong use, an unreadable file, or something else that you can put right; 130 Ctrl-C.`,
    );
  addServe(program);
  addCopies(program);
  addResetPassword(program);
  addAdmin(program);
  addPlay(program);
  addSimulate(program);
  addArena(program);
  addReplay(program);
  addAnalyze(program);
  return program;
}

// A reader that closes the pipe early (`hanga … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
try {
  await hanga().parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : WRONG_USE;
  else if (error instanceof UserError) {
    complain(error.message);
    process.exitCode = WRONG_USE;
  } else {
    const { HANGA_TRACE } = process.env;
    const trace = error instanceof Error ? error.stack : String(error);
    complain(`a fault of ours: ${error} (HANGA_TRACE=1 shows where)`);
    if (HANGA_TRACE) process.stderr.write(`${trace}\n`);
    process.exitCode = OUR_FAULT;
  }
}
