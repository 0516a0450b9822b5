import process from 'node:process';
import { type Language, replay } from '@hanga/kernel';
import { type Command, Option } from 'commander';
import { languageFor } from '../language.ts';
import { addLanguage, addLook, lookFor, usualGame, wholeNumber } from '../options.ts';
import { type FoundRecord, recordsIn } from '../recordFile.ts';
import { RecordMismatch } from '../replayed.ts';
import { expand } from './expand.ts';
import { asSource, nthOf, say, type Voice, voiceIn } from './recordSource.ts';
import { step, tell, walkOf } from './walk.ts';

interface ReplayFlags {
  readonly game?: number;
  readonly check?: true;
  readonly expand?: true;
  readonly lang?: Language;
  readonly letters?: true;
}

const DOES_NOT_HOLD = 1;

export function addReplay(program: Command): void {
  const command = program
    .command('replay')
    .summary('step through a record, check it, or print it in full')
    .description(
      'Steps through a record on a terminal, or tells it move by move in a pipe. FILE holds one record (JSON) or one per line (NDJSON).',
    )
    .argument('<file>', 'the record')
    .option('-g, --game <n>', 'which game of an NDJSON file, from 1', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .addOption(
      new Option('--check', 'check every move and the result; exit 1 at the first that does not hold').conflicts(
        'expand',
      ),
    )
    .option('--expand', 'print per move the state before it, the legal moves and the events, as NDJSON');
  addLanguage(addLook(command))
    .addHelpText(
      'after',
      `
docs/RECORDS.md specifies records and their expanded form.

Examples:
  hanga replay hanga-${usualGame}-20260101-200000.json
  hanga replay games.ndjson --game 12
  hanga replay games.ndjson --check
  hanga replay games.ndjson --game 12 --expand > game.ndjson`,
    )
    .action(async (file: string, flags: ReplayFlags) => {
      const voice = voiceIn(languageFor(flags.lang, process.env), lookFor(flags, process.stdout));
      if (flags.check) process.exitCode = await checkFile(file, flags.game, voice);
      else await look(await nthOf(file, flags.game ?? 1, voice.messages), flags, voice);
    });
}

async function look(found: FoundRecord, flags: ReplayFlags, voice: Voice): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  await asSource(found, voice, async source => {
    if (flags.expand) expand(source);
    else if (isTerminal) await step(walkOf(source));
    else tell(walkOf(source));
  });
}

/** Checks every record of a file, or the one asked for, up to the first that does not hold. */
async function checkFile(file: string, wanted: number | undefined, voice: Voice): Promise<number> {
  let [games, moves, unfinished] = [0, 0, 0];
  try {
    const all = wanted === undefined ? recordsIn(file, voice.messages) : [await nthOf(file, wanted, voice.messages)];
    for await (const found of all) {
      asSource(found, voice, ({ front, record, guarded }) => {
        const match = guarded(() => replay(front.game, record));
        games++;
        moves += match.moves.length;
        if (!front.game.outcome(match.state)) unfinished++;
      });
    }
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error;
    process.stderr.write(`${error.message}\n`);
    return DOES_NOT_HOLD;
  }
  say(voice.messages.replay.good(file, games, moves, unfinished));
  return 0;
}
