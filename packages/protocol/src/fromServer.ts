import type { GameTypes, Seat, Viewer } from '@hanga/kernel';
import type { LogEntry, TableView } from '@hanga/table';
import type { HouseRules } from './house.ts';
import type { Refusal } from './refusal.ts';
import type { ChatLine, TableInfo, TableLine } from './table.ts';

/** The first message on every socket. */
export interface Welcome {
  readonly t: 'welcome';
  readonly protocol: number;
  /** The player that the session belongs to; `undefined` before a name was chosen. */
  readonly player?: string;
  /** Where anything is set or said. */
  readonly house?: HouseRules;
}

/** Those who run the server have set or said something else. */
export interface HouseMessage {
  readonly t: 'house';
  readonly house: HouseRules;
}

/** Who sits where changed, or the game began or ended. Whole, never a part. */
export interface TableMessage {
  readonly t: 'table';
  readonly table: TableInfo;
}

/**
 * The table as the receiver may see it, after `seq` entries of its log. `log` is its end only: what may be new to
 * whoever has seen it after `from` entries. Whoever has another `seq` than `from` has missed something and asks anew with
 * `watch`. Sent only when committed.
 */
export interface StateMessage<T extends GameTypes = GameTypes> extends TableView<T> {
  readonly t: 'state';
  readonly table: string;
  readonly from: number;
  readonly seq: number;
  readonly log: readonly LoggedMove<T>[];
  readonly clock?: ClockState;
  /** Where there is no clock: by seat, when it was asked what it is asked now. */
  readonly asked?: readonly number[];
  /** Nobody can move and no clock runs, since `at`. `by`: the host's seat, where the host has one. */
  readonly paused?: { readonly by?: Seat; readonly at: number };
}

/** A move that stands, and the entry of the log that made it. */
export interface LoggedMove<T extends GameTypes = GameTypes> extends LogEntry<T> {
  readonly seq: number;
  /** When, in milliseconds. */
  readonly at: number;
}

/**
 * The moves that stand before the one of entry `before`, or so many of them as fit one answer: the last ones. It comes
 * between the states, and so is true of the one before it.
 */
export interface HistoryMessage {
  readonly t: 'history';
  readonly table: string;
  readonly before: number;
  readonly viewer: Viewer;
  readonly log: readonly LoggedMove[];
}

/** Milliseconds left to each seat when the server wrote this (`at`); those in `toAct` lose theirs from then on. */
export interface ClockState {
  readonly at: number;
  readonly left: readonly number[];
}

/** The command of this key has happened and is stored: now or earlier. */
export interface Done {
  readonly t: 'done';
  readonly table: string;
  readonly key: string;
}

/** The command of this key has not happened, and will not: a new try needs a new key. Except for `tryAgain`. */
export interface Refused {
  readonly t: 'refused';
  readonly table: string;
  readonly key?: string;
  readonly why: Refusal;
}

export interface ChatMessage {
  readonly t: 'chat';
  readonly table: string;
  readonly lines: readonly ChatLine[];
}

/** The seats whose people look at the table now. */
export interface PresenceMessage {
  readonly t: 'presence';
  readonly table: string;
  readonly here: readonly Seat[];
}

/** Everything that the lobby shows, newest first; then changes one by one. */
export interface LobbyMessage {
  readonly t: 'lobby';
  readonly tables: readonly TableLine[];
}
export interface LobbyChange {
  readonly t: 'lobbyChange';
  readonly id: string;
  /** `undefined`: it is no longer shown. */
  readonly table?: TableLine;
}

export interface Pong {
  readonly t: 'pong';
  readonly n: number;
  /** The server's time, in milliseconds. */
  readonly at: number;
}

export interface ErrorMessage {
  readonly t: 'error';
  readonly why: Refusal;
}

export type FromServer =
  | Welcome
  | HouseMessage
  | TableMessage
  | StateMessage
  | HistoryMessage
  | Done
  | Refused
  | ChatMessage
  | PresenceMessage
  | LobbyMessage
  | LobbyChange
  | Pong
  | ErrorMessage;
