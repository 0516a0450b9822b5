import type { GameRecord } from '@hanga/kernel';
import {
  type Clock,
  isSameName,
  type SeatInfo,
  type TableInfo,
  type TableLine,
  type TableResult,
  type TableStatus,
} from '@hanga/protocol';

/** A seat as it is stored: besides what everyone may know, who may play for it (one person's devices). */
export type StoredSeat =
  | Exclude<SeatInfo, { kind: 'person' }>
  | (Extract<SeatInfo, { kind: 'person' }> & {
      /** The person who sat down first, and then their other devices. */
      readonly holders: readonly string[];
      /** The table's `rev` when they sat down, or were last seated anew: codes of an earlier sitting are no good. */
      readonly satAt?: number;
      /** The host took the seat away, and whether its player was there at the time. */
      readonly removed?: 'present' | 'absent';
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
  /** The host's player id. */
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly startedAt?: number;
  readonly commitment?: string;
  /** By seat, when its player last came back from absence: `flagAt` grants a moment from then on. */
  readonly backAt?: Readonly<Record<number, number>>;
  /** By seat, the most moves that the game had had by then: unless it has got further, coming back gives no more time. */
  readonly backFor?: Readonly<Record<number, number>>;
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
  if (seat.kind !== 'person') return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };
  const { name, player, bot, standIn, stoodIn } = seat;
  return {
    kind: 'person',
    name,
    player,
    ...(bot && { bot }),
    ...(standIn && { standIn }),
    ...(stoodIn && { stoodIn }),
  };
};

export function infoOf(table: StoredTable, rules: number, isPinned: boolean, player: string | undefined): TableInfo {
  const { meta } = table;
  const host = seatOf(meta, meta.host);
  const seat = seatOf(meta, player);
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
    seats: meta.seats.map(shownSeat),
    ...(host !== undefined && { host }),
    createdAt: table.createdAt,
    ...(meta.commitment !== undefined && { commitment: meta.commitment }),
    ...(table.status === 'finished' && { seed: table.seed }),
    ...(table.result && { result: table.result }),
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

/** Whether the lobby shows it. */
export const isListed = (table: Pick<StoredTable, 'status' | 'meta'>): boolean =>
  !table.meta.private && (table.status === 'open' || table.status === 'running');
