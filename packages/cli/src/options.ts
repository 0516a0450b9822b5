import process from 'node:process';
import { type GameTypes, type Language, languages } from '@hanga/kernel';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { AnyFront, Front, Look } from './front.ts';
import { games } from './games.ts';
import { paintFor } from './paint.ts';
import { messagesIn } from './text/index.ts';
import { UserError } from './userError.ts';

/** Arguments as commander reads them: what makes no sense is refused in one line. */
export const wholeNumber =
  (min: number, max: number) =>
  (given: string): number => {
    const n = Number(given);
    if (!/^\d+$/.test(given) || n < min || n > max) {
      throw new InvalidArgumentError(
        max === Number.MAX_SAFE_INTEGER
          ? `It must be a whole number, ${min} or more.`
          : `It must be from ${min} to ${max}.`,
      );
    }
    return n;
  };

const most = Math.max(...games.map(game => game.open(front => front.game.seats.max)));
/** As many as sit at a table of any game that is here. */
export const playerCount = wholeNumber(Math.min(...games.map(game => game.open(front => front.game.seats.min))), most);
export const seatNumber = wholeNumber(1, most);

export function nameList(given: string): string[] {
  const names = given.split(',').map(name => name.trim());
  if (names.some(name => name === '')) throw new InvalidArgumentError('It must be names with commas between.');
  return names;
}

export const botsOption = (description: string): Option =>
  new Option('-b, --bots <list>', description).argParser(nameList).default(['greedy'], 'greedy');

/** The game that is meant where none is named. */
export const usualGame = games[0]?.id as string;

export const gameArgument = (): Argument =>
  new Argument('[game]', 'which game').choices(games.map(game => game.id)).default(usualGame);

/** Lines for a command's help that show the games' own flags in use. */
export const gameExamples = (command: string, more = ''): string =>
  games
    .flatMap(({ id, open }) =>
      open(front => front.examples ?? []).map(flags => `  hanga ${command} ${id} ${flags}${more}`),
    )
    .join('\n');

export function addGameFlags(command: Command, fronts: readonly AnyFront[]): void {
  for (const { flag, description, choices, value = 'which' } of fronts.flatMap(game =>
    game.open(front => front.flags ?? []),
  )) {
    const option = new Option(`${flag} <${value}>`, description);
    command.addOption(choices ? option.choices(choices) : option);
  }
}

/** The table's options, as the game completes them; what it refuses is told. */
export function gameOptionsOf<T extends GameTypes>(front: Front<T>, flags: object, language: Language): T['Options'] {
  const known = new Set(front.flags?.map(flag => flag.option));
  const given = Object.fromEntries(Object.entries(flags).filter(([name]) => known.has(name)));
  const asked = front.optionsFrom?.(given) ?? given;
  const options = front.game.options(asked);
  if (options) return options;
  throw new UserError(front.whyNot?.(asked, language) ?? messagesIn[language].badOptions(front.game.id));
}

export const addLanguage = (command: Command): Command =>
  command.addOption(new Option('--lang <language>', 'language (default: that of LANG)').choices(languages));

export const addLook = (command: Command): Command =>
  command.option('--letters', 'letters instead of pictures, for terminals and readers without them');

/** Some terminals have no pictures at all: they get letters unasked. */
const WITHOUT_PICTURES = ['linux', 'dumb', 'vt100', 'vt220'];

export function lookFor(flags: { readonly letters?: true }, stream: { readonly isTTY?: boolean }): Look {
  const { TERM = '' } = process.env;
  return {
    paint: paintFor(stream, process.env),
    symbols: flags.letters || WITHOUT_PICTURES.includes(TERM) ? 'letters' : 'pictures',
  };
}
