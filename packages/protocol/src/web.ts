import type { Language } from '@hanga/kernel';
import type { HookKind } from './hooks.ts';
import type { HouseRules } from './house.ts';
import type { Channels, Night } from './schemas.ts';
import type { Scope } from './scopes.ts';
import type { TableLine, TableResult } from './table.ts';

/** `GET /api/me` */
export interface Me {
  readonly protocol: number;
  /** `undefined` before a name was chosen. */
  readonly player?: {
    readonly id: string;
    readonly name: string;
    readonly account: boolean;
    readonly bot: boolean;
    /** Whether they may administer the server. */
    readonly admin?: true;
  };
  readonly house: HouseRules;
  readonly games: readonly GameOffer[];
  /** The key that a browser subscribes to pushes with. */
  readonly pushKey: string;
  readonly mail: boolean;
}

export interface GameOffer {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Weakest first. */
  readonly bots: readonly string[];
}

/** `GET /api/me/channels`: the ways by which one is told of one's turn. */
export interface MyChannels {
  readonly push?: Exclude<Channels['push'], false | undefined>;
  readonly email?: string;
  /** Whether the link in the first letter was opened: nothing else is sent before. */
  readonly confirmed?: boolean;
  readonly webhook?: string;
  readonly hook?: HookKind;
  readonly language?: Language;
  readonly rest?: Night;
  /** What went wrong the last time, while nothing has gone right since. */
  readonly failed?: Partial<Readonly<Record<ChannelName, ChannelTrouble>>>;
}

export type ChannelName = 'push' | 'email' | 'webhook';

export interface ChannelTrouble {
  readonly at: number;
  /** `address`: it may not be called. `status`: it answered with an error. `mail`: the mail server did not take it. */
  readonly why: 'address' | 'unreachable' | 'timeout' | 'status' | 'mail';
  readonly status?: number;
}

/** `POST /api/me/channels/test`: nothing, or what went wrong. */
export interface TestResult {
  readonly failed?: ChannelTrouble;
}

/** `GET /api/me/tables`: running ones first, each latest first, `limits.tablesPerPage` at a time. */
export interface MyTable extends TableLine {
  readonly seat: number;
  readonly result?: TableResult;
}

/** `GET /api/players/:id` */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly ratings: readonly RatingLine[];
  /** Finished games that were not private, newest first. */
  readonly history: readonly MyTable[];
}

/** `GET /api/players/:id/stats`: of public games, but for the ratings. */
export interface PlayerStats {
  /** By game and number of players. */
  readonly results: readonly {
    readonly game: string;
    readonly seats: number;
    readonly games: number;
    readonly won: number;
    readonly best: number;
    readonly mean: number;
  }[];
  /** How often each score was reached, the lowest first. */
  readonly scores: readonly { readonly game: string; readonly score: number; readonly times: number }[];
  /** With whom they played most. `ahead`: games in which they came before that one. */
  readonly opponents: readonly {
    readonly player: string;
    readonly name: string;
    readonly bot: boolean;
    readonly games: number;
    readonly ahead: number;
    readonly behind: number;
  }[];
  /** What they collected most often: `TableResult.honors`. */
  readonly honors: readonly { readonly game: string; readonly honor: number; readonly times: number }[];
  /** Their best games of each game; `/picture/TABLE/SEAT` shows what they made. */
  readonly best: readonly {
    readonly game: string;
    readonly table: string;
    readonly seat: number;
    readonly seats: number;
    readonly score: number;
    readonly at: number;
  }[];
  /** The rating after each rated game, or after some of very many. */
  readonly curves: readonly {
    readonly game: string;
    readonly points: readonly { readonly at: number; readonly rating: number }[];
  }[];
}

/** `GET /api/ratings/:game`: the best first. */
export interface RatingLine {
  readonly game: string;
  readonly player: string;
  readonly name: string;
  /** A program plays under this account. */
  readonly bot: boolean;
  /** What we are sure of: mu - 3 sigma, in openskill's terms. */
  readonly rating: number;
  readonly games: number;
}

/** `GET /api/me/tokens`: the newest first. Nobody sees the secret again. */
export interface MyToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: number;
  readonly usedAt?: number;
}

/** `POST /api/me/tokens`: shown once. */
export interface MadeToken {
  readonly token: MyToken;
  readonly secret: string;
}
