import type { GameRecord } from '@hanga/kernel';
import {
  type Clock,
  isSameName,
  limits,
  type SeatInfo,
  type TableInfo,
  type TableLine,
  type TableResult,
  type TableStatus,
  type Vote,
} from '@hanga/protocol';
import { type StoredShuffle, shuffleInfo } from './shuffle.ts';

/** A seat as it is stored: besides what everyone may know, who may play for it (one person's devices). */
export type StoredSeat =
  | Extract<SeatInfo, { kind: 'bot' }>
  /** `keptFor`: only this player may sit down there. */
  | (Extract<SeatInfo, { kind: 'open' }> & { readonly keptFor?: string })
  | (Extract<SeatInfo, { kind: 'person' }> & {
      /** The person who sat down first, and then their other devices. */
      readonly holders: readonly string[];
      /** The table's `rev` when they sat down, or were last seated anew: codes of an earlier sitting are no good. */
      readonly satAt?: number;
      /** The host took the seat away, and whether its player was there at the time. */
      readonly removed?: 'present' | 'absent';
      /** What they committed to for the shuffle, and the part itself once it is revealed. */
      readonly commitment?: string;
      readonly part?: string;
      /** They did not reveal in time, and bring no part any more. */
      readonly late?: true;
      /** They revealed in a try that came to nothing, and are to commit anew. */
      readonly awaited?: true;
      /** A bot was given the seat, and whether its player was there at the time. */
      readonly handed?: { readonly by: 'vote' | 'host'; readonly was: 'present' | 'absent' };
    });

/** All about a table but its game. Stored as one piece, replaced as a whole when its `rev` is still the one read. */
export interface TableMeta {
  readonly name: string;
  readonly options: object;
  readonly private: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly clock: Clock;
  readonly botLevel: string;
  /** The game counts although accounts that are bots play in it. Tables of an earlier Hanga do not say. */
  readonly botsRated?: boolean;
  /** Seconds. Tables of an earlier Hanga do not say. */
  readonly patience?: number;
  readonly votes?: readonly Vote[];
  /** Where the same people play again, and the name of who asked for it. */
  readonly next?: { readonly id: string; readonly by: string };
  /** The host's player id. */
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly startedAt?: number;
  /** Tables of an earlier Hanga have none: their seed is the server's alone. */
  readonly shuffle?: StoredShuffle;
  readonly commitment?: string;
  /** By seat, when its player last came back from absence: `flagAt` grants a moment from then on. */
  readonly backAt?: Readonly<Record<number, number>>;
  /** By seat, the most moves that the game had had by then: unless it has got further, coming back gives no more time. */
  readonly backFor?: Readonly<Record<number, number>>;
  /** Who runs the server closed it before it began. */
  readonly ended?: 'house';
  /** The keys of the last commands, so that a repeated one is known. */
  readonly keys: readonly string[];
}

export const KEYS_KEPT = 64;

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly rev: number;
  readonly meta: TableMeta;
  readonly seed: string;
  readonly result?: TableResult;
  readonly createdAt: number;
  readonly runner?: string;
}

export const isHeldBy = (seat: StoredSeat | undefined, player: string): boolean =>
  seat?.kind === 'person' && seat.holders.includes(player);

export function seatOf(meta: TableMeta, player: string | undefined): number | undefined {
  if (player === undefined) return undefined;
  const seat = meta.seats.findIndex(candidate => isHeldBy(candidate, player));
  return seat < 0 ? undefined : seat;
}

/** Whether somebody at the table has that name, or one that looks the same. */
export const isNameThere = (meta: TableMeta, name: string): boolean =>
  meta.seats.some(seat => seat.kind === 'person' && isSameName(seat.name, name));

/** The level of the bot that plays the seat now; `undefined` if a person does. */
export function botOf(meta: TableMeta, seat: number): string | undefined {
  const stored = meta.seats[seat];
  if (stored?.kind === 'bot') return stored.level;
  return stored?.kind === 'person' && stored.standIn ? meta.botLevel : undefined;
}

/** A seat as everyone may see it, named field by field. */
const shownSeat = (seat: StoredSeat): SeatInfo => {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'open') return { kind: 'open', ...(seat.for !== undefined && { for: seat.for }) };
  const { name, player, bot, standIn, stoodIn, rest } = seat;
  return {
    kind: 'person',
    name,
    player,
    ...(bot && { bot }),
    ...(standIn && { standIn }),
    ...(stoodIn && { stoodIn }),
    ...(rest && { rest }),
  };
};

export function infoOf(table: StoredTable, rules: number, isPinned: boolean, player: string | undefined): TableInfo {
  const { meta } = table;
  const host = seatOf(meta, meta.host);
  const seat = seatOf(meta, player);
  const shuffle = shuffleInfo(table);
  return {
    id: table.id,
    rev: table.rev,
    game: table.game,
    rules,
    options: meta.options,
    name: meta.name,
    status: table.status,
    private: meta.private,
    spectators: meta.spectators,
    chat: meta.chat,
    clock: meta.clock,
    botLevel: meta.botLevel,
    botsRated: meta.botsRated ?? false,
    patience: meta.patience ?? limits.patience.usual,
    seats: meta.seats.map(shownSeat),
    ...(host !== undefined && { host }),
    createdAt: table.createdAt,
    ...(shuffle && { shuffle }),
    ...(meta.commitment !== undefined && { commitment: meta.commitment }),
    ...(isOver(table) && { seed: table.seed }),
    ...(table.result && { result: table.result }),
    ...(meta.ended && { ended: meta.ended }),
    ...(meta.votes && meta.votes.length > 0 && { votes: meta.votes }),
    ...(meta.next && { next: meta.next }),
    ...(isPinned && { pinned: true as const }),
    you: { host: player === meta.host, ...(seat !== undefined && { seat }) },
  };
}

export const lineOf = ({ id, game, status, meta, createdAt }: StoredTable): TableLine => ({
  id,
  game,
  name: meta.name,
  status,
  spectators: meta.spectators,
  clock: meta.clock,
  seats: meta.seats.map(shownSeat),
  createdAt,
});

/** Who played a seat, as a record tells it. */
export function recordedPlayer(seat: StoredSeat, number: number): NonNullable<GameRecord['players']>[number] {
  // A deleted player has no name.
  if (seat.kind === 'person') return { name: seat.name || 'someone' };
  return seat.kind === 'bot' ? { name: seat.level, bot: seat.level } : { name: `${number + 1}` };
}

/** Whether the game was played to its end, or broken off. */
export const isOver = ({ status }: Pick<StoredTable, 'status'>): boolean => status === 'finished' || status === 'ended';

/** Whether the lobby shows it. */
export const isListed = (table: Pick<StoredTable, 'status' | 'meta'>): boolean =>
  !table.meta.private && (table.status === 'open' || table.status === 'running');
