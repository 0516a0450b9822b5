import type { GameTypes } from '@hanga/kernel';
import type { ChannelName, ChannelTrouble, TableLine } from '@hanga/protocol';
import type { Logger } from 'pino';
import type { Attention } from './bots/waiting.ts';
import type { Environment } from './environment.ts';
import type { OfferedGame } from './games.ts';
import type { House } from './house/house.ts';
import type { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import type { Store } from './storage/store.ts';

/** What every table of this server works with. */
export interface ServerContext extends Environment {
  readonly node: string;
  readonly options: ServerOptions;
  readonly games: ReadonlyMap<string, OfferedGame>;
  readonly store: Store;
  readonly bots: Bots;
  readonly passwords: Passwords;
  /** Without it nobody is told anything: as in a simulation. */
  readonly outbox?: Outbox;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** What those who run the server have set. */
  readonly house: House;
  /** The lobby's line of a table has changed; `undefined`: it shows no more. */
  readonly onListed: (id: string, line: TableLine | undefined) => void;
  /** Somebody who sits at a table has come to look at it, or gone. */
  readonly onSeen: (id: string) => void;
  /** A seat owes a decision and its player is not looking. */
  readonly onTurn: (turn: TurnNotice) => Promise<void>;
}

export interface Bots {
  /** `attention`: who looks at the table at that moment. Whom nobody waits for, thinks later and shorter. */
  decide(question: BotQuestion, attention: () => Attention): Promise<object>;
}

export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  /** What the bot's seat sees. */
  readonly view: GameTypes['View'];
  readonly legal: readonly object[];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is among those that are guessed first, capitals or not. */
  isCommon(password: string): Promise<boolean>;
  /** Takes as long when there is no such account, so that nobody learns names by the clock. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** How messages leave the server. */
export interface Outbox {
  /** Whether an address that a player gave may be called. */
  mayCall(url: string): Promise<boolean>;
  /** Without it no e-mail is offered. Rejects when the letter was not taken. */
  readonly mail?: (letter: Email) => Promise<void>;
  /** Sends a word by a way that a player chose, and tells what went wrong. */
  test(player: string, way: ChannelName): Promise<ChannelTrouble | undefined>;
}

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TurnNotice {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly question: number;
  readonly players: readonly string[];
}
