import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { begin, type GameTypes, hexOf, type Language, seedFromText } from '@hanga/kernel';
import { tableFrom, tableOf } from '@hanga/table';
import type { Front } from '../front.ts';
import { freshName, newestUnfinished, recordsIn, reserve } from '../recordFile.ts';
import { withRecord } from '../replayed.ts';
import type { Messages } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { botCalled, keep, type LocalTable, type Players } from './localTable.ts';

export interface NewGame {
  readonly players: number;
  /** Names of bots, repeated over the seats that no person has. Empty: every seat is a person's. */
  readonly bots: readonly string[];
  /** Counted from 1. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly seed: string | undefined;
  readonly record: string | undefined;
}

/** Painters and print-makers lend the bots their names. */
const artists = ['Utamaro', 'Hiroshige', 'Sharaku', 'Kuniyoshi'] as const;

/** Starts a new game, and stores it at once, so that an unwritable file is found before the first move. */
export function newTable<T extends GameTypes>(
  front: Front<T>,
  asked: NewGame,
  options: T['Options'],
  messages: Messages,
): LocalTable<T> {
  const { game } = front;
  const { min, max } = game.seats;
  if (asked.players < min || asked.players > max) throw new UserError(messages.badPlayers(game.id, min, max));
  if (asked.seat > asked.players) throw new UserError(messages.badSeat(asked.players));
  for (const bot of asked.bots) botCalled(front, bot, messages);
  const players = seated(asked, messages);
  const seed = asked.seed === undefined ? hexOf(randomBytes(32)) : seedFromText(asked.seed);
  const played = tableOf(begin(game, { options, seats: asked.players, seed }));
  const file = asked.record ?? freshName(game.id, new Date(), existsSync);
  reserve(file, messages);
  const table: LocalTable<T> = { front, messages, players, file, played };
  const problem = keep(table);
  if (problem) {
    rmSync(file, { force: true });
    throw new UserError(problem);
  }
  return table;
}

function seated(asked: NewGame, messages: Messages): Players {
  let persons = 0;
  let bots = 0;
  return Array.from({ length: asked.players }, (_, seat) => {
    const bot = seat === asked.seat - 1 ? undefined : asked.bots[bots % Math.max(1, asked.bots.length)];
    if (bot === undefined) return { name: asked.names[persons++] ?? messages.player(seat + 1) };
    return { name: artists[bots++ % artists.length] as string, bot };
  });
}

/** Resumes a game where its record ends, and goes on storing it in the same file. */
export async function resumedTable<T extends GameTypes>(
  front: Front<T>,
  asked: { readonly file: string | undefined; readonly folder: string },
  voice: {
    readonly language: Language;
    readonly messages: Messages;
    readonly refusal: (refusal: T['Refusal']) => string;
  },
): Promise<LocalTable<T>> {
  const { messages } = voice;
  const file = asked.file ?? newestUnfinished(asked.folder, front.game.id, messages);
  for await (const found of recordsIn(file, messages)) {
    const {
      played,
      players,
    }: Pick<LocalTable<T>, 'played' | 'players'> = withRecord(found, voice, record => {
      const everybody = Array.from({ length: record.seats }, (_, seat) => ({ name: messages.player(seat + 1) }));
      return { played: tableFrom(front.game, record), players: record.players ?? everybody };
    });
    for (const { bot } of players) if (bot !== undefined) botCalled(front, bot, messages);
    return { front, messages, players, file, played };
  }
  throw new UserError(messages.emptyFile(file));
}
