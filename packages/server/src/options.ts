import type { TrustedProxies } from './net/clientAddress.ts';

/** How one server runs. Everything has a default that is right for a few friends on one small machine. */
export interface ServerOptions {
  /** The module whose `games` are played: its address as `import` takes it. */
  readonly games: string;
  /** The module whose `portraits` are drawn for those who are sent a link; without it links show no pictures. */
  readonly portraits?: string;
  /** The built page; without it only API and sockets. */
  readonly page?: string;
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Where people reach it, for links and for the check of a socket's origin. Without it: the request's own host. */
  readonly publicUrl?: string;
  /** Proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly mail?: { readonly smtp: string; readonly from: string };
  /** Let webhooks and pushes go to addresses of the own network. */
  readonly privateHooks: boolean;
  /** Milliseconds that a bot's move takes at least, so that people can follow. */
  readonly botPace: number;
  /** Milliseconds that a bot may think at most, whatever its level allows. */
  readonly botThinks: number;
  /** Milliseconds between a turn's beginning and the message that tells an absent player. */
  readonly tellAfter: number;
  /** Milliseconds that a player's browser has to reveal its part of the shuffle. */
  readonly revealWithin: number;
  /** Seconds that everybody is waited for at least before others may give their seat to a bot. */
  readonly leastPatience: number;
  /** Seconds for a turn from which on nights count: whoever has less plays in one sitting. */
  readonly restsFrom: number;
  /** Milliseconds without anybody acting after which a table leaves memory. */
  readonly idleAfter: number;
  /** Milliseconds without a change after which a table that waits for players is closed; see `buryDead`. */
  readonly deadAfter: number;
  /** Milliseconds after its end until a game is stored compactly. */
  readonly packAfter: number;
  readonly limits: NetLimits;
}

export interface NetLimits {
  readonly socketsPerAddress: number;
  readonly sockets: number;
  readonly tablesPerAddressPerHour: number;
  readonly openTablesPerPlayer: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly chatPerMinute: number;
  /** Of one address for one name; of one address altogether six times as many. */
  readonly signInsPerMinute: number;
  /** New people of one address: a fifth of them at once, for a class that arrives together. */
  readonly newPeoplePerHour: number;
}

export const defaults = {
  host: '127.0.0.1',
  port: 4100,
  trustProxy: false,
  logLevel: 'info',
  privateHooks: false,
  botPace: 700,
  botThinks: 2000,
  tellAfter: 30_000,
  revealWithin: 30_000,
  leastPatience: 60,
  restsFrom: 6 * 3600,
  idleAfter: 60_000,
  deadAfter: 7 * 24 * 3600 * 1000,
  packAfter: 30_000,
  limits: {
    socketsPerAddress: 60,
    sockets: 100_000,
    tablesPerAddressPerHour: 60,
    openTablesPerPlayer: 30,
    requestsPerMinute: 300,
    messagesPerSecond: 10,
    messageBurst: 40,
    chatPerMinute: 20,
    signInsPerMinute: 10,
    newPeoplePerHour: 600,
  },
} as const satisfies Partial<ServerOptions>;
