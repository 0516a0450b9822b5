import { type GameRecord, type GameTypes, hexOf } from '@hanga/kernel';
import { type GameEntry, takeWorker } from './games/index.ts';
import { levelName, usualLevel } from './levels.ts';
import { distinct } from './source/distinct.ts';
import { openLocal } from './source/local.ts';
import type { SeatInfo, TableSource } from './source/source.ts';
import { newId, saveGame } from './storage/games.ts';
import { words } from './text/index.ts';

/** Games that were just dealt, by id: their workers run already while the router goes to the game's page. */
const dealt = new Map<string, TableSource<GameTypes>>();

/** Opens a game that is stored in this browser; one that was just dealt is open already. */
export function openGame(entry: GameEntry, id: string): TableSource<GameTypes> {
  const source = dealt.get(id) ?? openLocal(id, takeWorker(entry), () => entry.worker());
  dealt.delete(id);
  return source;
}

/** Deals a new game, with the default options if none are given; returns its address. */
export function deal(entry: GameEntry, seats: readonly SeatInfo[], options?: GameTypes['Options']): string {
  const id = newId();
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  dealt.set(
    id,
    openLocal(id, takeWorker(entry), () => entry.worker(), { seats, seed, ...(options && { options }) }),
  );
  return `game/${entry.id}/${id}`;
}

/** Stores a record as a game of this browser; returns the address where it is played on. */
export async function keep(record: GameRecord, seats: readonly SeatInfo[]): Promise<string> {
  const id = newId();
  await saveGame({ id, updated: Date.now(), seats, record }, undefined);
  return addressOf(id, record);
}

/** Where a kept game is played on, or watched again when it is over. */
export const addressOf = (id: string, { game, result }: GameRecord): string =>
  result ? `replay/${id}` : `game/${game}/${id}`;

/** You and as many bots as the game likes: what one click on "play" deals. */
export const quickSeats = (entry: GameEntry): SeatInfo[] =>
  Array.from({ length: entry.quickSeats }, (_, color) =>
    color === 0
      ? { name: words().you, color }
      : { name: words().botNames[color - 1] ?? '', bot: usualLevel(entry), color },
  );

/** Seats for a record from elsewhere: its players' names and bots, in the colours of their places. */
export const seatsOf = (record: GameRecord): SeatInfo[] =>
  distinct(
    Array.from({ length: record.seats }, (_, seat) => {
      const player = record.players?.[seat];
      return {
        // A server calls its bots by their levels.
        name:
          player?.bot !== undefined && player.name === player.bot
            ? levelName(player.bot)
            : (player?.name ?? words().newGame.seat(seat + 1)),
        color: seat,
        ...(player?.bot && { bot: player.bot }),
      };
    }),
  );
