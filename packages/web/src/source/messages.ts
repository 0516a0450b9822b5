import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, Seed, UndoRefusal } from '@hanga/kernel';
import type { SeatInfo, Table } from './source.ts';

/** What a game begins with. The worker knows the usual options: it may be there before the rest of the game's code. */
export interface FreshGame {
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  readonly options?: GameTypes['Options'];
}

/** From the page to the worker. `call` pairs an answer with its question. */
export type ToWorker =
  /** `fresh`: a game to be dealt; it is kept first. */
  | { readonly kind: 'open'; readonly id: string; readonly fresh?: FreshGame | undefined }
  | { readonly kind: 'act'; readonly call: number; readonly move: number; readonly action: object }
  | { readonly kind: 'undo' | 'redo' | 'record' | 'advise'; readonly call: number };

/** Why a game cannot go on; the page says it in words. */
export type Trouble = 'notFound' | 'damaged' | 'notStored' | 'notFetched' | 'movedOnElsewhere';

export type FromWorker<T extends GameTypes> =
  /** `table.log` begins at entry `logFrom`: what the page has already is not sent again. */
  | { readonly kind: 'table'; readonly table: Table<T>; readonly logFrom: number }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly problem?: string }
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly answer: T['Refusal'] | string | UndoRefusal | GameRecord | readonly Advice<object, object>[] | undefined;
    };
