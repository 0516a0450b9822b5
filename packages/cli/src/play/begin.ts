import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { begin, type GameTypes, hexOf, type Language, type Match, replay, seedFromText } from '@hanga/kernel';
import type { Chrome } from '../chrome/index.ts';
import { Complaint } from '../complaint.ts';
import type { Front } from '../front.ts';
import { freshName, newestUnfinished, recordsIn, reserve } from '../recordFile.ts';
import { withRecord } from '../replayed.ts';
import { botCalled, type Happening, keep, type Players, type Table } from './table.ts';

export interface NewGame {
  readonly players: number;
  /** Names of bots, going round over the seats that no person has. Empty: everybody is a person. */
  readonly bots: readonly string[];
  /** Counted from 1. */
  readonly seat: number;
  readonly names: readonly string[];
  readonly seed: string | undefined;
  readonly record: string | undefined;
}

/** Painters and print-makers lend the bots their names. */
const artists = ['Utamaro', 'Hiroshige', 'Sharaku', 'Kuniyoshi'] as const;

/** Lays a new table, and makes sure at once that it can be kept. */
export function newTable<T extends GameTypes>(
  front: Front<T>,
  asked: NewGame,
  options: T['Options'],
  chrome: Chrome,
): Table<T> {
  const { game } = front;
  const { min, max } = game.seats;
  if (asked.players < min || asked.players > max) throw new Complaint(chrome.badPlayers(game.id, min, max));
  if (asked.seat > asked.players) throw new Complaint(chrome.badSeat(asked.players));
  for (const bot of asked.bots) botCalled(front, bot, chrome);
  const players = seated(asked, chrome);
  const seed = asked.seed === undefined ? hexOf(randomBytes(32)) : seedFromText(asked.seed);
  const match = begin(game, { options, seats: asked.players, seed });
  const file = asked.record ?? freshName(game.id, new Date(), existsSync);
  reserve(file, chrome);
  const table: Table<T> = { front, chrome, players, file, match, happened: [] };
  const problem = keep(table);
  if (problem) {
    rmSync(file, { force: true });
    throw new Complaint(problem);
  }
  return table;
}

function seated(asked: NewGame, chrome: Chrome): Players {
  let persons = 0;
  let bots = 0;
  return Array.from({ length: asked.players }, (_, seat) => {
    const bot = seat === asked.seat - 1 ? undefined : asked.bots[bots % Math.max(1, asked.bots.length)];
    if (bot === undefined) return { name: asked.names[persons++] ?? chrome.player(seat + 1) };
    return { name: artists[bots++ % artists.length] as string, bot };
  });
}

/** Takes up a game where its record ends, and goes on keeping it there. */
export async function resumedTable<T extends GameTypes>(
  front: Front<T>,
  asked: { readonly file: string | undefined; readonly folder: string },
  voice: { readonly language: Language; readonly chrome: Chrome; readonly refusal: (refusal: T['Refusal']) => string },
): Promise<Table<T>> {
  const { chrome } = voice;
  const file = asked.file ?? newestUnfinished(asked.folder, front.game.id, chrome);
  for await (const found of recordsIn(file, chrome)) {
    const happened: Happening<T>[] = [];
    const {
      match,
      players,
    }: Pick<Table<T>, 'match' | 'players'> = withRecord(found, voice, record => {
      const replayed: Match<T> = replay(front.game, record, (_before, after, events) => {
        happened.push({ seat: after.moves.at(-1)?.seat ?? 0, events });
      });
      const everybody = Array.from({ length: record.seats }, (_, seat) => ({ name: chrome.player(seat + 1) }));
      return { match: replayed, players: record.players ?? everybody };
    });
    for (const { bot } of players) if (bot !== undefined) botCalled(front, bot, chrome);
    return { front, chrome, players, file, match, happened };
  }
  throw new Complaint(chrome.emptyFile(file));
}
