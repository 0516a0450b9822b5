import { availableParallelism } from 'node:os';
import process from 'node:process';
import type { GameTypes, Language } from '@hanga/kernel';
import { type Command, Option } from 'commander';
import type { Front } from '../front.ts';
import { gameCalled, games } from '../games.ts';
import { languageFor } from '../language.ts';
import {
  addGameFlags,
  addLanguage,
  gameArgument,
  gameOptionsOf,
  lookFor,
  nameList,
  playerCount,
  usualGame,
  wholeNumber,
} from '../options.ts';
import { progressBar } from '../simulate/progress.ts';
import { messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { shareOut } from '../workers.ts';
import { contenderCalled } from './contender.ts';
import { type Bout, boutsOf, keyOf, type Plan, pairingsOf, type Result } from './plan.ts';
import { report } from './report.ts';
import { ResultsFile } from './resultsFile.ts';
import { summaryOf } from './summary.ts';

interface ArenaFlags {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly results?: string;
  readonly cores: number;
  readonly times?: true;
  readonly json?: true;
  readonly lang?: Language;
}

const MANY = Number.MAX_SAFE_INTEGER;

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .summary('let bots meet, and tell how sure the result is')
    .description(
      'Lets bots meet on the same deals, each played from every seat, and tells win rates and margins with 95 % confidence intervals. Fewer bots than seats: the last one fills the table. More: every choice of them meets, and all get ratings.',
    )
    .addArgument(gameArgument())
    .option('-p, --players <n>', 'how many play', playerCount, 2)
    .addOption(
      new Option(
        '-b, --bots <list>',
        'who meets; master:400 thinks for 400 iterations, master:500ms for half a second; "cheater" sees everything',
      )
        .argParser(nameList)
        .default(['greedy', 'random'], 'greedy,random'),
    )
    .option('-g, --games <n>', 'games of each meeting, rounded up to whole deals', wholeNumber(1, MANY), 400)
    .option('-s, --seed <text>', 'what everything is drawn from', 'arena')
    .option('-r, --results <file>', 'keep each game in this file, and go on from what it holds already')
    .option('--cores <n>', 'how many cores to use', wholeNumber(1, 1024), availableParallelism())
    .option('--times', 'tell how long decisions took')
    .option('--json', 'print the summary as JSON');
  addGameFlags(command, games);
  addLanguage(command)
    .addHelpText(
      'after',
      `
Examples:
  hanga arena ${usualGame} --players 2 --bots master,adept --games 400 --json
  hanga arena ${usualGame} --players 4 --bots master,greedy --games 400 --results master.ndjson
  hanga arena ${usualGame} --players 3 --bots master,adept,novice,greedy`,
    )
    .action(async (game: string, flags: ArenaFlags) => {
      process.exitCode = await gameCalled(game).open(front => run(front, flags));
    });
}

async function run<T extends GameTypes>(front: Front<T>, flags: ArenaFlags): Promise<number> {
  const language = languageFor(flags.lang, process.env);
  const messages = messagesIn[language];
  const look = lookFor({}, process.stdout);
  const plan = planOf(front, flags, language);
  const file = flags.results === undefined ? undefined : new ResultsFile(flags.results, plan, messages);
  const results: Result[] = [...(file?.results ?? [])];
  const known = new Set(results.map(keyOf));
  const all = boutsOf(plan, Math.ceil(flags.games / plan.players));
  const wanted = new Set(all.map(keyOf));
  const missing = all.filter(bout => !known.has(keyOf(bout)));
  const bar = progressBar(messages, all.length);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  try {
    bar?.update(all.length - missing.length);
    await shareOut<readonly Bout[], readonly Result[]>({
      script: new URL('./worker.ts', import.meta.url),
      data: plan,
      tasks: chunksOf(missing, flags.cores),
      cores: flags.cores,
      signal: stop.signal,
      onDone(_bouts, done) {
        for (const result of done) {
          file?.add(result);
          results.push(result);
        }
        bar?.increment(done.length);
      },
    });
  } finally {
    bar?.stop();
    file?.close();
    process.off('SIGINT', interrupt);
  }
  const asked = { rules: front.game.rules, withTimes: flags.times === true };
  const summary = summaryOf(
    plan,
    results.filter(result => wanted.has(keyOf(result))),
    asked,
  );
  if (summary.games > 0) {
    const lines = flags.json
      ? [JSON.stringify(summary, undefined, 2)]
      : report(summary, front.teller(language, look).title, messages, look);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  if (!stop.signal.aborted) return 0;
  process.stderr.write(`hanga: ${messages.simulate.stopped(results.length, all.length)}\n`);
  return 130;
}

/** Bouts of quick bots go out by the handful; those of bots that think go out one by one towards the end. */
function chunksOf(bouts: readonly Bout[], cores: number): Bout[][] {
  const size = Math.min(8, Math.max(1, Math.floor(bouts.length / (cores * 16))));
  return Array.from({ length: Math.ceil(bouts.length / size) }, (_, i) => bouts.slice(i * size, (i + 1) * size));
}

function planOf<T extends GameTypes>(front: Front<T>, flags: ArenaFlags, language: Language): Plan {
  const messages = messagesIn[language];
  const { game } = front;
  const options = gameOptionsOf(front, flags, language);
  const { min, max } = game.seats;
  if (flags.players < min || flags.players > max) throw new UserError(messages.badPlayers(game.id, min, max));
  for (const name of flags.bots) contenderCalled(front, name, messages);
  const pairings = pairingsOf(flags.bots, flags.players);
  return { game: game.id, options, players: flags.players, seed: flags.seed, pairings };
}
