import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, UndoRefusal } from '@hanga/kernel';
import type { StoredGame } from '../storage/games.ts';
import type { Table } from './source.ts';

/** From the page to the worker. `call` pairs an answer with its question. */
export type ToWorker =
  /** `fresh`: a game that was just dealt; it is kept first. */
  | { readonly kind: 'open'; readonly id: string; readonly fresh?: StoredGame | undefined }
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
