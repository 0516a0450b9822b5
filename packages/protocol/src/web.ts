import type { Language } from '@hanga/kernel';
import type { HookKind } from './hooks.ts';
import type { Channels } from './schemas.ts';
import type { Scope } from './scopes.ts';
import type { TableLine, TableResult } from './table.ts';

/** `GET /api/me` */
export interface Me {
  readonly protocol: number;
  /** `undefined` before a name was chosen. */
  readonly player?: { readonly id: string; readonly name: string; readonly account: boolean; readonly bot: boolean };
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

/** `GET /api/me/tables`: running ones first. */
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
