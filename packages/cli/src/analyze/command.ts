import process from 'node:process';
import { analysisOf } from '@hanga/bots';
import type { Language } from '@hanga/kernel';
import type { Command } from 'commander';
import { languageFor } from '../language.ts';
import { addLanguage, addLook, lookFor, usualGame, wholeNumber } from '../options.ts';
import { asSource, nthOf, say, voiceIn } from '../replay/recordSource.ts';
import { UserError } from '../userError.ts';
import { report } from './report.ts';

interface AnalyzeFlags {
  readonly game: number;
  readonly moments: number;
  readonly iterations?: number;
  readonly json?: true;
  readonly lang?: Language;
  readonly letters?: true;
}

const MANY = Number.MAX_SAFE_INTEGER;

export function addAnalyze(program: Command): void {
  const command = program
    .command('analyze')
    .summary('tell how a recorded game went, and which turns mattered')
    .description(
      'Charts everybody’s chance of winning after each turn of a record, and looks closely at the turns that changed it most: what the bots’ search would have done, and why.',
    )
    .argument('<file>', 'the record')
    .option('-g, --game <n>', 'which game of an NDJSON file, from 1', wholeNumber(1, MANY), 1)
    .option('-m, --moments <n>', 'how many turns to look at closely', wholeNumber(0, 1000), 5)
    .option('-i, --iterations <n>', 'how long to search for each of them', wholeNumber(1, MANY))
    .option('--json', 'print the analysis as JSON');
  addLanguage(addLook(command))
    .addHelpText(
      'after',
      `
Examples:
  hanga analyze hanga-${usualGame}-20260101-200000.json
  hanga analyze games.ndjson --game 12 --json`,
    )
    .action(async (file: string, flags: AnalyzeFlags) => {
      const voice = voiceIn(languageFor(flags.lang, process.env), lookFor(flags, process.stdout));
      const found = await nthOf(file, flags.game, voice.messages);
      const settings = {
        moments: flags.moments,
        ...(flags.iterations !== undefined && { iterations: flags.iterations }),
      };
      asSource(found, voice, source => {
        const { front, record, voice: by } = source;
        const { advice } = front;
        if (!advice) throw new UserError(by.messages.noAdviser(front.game.id));
        const analysis = source.guarded(() => analysisOf(front.game, advice.adviser, record, settings));
        const lines = flags.json ? [JSON.stringify(analysis, undefined, 2)] : report(source, analysis, advice.reason);
        for (const line of lines) say(line);
      });
    });
}
