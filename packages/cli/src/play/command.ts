import process from 'node:process';
import { commitmentTo, type GameTypes, type Language } from '@hanga/kernel';
import type { Command } from 'commander';
import { chromeIn } from '../chrome/index.ts';
import { Complaint } from '../complaint.ts';
import type { Front, Look } from '../front.ts';
import { gameCalled, games } from '../games.ts';
import { languageFor } from '../language.ts';
import {
  addGameFlags,
  addLanguage,
  addLook,
  botsOption,
  gameArgument,
  gameOptionsOf,
  lookFor,
  nameList,
  wholeNumber,
} from '../options.ts';
import { newTable, resumedTable } from './begin.ts';
import { type Desk, print } from './desk.ts';
import { showEnd } from './end.ts';
import { openLines } from './lines.ts';
import { type Ending, runSession } from './session.ts';
import { keep, type Table } from './table.ts';

interface PlayFlags {
  readonly players: number;
  readonly bots: readonly string[];
  readonly seat: number;
  readonly name?: readonly string[];
  readonly seed?: string;
  readonly record?: string;
  readonly resume?: string | true;
  readonly lang?: Language;
  readonly letters?: true;
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .summary('play a game in the terminal')
    .description('Plays a game in the terminal, against bots or around one keyboard. Every move is kept at once.')
    .addArgument(gameArgument())
    .option('-p, --players <n>', 'how many play', wholeNumber(2, 4), 3)
    .addOption(botsOption('bots for the other seats, going round; "none": all are people'))
    .option('--seat <n>', 'your seat, from 1', wholeNumber(1, 4), 1)
    .option('-n, --name <list>', 'your name, or everybody’s around one keyboard', nameList)
    .option('--seed <text>', 'a shuffle that can be repeated (default: 256 random bits)')
    .option('--record <file>', 'where the game is kept (default: hanga-<game>-<date>-<time>.json)')
    .option('-r, --resume [file]', 'go on from a record (default: the latest unfinished one in this folder)');
  addGameFlags(command, games);
  addLanguage(addLook(command))
    .addHelpText(
      'after',
      `
Examples:
  hanga play kanagawa --players 3 --bots random
  hanga play kanagawa --players 2 --bots none --name Aiko,Ben
  hanga play kanagawa --yokai random
  hanga play kanagawa --yokai kite,lantern --base tree,animal
  hanga play --resume`,
    )
    .action(async (game: string, flags: PlayFlags) => {
      refuseWithResume(command, flags);
      process.exitCode = await gameCalled(game).open(front => playGame(front, flags));
    });
}

/** A record says all that these flags could: together they would contradict each other. */
function refuseWithResume(command: Command, flags: PlayFlags): void {
  if (flags.resume === undefined) return;
  const fromRecord = [
    'players',
    'bots',
    'seat',
    'name',
    'seed',
    'record',
    ...games.flatMap(game => game.open(front => front.flags.map(flag => flag.option))),
  ];
  const given = fromRecord.find(name => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined) {
    const flag = command.options.find(option => option.attributeName() === given)?.long ?? given;
    command.error(`error: ${flag} cannot be given with --resume: the record says it`);
  }
}

async function playGame<T extends GameTypes>(front: Front<T>, flags: PlayFlags): Promise<number> {
  const language = languageFor(flags.lang, process.env);
  const chrome = chromeIn[language];
  const look: Look = lookFor(flags, process.stdout);
  const teller = front.teller(language, look);
  const table: Table<T> =
    flags.resume === undefined
      ? newTable(front, newGameOf(flags), gameOptionsOf(front, flags, language), chrome)
      : await resumedTable(
          front,
          { file: flags.resume === true ? undefined : flags.resume, folder: process.cwd() },
          { language, chrome, refusal: teller.refusal },
        );
  const notes = [
    chrome.play.welcome(teller.title),
    ...(flags.resume === undefined ? [] : [chrome.play.resumed(table.match.moves.length)]),
    chrome.play.commitment(commitmentTo(table.match.seed)),
    chrome.play.keptIn(table.file),
  ];
  const desk: Desk<T> = {
    table,
    teller,
    look,
    language,
    lines: openLines(),
    seen: new Map(),
    lastShown: undefined,
    unsaved: undefined,
    notes,
  };
  try {
    return leave(desk, await runSession(desk));
  } finally {
    desk.lines.close();
  }
}

const newGameOf = (flags: PlayFlags) => ({
  players: flags.players,
  bots: flags.bots.length === 1 && flags.bots[0] === 'none' ? [] : flags.bots,
  seat: flags.seat,
  names: flags.name ?? [],
  seed: flags.seed,
  record: flags.record,
});

/** Says goodbye; 130 is what a shell expects of a program that Ctrl-C ended. */
function leave<T extends GameTypes>(desk: Desk<T>, ending: Ending): number {
  const { table } = desk;
  const { play } = table.chrome;
  const problem = desk.unsaved && keep(table);
  if (ending === 'over') showEnd(desk);
  if (problem) throw new Complaint(play.lost(problem));
  if (ending === 'over') print([play.keptIn(table.file)]);
  else {
    const command = `hanga play ${table.match.game.id} --resume ${quoted(table.file)}`;
    print(['', play.left(table.file), play.resumeWith(command)]);
  }
  return ending === 'interrupt' ? 130 : 0;
}

const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
