import type { Seat } from '@hanga/kernel';

/** When a player's time is up, a bot plays for them until they come back. Seconds everywhere. */
export type Clock =
  | { readonly kind: 'none' }
  /** Each seat has `initial` seconds for the whole game, and gains `increment` whenever its turn ends. */
  | { readonly kind: 'bank'; readonly initial: number; readonly increment: number }
  /** Each turn must be over `seconds` after it began. */
  | { readonly kind: 'deadline'; readonly seconds: number };

/** `open`: seats can be taken. `closed`: everybody left before it began. */
export type TableStatus = 'open' | 'running' | 'finished' | 'closed';

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** For the profile; it tells nothing secret. */
      readonly player: string;
      /** A program plays under this account. */
      readonly bot?: true;
      /** A bot of the table's level plays for them now, and why. */
      readonly standIn?: 'clock' | 'left';
      /** A bot played for them at some time: they come last in the rating. */
      readonly stoodIn?: true;
    };

/** A table without its game: who sits there, under which agreement. The same for everyone but for `you`. */
export interface TableInfo {
  readonly id: string;
  /** Grows with every change of this. */
  readonly rev: number;
  readonly game: string;
  /** What the game is played under: the newest at its start, and those to its end. */
  readonly rules: number;
  readonly options: object;
  readonly name: string;
  readonly status: TableStatus;
  /** By link only: the lobby does not show it. */
  readonly private: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly clock: Clock;
  /** The bot that plays for absent players. */
  readonly botLevel: string;
  /** Whether the game counts although accounts that are bots play in it. */
  readonly botsRated: boolean;
  readonly seats: readonly SeatInfo[];
  /** The host's seat; `undefined` when the host only looks on. */
  readonly host?: Seat;
  readonly createdAt: number;
  /** SHA-256 of the seed, from the start on. */
  readonly commitment?: string;
  /** Only when the game is over. */
  readonly seed?: string;
  readonly result?: TableResult;
  /** The server cannot go on with this game: it does not know its rules, or cannot read it. It stays to be looked at. */
  readonly pinned?: true;
  /** What the receiver is here. */
  readonly you: { readonly seat?: Seat; readonly host: boolean };
}

export interface TableResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** By seat, 1 for the winners. */
  readonly ranks: readonly number[];
  /** Seats that a bot played for at some time. */
  readonly stoodIn: readonly Seat[];
  readonly rated: boolean;
}

/** A line of the lobby. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
}

export interface ChatLine {
  readonly no: number;
  readonly at: number;
  readonly name: string;
  readonly player: string;
  /** A program speaks. */
  readonly bot?: true;
  /** `undefined` for a spectator. */
  readonly seat?: Seat;
  readonly text: string;
}
