import { defaultOptions, kanagawa, type Options } from '@hanga/kanagawa';
import { type GameRecord, hexOf } from '@hanga/kernel';
import type { SeatInfo } from './source/source.ts';
import { newId, saveGame } from './storage/games.ts';
import { words } from './text/index.ts';

/** Deals a new game and keeps it; returns its id. */
export async function deal(seats: readonly SeatInfo[], options: Options = defaultOptions): Promise<string> {
  return keep(
    {
      hanga: 1,
      game: kanagawa.id,
      rules: kanagawa.rules,
      options,
      seats: seats.length,
      seed: hexOf(crypto.getRandomValues(new Uint8Array(32))),
      moves: [],
    },
    seats,
  );
}

/** Keeps a record as a game of this browser; returns its id. */
export async function keep(record: GameRecord, seats: readonly SeatInfo[]): Promise<string> {
  const id = newId();
  await saveGame({ id, updated: Date.now(), seats, record }, undefined);
  return id;
}

/** You and two bots: what one click on "play" deals. */
export const quickSeats = (): SeatInfo[] => {
  const [first = '', second = ''] = words().botNames;
  return [
    { name: words().you, color: 0 },
    { name: first, bot: 'greedy', color: 1 },
    { name: second, bot: 'greedy', color: 2 },
  ];
};

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
