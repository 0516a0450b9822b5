import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { GameTypes, Language } from '@hanga/kernel';
import type { Command } from 'commander';
import type { Front } from '../front.ts';
import { gameCalled, games } from '../games.ts';
import { languageFor } from '../language.ts';
import {
  addGameFlags,
  addLanguage,
  botsOption,
  gameArgument,
  gameExamples,
  gameOptionsOf,
  lookFor,
  playerCount,
  usualGame,
  wholeNumber,
} from '../options.ts';
import { botCalled } from '../play/localTable.ts';
import { messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import type { Plan } from './plan.ts';
import { playAll } from './pool.ts';
import { progressBar } from './progress.ts';
import { RecordsFile } from './recordsFile.ts';
import { report } from './report.ts';
import { Summing } from './summary.ts';

interface SimulateFlags {
  readonly players: number;
  readonly games: number;
  readonly seed?: string;
  readonly bots: readonly string[];
  readonly records?: string;
  readonly cores: number;
  readonly worlds?: number;
  readonly json?: true;
  readonly lang?: Language;
}

const MANY = Number.MAX_SAFE_INTEGER;

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('let bots play many games, and sum up')
    .description(
      'Lets bots play many games on all cores and sums them up. The same seed gives the same games and the same summary, whatever the number of cores. Game by game the bots move on by one seat.',
    )
    .addArgument(gameArgument())
    .option('-p, --players <n>', 'how many play', playerCount, 3)
    .option('-g, --games <n>', 'how many games', wholeNumber(1, MANY), 100)
    .option('-s, --seed <text>', 'what everything is drawn from (default: random, and printed)')
    .addOption(botsOption('bots, going round over the seats'))
    .option('--records <file>', 'write every game as a line of NDJSON, in order')
    .option('--cores <n>', 'how many cores to use', wholeNumber(1, 1024), availableParallelism())
    .option('--worlds <n>', 'in how many imagined worlds bots try each move (default: theirs)', wholeNumber(1, 1000))
    .option('--json', 'print the summary as JSON');
  addGameFlags(command, games);
  addLanguage(command)
    .addHelpText(
      'after',
      `
Examples:
  hanga simulate ${usualGame} --players 3 --games 1000 --seed x --bots random,greedy --records games.ndjson --json
${gameExamples('simulate', ' --games 1000 --worlds 1')}`,
    )
    .action(async (game: string, flags: SimulateFlags) => {
      process.exitCode = await gameCalled(game).open(front => run(front, flags));
    });
}

async function run<T extends GameTypes>(front: Front<T>, flags: SimulateFlags): Promise<number> {
  const language = languageFor(flags.lang, process.env);
  const messages = messagesIn[language];
  const look = lookFor({}, process.stdout);
  const plan = planOf(front, flags, language);
  const file = flags.records === undefined ? undefined : new RecordsFile(flags.records, messages);
  const cores = Math.min(flags.cores, flags.games);
  const summing = new Summing();
  const bar = progressBar(messages, flags.games);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const began = performance.now();
  let played = 0;
  try {
    const onGame: Parameters<typeof playAll>[0]['onGame'] = ({ tally, record }) => {
      summing.add(tally);
      if (record !== undefined) file?.append(record);
      bar?.update(++played);
    };
    await playAll({ plan, games: flags.games, cores, onGame, signal: stop.signal });
  } finally {
    bar?.stop();
    file?.close();
    process.off('SIGINT', interrupt);
  }
  const isStopped = stop.signal.aborted;
  const notes = [
    ...(isStopped ? [messages.simulate.stopped(summing.games, flags.games)] : []),
    messages.simulate.took(((performance.now() - began) / 1000).toFixed(1), cores),
    ...(flags.records === undefined ? [] : [messages.simulate.recordsIn(flags.records)]),
  ];
  if (summing.games > 0) {
    const { rates = {} } = front;
    const summary = summing.summary(plan, { rules: front.game.rules, rates });
    const lines = flags.json
      ? [JSON.stringify(summary, undefined, 2)]
      : report(summary, { teller: front.teller(language, look), rates }, messages, look);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  if (isStopped || process.stderr.isTTY) process.stderr.write(`hanga: ${notes.join('; ')}\n`);
  return isStopped ? 130 : 0;
}

function planOf<T extends GameTypes>(front: Front<T>, flags: SimulateFlags, language: Language): Plan {
  const { game } = front;
  const messages = messagesIn[language];
  const options = gameOptionsOf(front, flags, language);
  const { min, max } = game.seats;
  if (flags.players < min || flags.players > max) throw new UserError(messages.badPlayers(game.id, min, max));
  for (const bot of flags.bots) botCalled(front, bot, messages);
  return {
    game: game.id,
    options,
    players: flags.players,
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    lineup: Array.from({ length: flags.players }, (_, seat) => flags.bots[seat % flags.bots.length] as string),
    withRecords: flags.records !== undefined,
    ...(flags.worlds !== undefined && { worlds: flags.worlds }),
  };
}
