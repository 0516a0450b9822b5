import { type GameRecord, type GameTypes, hexOf } from '@hanga/kernel';
import { type GameEntry, takeWorker } from './games/index.ts';
import { usualLevel } from './levels.ts';
import { openLocal } from './source/local.ts';
import type { SeatInfo, Source } from './source/source.ts';
import { newId, saveGame } from './storage/games.ts';
import { words } from './text/index.ts';

/** Dealt a moment ago: its worker keeps it, before anybody sees it, while the page turns to it. */
const dealt = new Map<string, Source<GameTypes>>();

/** A game of this browser, to be played by whoever asks; the one that was just dealt is open already. */
export function openGame(entry: GameEntry, id: string): Source<GameTypes> {
  const source = dealt.get(id) ?? openLocal(id, takeWorker(entry));
  dealt.delete(id);
  return source;
}

/** Has a new game dealt, with the usual options if no others are given; returns its address. */
export function deal(entry: GameEntry, seats: readonly SeatInfo[], options?: GameTypes['Options']): string {
  const id = newId();
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  dealt.set(id, openLocal(id, takeWorker(entry), { seats, seed, ...(options && { options }) }));
  return `game/${entry.id}/${id}`;
}

/** Keeps a record as a game of this browser; returns the address where it goes on. */
export async function keep(record: GameRecord, seats: readonly SeatInfo[]): Promise<string> {
  const id = newId();
  await saveGame({ id, updated: Date.now(), seats, record }, undefined);
  return addressOf(id, record);
}

/** Where a kept game is played on, or watched again when it is over. */
export const addressOf = (id: string, { game, result }: GameRecord): string =>
  result ? `replay/${id}` : `game/${game}/${id}`;

/** You and as many bots as the game likes: what one click on "play" deals. */
export const quickSeats = ({ quickSeats: count }: GameEntry): SeatInfo[] =>
  Array.from({ length: count }, (_, color) =>
    color === 0 ? { name: words().you, color } : { name: words().botNames[color - 1] ?? '', bot: usualLevel, color },
  );

/** Seats for a record from elsewhere: its players' names and bots, in the colours of their places. */
export const seatsOf = (record: GameRecord): SeatInfo[] =>
  Array.from({ length: record.seats }, (_, seat) => {
    const player = record.players?.[seat];
    return {
      name: player?.name ?? words().newGame.seat(seat + 1),
      color: seat,
      ...(player?.bot && { bot: player.bot }),
    };
  });
