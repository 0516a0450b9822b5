import process from 'node:process';
import type { GameTypes, Language } from '@hanga/kernel';
import type { Command } from 'commander';
import type { Front, Look } from '../front.ts';
import { gameCalled, games } from '../games.ts';
import { languageFor } from '../language.ts';
import {
  addGameFlags,
  addLanguage,
  addLook,
  botsOption,
  gameArgument,
  gameExamples,
  gameOptionsOf,
  lookFor,
  nameList,
  playerCount,
  seatNumber,
  usualGame,
} from '../options.ts';
import { messagesIn } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { newTable, resumedTable } from './begin.ts';
import { type PlayContext, print } from './context.ts';
import { showEnd } from './end.ts';
import { openLines } from './lines.ts';
import { keep, type LocalTable, viewFor } from './localTable.ts';
import { type Ending, runSession } from './session.ts';

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
    .option('-p, --players <n>', 'how many play', playerCount, 3)
    .addOption(botsOption('bots for the other seats, going round; "none": all are people'))
    .option('--seat <n>', 'your seat, from 1', seatNumber, 1)
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
  hanga play ${usualGame} --players 3 --bots random
  hanga play ${usualGame} --players 2 --bots none --name Aiko,Ben
${gameExamples('play')}
  hanga play --resume`,
    )
    .action(async (game: string, flags: PlayFlags) => {
      refuseWithResume(command, flags);
      process.exitCode = await gameCalled(game).open(front => playGame(front, flags));
    });
}

/** Flags that cannot go with `--resume`: the record holds these settings already. */
function refuseWithResume(command: Command, flags: PlayFlags): void {
  if (flags.resume === undefined) return;
  const fromRecord = [
    'players',
    'bots',
    'seat',
    'name',
    'seed',
    'record',
    ...games.flatMap(game => game.open(front => front.flags?.map(flag => flag.option) ?? [])),
  ];
  const given = fromRecord.find(name => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined) {
    const flag = command.options.find(option => option.attributeName() === given)?.long ?? given;
    command.error(`error: ${flag} cannot be given with --resume: the record says it`);
  }
}

async function playGame<T extends GameTypes>(front: Front<T>, flags: PlayFlags): Promise<number> {
  const language = languageFor(flags.lang, process.env);
  const messages = messagesIn[language];
  const look: Look = lookFor(flags, process.stdout);
  const teller = front.teller(language, look);
  const table: LocalTable<T> =
    flags.resume === undefined
      ? newTable(front, newGameOf(flags), gameOptionsOf(front, flags, language), messages)
      : await resumedTable(
          front,
          { file: flags.resume === true ? undefined : flags.resume, folder: process.cwd() },
          { language, messages, refusal: teller.refusal },
        );
  const { move, commitment } = viewFor(table, 'spectator');
  const notes = [
    messages.play.welcome(teller.title),
    ...(flags.resume === undefined ? [] : [messages.play.resumed(move)]),
    messages.play.commitment(commitment),
    messages.play.keptIn(table.file),
  ];
  const context: PlayContext<T> = {
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
    return leave(context, await runSession(context));
  } finally {
    context.lines.close();
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
function leave<T extends GameTypes>(context: PlayContext<T>, ending: Ending): number {
  const { table } = context;
  const { play } = table.messages;
  const problem = context.unsaved && keep(table);
  if (ending === 'over') showEnd(context);
  if (problem) throw new UserError(play.lost(problem));
  if (ending === 'over') print([play.keptIn(table.file)]);
  else {
    const command = `hanga play ${table.front.game.id} --resume ${quoted(table.file)}`;
    print(['', play.left(table.file), play.resumeWith(command)]);
  }
  return ending === 'interrupt' ? 130 : 0;
}

const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
