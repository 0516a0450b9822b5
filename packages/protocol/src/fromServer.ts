import type { Seat } from '@hanga/kernel';
import type { Refusal } from './refusal.ts';
import type { ChatLine, TableInfo, TableLine } from './table.ts';

/** The first message on every socket. */
export interface Welcome {
  readonly t: 'welcome';
  readonly protocol: number;
  /** Who the server takes you for; `undefined` before a name was chosen. */
  readonly player?: string;
}

/** Who sits where changed, or the game began or ended. Whole, never a part. */
export interface TableMessage {
  readonly t: 'table';
  readonly table: TableInfo;
}

/**
 * The game as the receiver may see it, after `seq` entries of its log. `from` says after which entry `told` begins:
 * whoever has another `seq` than `from` has missed something and asks anew with `watch`. Sent only when committed.
 */
export interface StateMessage<View = object, Action = object, Event = object> {
  readonly t: 'state';
  readonly table: string;
  readonly from: number;
  readonly seq: number;
  readonly view: View;
  readonly toAct: readonly Seat[];
  /** What the receiver can do, each of them a legal `action`. */
  readonly legal: readonly Action[];
  /** The number of the question that `legal` answers: a move carries it, so that it cannot answer the next one. */
  readonly prompt: number;
  /** Whether the receiver can take their last move back. */
  readonly undo: boolean;
  readonly told: readonly Told<Event>[];
  readonly clock?: ClockState;
}

/** One entry of the log: what it told the receiver. */
export interface Told<Event = object> {
  readonly seq: number;
  readonly kind: 'move' | 'undo' | 'resume';
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly Event[];
}

/** Milliseconds left to each seat when the server wrote this (`at`); those in `toAct` lose theirs from then on. */
export interface ClockState {
  readonly at: number;
  readonly left: readonly number[];
}

/** The deed of this key has happened and is stored: now or earlier. */
export interface Done {
  readonly t: 'done';
  readonly table: string;
  readonly key: string;
}

/** The deed of this key has not happened, and will not: a new try needs a new key. Except for `tryAgain`. */
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

export interface Trouble {
  readonly t: 'error';
  readonly why: Refusal;
}

export type FromServer =
  | Welcome
  | TableMessage
  | StateMessage
  | Done
  | Refused
  | ChatMessage
  | LobbyMessage
  | LobbyChange
  | Pong
  | Trouble;
