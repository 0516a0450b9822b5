import process from 'node:process';
import { type GameTypes, languages } from '@hanga/kernel';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Front, Look } from './front.ts';
import { type AnyFront, games } from './games.ts';
import { paintFor } from './paint.ts';

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

export function nameList(given: string): string[] {
  const names = given.split(',').map(name => name.trim());
  if (names.some(name => name === '')) throw new InvalidArgumentError('It must be names with commas between.');
  return names;
}

export const botsOption = (description: string): Option =>
  new Option('-b, --bots <list>', description).argParser(nameList).default(['greedy'], 'greedy');

export const gameArgument = (): Argument =>
  new Argument('[game]', 'which game').choices(games.map(game => game.id)).default(games[0]?.id);

export function addGameFlags(command: Command, fronts: readonly AnyFront[]): void {
  for (const { flag, description, choices } of fronts.flatMap(game => game.open(front => front.flags))) {
    command.addOption(new Option(`${flag} <which>`, description).choices(choices));
  }
}

/** The table options among a command's flags; the game completes and judges them. */
export function gameOptionsOf<T extends GameTypes>(front: Front<T>, flags: object): object {
  const known = new Set(front.flags.map(flag => flag.option));
  return Object.fromEntries(Object.entries(flags).filter(([name]) => known.has(name)));
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
