import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, Seed, UndoRefusal } from '@hanga/kernel';
import type { SeatInfo, Table } from './source.ts';

/** What a game begins with. The worker knows the usual options: it may be there before the rest of the game's code. */
export interface FreshGame {
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  readonly options?: GameTypes['Options'];
}

/** What a game is asked. `call` pairs the answer with its question. */
export type Request =
  | { readonly kind: 'act'; readonly call: number; readonly move: number; readonly action: object }
  | { readonly kind: 'undo' | 'redo' | 'record' | 'advise'; readonly call: number };

/** From the page to the worker. `fresh`: a game to be dealt; it is kept first. */
export type ToWorker = { readonly kind: 'open'; readonly id: string; readonly fresh?: FreshGame | undefined } | Request;

export type Answer<T extends GameTypes> =
  | T['Refusal']
  | string
  | UndoRefusal
  | GameRecord
  | readonly Advice<object, object>[]
  | undefined;

/** Why a game cannot go on; the page says it in words. `stopped`: a fault of the page's, or no game where one was. */
export type Trouble = 'notFound' | 'damaged' | 'notStored' | 'storageSilent' | 'movedOnElsewhere' | 'stopped';

export type FromWorker<T extends GameTypes> =
  /** `table.log` begins at entry `logFrom`: what the page has already is not sent again. */
  | { readonly kind: 'table'; readonly table: Table<T>; readonly logFrom: number }
  /** `call`: the question that gets no other answer than this. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly call?: number }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: Answer<T> };
