import type { Bot } from '@hanga/bots';
import {
  fastRng,
  type GameRecord,
  type GameTypes,
  type Match,
  type Move,
  type Seat,
  seedFromText,
  toRecord,
} from '@hanga/kernel';
import type { Chrome } from '../chrome/index.ts';
import { aboutFile, Complaint } from '../complaint.ts';
import type { Front } from '../front.ts';
import { writeRecord } from '../recordFile.ts';
import { harmless } from '../width.ts';

export type Players = NonNullable<GameRecord['players']>;

/** What a move brought about; undo takes it away again. */
export interface Happening<T extends GameTypes> {
  readonly seat: Seat;
  readonly events: readonly T['Event'][];
}

/** A game at the terminal: the match, who plays, what has happened, and the file that keeps it. */
export interface Table<T extends GameTypes> {
  readonly front: Front<T>;
  readonly chrome: Chrome;
  readonly players: Players;
  readonly file: string;
  match: Match<T>;
  happened: readonly Happening<T>[];
}

export const nameOf = (table: { readonly players: Players }, seat: Seat): string => {
  const { name } = table.players[seat] as Players[number];
  return harmless(name);
};

/** The name, with the bot that plays under it. */
export const labelOf = (table: { readonly players: Players }, seat: Seat): string => {
  const bot = table.players[seat]?.bot;
  return bot === undefined ? nameOf(table, seat) : `${nameOf(table, seat)} (${harmless(bot)})`;
};

export const isPerson = (table: { readonly players: Players }, seat: Seat): boolean =>
  table.players[seat]?.bot === undefined;

/** Stores the game. Says what went wrong, if anything did: a full disk must not end a game. */
export function keep<T extends GameTypes>(table: Table<T>): string | undefined {
  try {
    writeRecord(table.file, toRecord(table.match, table.players));
    return undefined;
  } catch (error) {
    const problem = aboutFile(table.chrome, table.file, error);
    if (problem instanceof Complaint) return problem.message;
    throw problem;
  }
}

export function botCalled<T extends GameTypes>(front: Front<T>, name: string, chrome: Chrome): Bot<T> {
  const found = front.bots.find(bot => bot.name === name);
  if (!found)
    throw new Complaint(
      chrome.noBot(
        harmless(name),
        front.bots.map(bot => bot.name),
      ),
    );
  return found;
}

/** What the bot in `seat` does, from what it sees. The same game resumed gives the same answer. */
export function botMove<T extends GameTypes>({ front, match, players, chrome }: Table<T>, seat: Seat): Move<T> {
  const { game } = front;
  const bot = botCalled(front, players[seat]?.bot ?? '', chrome);
  const rng = fastRng(Number.parseInt(seedFromText(`${match.seed}/bots/${match.moves.length}`).slice(0, 8), 16));
  const legal = game.legal(match.state, seat);
  return { seat, action: bot.decide(game.view(match.state, seat), legal, {}, rng) };
}
