import type { Seat } from '@hanga/kernel';
import type { Rest } from './rest.ts';

/** When a player's time is up, a bot plays for them until they come back. Seconds everywhere. */
export type Clock =
  | { readonly kind: 'none' }
  /** Each seat has `initial` seconds for the whole game, and gains `increment` whenever its turn ends. */
  | { readonly kind: 'bank'; readonly initial: number; readonly increment: number }
  /** Each turn must be over `seconds` after it began. */
  | { readonly kind: 'deadline'; readonly seconds: number };

/** `open`: seats can be taken. `closed`: everybody left before it began. `ended`: broken off by its host. */
export type TableStatus = 'open' | 'running' | 'finished' | 'ended' | 'closed';

/** Why a bot plays for somebody: their time is up, they left, the others or the host gave it the seat. */
export type StandInReason = 'clock' | 'left' | 'vote' | 'host';

export type SeatInfo =
  /** `for`: the name of whom it is kept for. */
  | { readonly kind: 'open'; readonly for?: string }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** For the profile; it tells nothing secret. */
      readonly player: string;
      /** A program plays under this account. */
      readonly bot?: true;
      /** A bot of the table's level plays for them now, and why. */
      readonly standIn?: StandInReason;
      /** A bot played for them at some time: they come last in the rating. */
      readonly stoodIn?: true;
      /** Hours in which their clock rests, at tables played over days. */
      readonly rest?: Rest;
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
  /** Seconds after which the others may give the seat of whoever owes a decision to a bot, where there is no clock. */
  readonly patience: number;
  readonly seats: readonly SeatInfo[];
  /** The host's seat; `undefined` when the host only looks on. */
  readonly host?: Seat;
  readonly createdAt: number;
  /** How the seed comes about. Tables of an earlier Hanga do not say: theirs is the server's alone. */
  readonly shuffle?: ShuffleInfo;
  /** SHA-256 of the seed, from the start on. */
  readonly commitment?: string;
  /** Only when the game is over. */
  readonly seed?: string;
  readonly result?: TableResult;
  /** Who runs the server closed it before it began. */
  readonly ended?: 'house';
  /** Who wants to give whose seat to a bot. */
  readonly votes?: readonly Vote[];
  /** Where the same people play again. */
  readonly next?: { readonly id: string; readonly by: string };
  /** The server cannot go on with this game: it does not know its rules, or cannot read it. It stays to be looked at. */
  readonly pinned?: true;
  /** What the receiver is here. */
  readonly you: { readonly seat?: Seat; readonly host: boolean };
}

/** A shuffle that everybody has a part in, as far as it has come: `docs/FAIRNESS.md` tells how. */
export interface ShuffleInfo {
  /** Which try this is, from 1. */
  readonly round: number;
  /**
   * `gather`: seats are taken, and who sits commits to a part. `again`: the same after a try that came to nothing, and the
   * game begins by itself. `reveal`: the commitments are fixed, and everybody shows their part. `dealt`: the seed is made.
   */
  readonly phase: 'gather' | 'again' | 'reveal' | 'dealt';
  /** When the server waits no longer. */
  readonly until?: number;
  /** What the server has committed to. */
  readonly server: string;
  /** The server's part, when the game is over. */
  readonly secret?: string;
  /** By seat. */
  readonly parts: readonly PartInfo[];
  /** The tries before, and the seats because of which they came to nothing. */
  readonly abandoned: readonly { readonly round: number; readonly seats: readonly Seat[] }[];
}

/** The part of a seat. Parts themselves are told when all are there. */
export type PartInfo =
  | { readonly by: 'player'; readonly commitment: string; readonly isRevealed: boolean; readonly part?: string }
  /** The server makes it: for a bot, for who has brought none, or for who did not reveal theirs in time. */
  | { readonly by: 'server'; readonly why: 'bot' | 'none' | 'late' }
  /** Nobody sits there. */
  | { readonly by: 'nobody' };

export interface TableResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** By seat, 1 for the winners. */
  readonly ranks: readonly number[];
  /** Seats that a bot played for at some time. */
  readonly stoodIn: readonly Seat[];
  readonly rated: boolean;
  /** Of the seats that a bot played for, those that the others or the host gave to it. */
  readonly handed?: readonly { readonly seat: Seat; readonly by: 'vote' | 'host' }[];
  /** The host broke it off, from this seat or from none: there are no scores. */
  readonly ended?: {
    readonly by?: Seat;
    /** Those who run the server did, and nothing counts. */
    readonly house?: true;
  };
  /** By seat, what each has collected, by its number in the game: diplomas, for instance. */
  readonly honors?: readonly (readonly number[])[];
  /** What it did to the ratings of those who are rated by it. */
  readonly ratings?: readonly RatingChange[];
}

export interface RatingChange {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** `asked`: when the question was put that the seat has not answered: a vote is for that one. */
export interface Vote {
  readonly seat: Seat;
  readonly asked: number;
  readonly by: readonly Seat[];
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
  /** In the lobby: the seats whose players look at the table now. */
  readonly present?: readonly Seat[];
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
