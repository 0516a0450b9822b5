import type { Bot } from '@hanga/bots';
import {
  fastRng,
  type GameRecord,
  type GameTypes,
  type Seat,
  seedFromText,
  toRecord,
  type Viewer,
} from '@hanga/kernel';
import { type PlayedTable, type TableView, viewOf } from '@hanga/table';
import type { Front } from '../front.ts';
import { writeRecord } from '../recordFile.ts';
import type { Messages } from '../text/index.ts';
import { aboutFile, UserError } from '../userError.ts';
import { printable } from '../width.ts';

export type Players = NonNullable<GameRecord['players']>;

/** A game at the terminal: what is played, who plays, and the file that keeps it. */
export interface LocalTable<T extends GameTypes> {
  readonly front: Front<T>;
  readonly messages: Messages;
  readonly players: Players;
  readonly file: string;
  played: PlayedTable<T>;
}

/** What somebody may know and do now. `after`: the log begins after this move. */
export const viewFor = <T extends GameTypes>({ played }: LocalTable<T>, viewer: Viewer, after?: number): TableView<T> =>
  viewOf(played, viewer, after);

export const nameOf = (table: { readonly players: Players }, seat: Seat): string => {
  const { name } = table.players[seat] as Players[number];
  return printable(name);
};

/** The name, with the bot that plays under it. */
export const labelOf = (table: { readonly players: Players }, seat: Seat): string => {
  const bot = table.players[seat]?.bot;
  return bot === undefined ? nameOf(table, seat) : `${nameOf(table, seat)} (${printable(bot)})`;
};

export const isPerson = (table: { readonly players: Players }, seat: Seat): boolean =>
  table.players[seat]?.bot === undefined;

/** Stores the game. Says what went wrong, if anything did: a full disk must not end a game. */
export function keep<T extends GameTypes>(table: LocalTable<T>): string | undefined {
  try {
    writeRecord(table.file, toRecord(table.played.match, table.players));
    return undefined;
  } catch (error) {
    const problem = aboutFile(table.messages, table.file, error);
    if (problem instanceof UserError) return problem.message;
    throw problem;
  }
}

export function botCalled<T extends GameTypes>(front: Front<T>, name: string, messages: Messages): Bot<T> {
  const found = front.bots.find(bot => bot.name === name);
  if (!found)
    throw new UserError(
      messages.noBot(
        printable(name),
        front.bots.map(bot => bot.name),
      ),
    );
  return found;
}

/** What the bot in `seat` does, from what it sees. The same game resumed gives the same answer. */
export function botMove<T extends GameTypes>(table: LocalTable<T>, seat: Seat): T['Action'] {
  const { match } = table.played;
  const bot = botCalled(table.front, table.players[seat]?.bot ?? '', table.messages);
  const rng = fastRng(Number.parseInt(seedFromText(`${match.seed}/bots/${match.moves.length}`).slice(0, 8), 16));
  const { view, legal } = viewFor(table, seat);
  return bot.decide(view, legal, {}, rng);
}
