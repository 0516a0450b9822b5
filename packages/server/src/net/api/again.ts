import type { Player } from '../../storage/people.ts';
import { isOver, type StoredSeat, type StoredTable, seatOf } from '../../table/meta.ts';

/** The one table at which the people of a table play again, whoever of them asks first. */
export const againKey = 'again';

/** Whether somebody may ask the others to play again: they sat there, and it is over. */
export const mayAskAgain = (table: StoredTable, player: string): boolean =>
  isOver(table) && seatOf(table.meta, player) !== undefined;

/** A table with the settings and the seats of another: whoever asks sits, the others' seats are kept for them. */
export function tableAgain(
  id: string,
  { game, meta }: StoredTable,
  { id: asker, name }: Player,
  now: number,
): StoredTable {
  const seats = meta.seats.map((seat): StoredSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'open' || seat.player === '') return { kind: 'open' };
    const { bot } = seat;
    if (seat.holders.includes(asker))
      return {
        kind: 'person',
        name: seat.name || name,
        player: asker,
        ...(bot && { bot }),
        holders: [asker],
        satAt: 0,
      };
    return { kind: 'open', for: seat.name, keptFor: seat.player };
  });
  const { options, private: isPrivate, spectators, chat, clock, botLevel, botsRated, patience } = meta;
  return {
    id,
    game,
    status: 'open',
    rev: 1,
    seed: '',
    createdAt: now,
    meta: {
      ...{ name: meta.name, options, private: isPrivate, spectators, chat, clock, botLevel },
      ...(botsRated !== undefined && { botsRated }),
      ...(patience !== undefined && { patience }),
      ...{ host: asker, seats, keys: [] },
    },
  };
}
