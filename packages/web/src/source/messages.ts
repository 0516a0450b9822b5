import type { Advice } from '@hanga/bots';
import type { GameRecord, GameTypes, RecordProblem, Seed, Viewer } from '@hanga/kernel';
import type { LogEntry, TableRefusal, TableView } from '@hanga/table';
import type { RecordCheck } from './checkServer.ts';
import type { Foreseen } from './foresee.ts';
import type { SeatedTable, SeatInfo } from './source.ts';
import type { Thought, ThoughtRequest } from './thoughts.ts';

/** What a game begins with. The worker knows the usual options: it may be there before the rest of the game's code. */
export interface FreshGame {
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  readonly options?: GameTypes['Options'];
}

/** What a game is asked. `call` pairs the answer with it. */
export type GameRequest =
  | {
      readonly kind: 'act';
      readonly call: number;
      readonly question: number;
      /** One gesture. */
      readonly actions: readonly object[];
      readonly joins: boolean;
    }
  | { readonly kind: 'undo' | 'redo' | 'record' | 'advise'; readonly call: number };

/** What is asked of a record: to be played again, and then for what it showed after some of its moves. */
export type ReplayRequest =
  | {
      readonly kind: 'replay';
      readonly call: number;
      readonly record: GameRecord;
      readonly seats: readonly SeatInfo[];
    }
  | { readonly kind: 'position'; readonly call: number; readonly at: number; readonly viewer: Viewer }
  /** All that a viewer saw happen. */
  | { readonly kind: 'seen'; readonly call: number; readonly viewer: Viewer };

/** From the page to a worker. `fresh`: a game to be dealt; it is kept first. */
export type ToWorker =
  | { readonly kind: 'open'; readonly id: string; readonly fresh?: FreshGame | undefined }
  | GameRequest
  | ReplayRequest
  /** Only whether the record holds: nothing of it is shown. */
  | { readonly kind: 'check'; readonly call: number; readonly record: GameRecord }
  /** Where moves lead that a viewer at a table of a server is about to make. */
  | {
      readonly kind: 'foresee';
      readonly call: number;
      readonly view: object;
      readonly seat: number;
      readonly actions: readonly object[];
    }
  /** To the worker that thinks: its bots are wanted soon, or now. */
  | { readonly kind: 'prepare' }
  | ({ readonly kind: 'think' } & ThoughtRequest)
  /** And what it thought, to the one that asked. */
  | ({ readonly kind: 'thought' } & Thought);

/** A record that was played again: through whose eyes it is looked at, and all that they saw happen. */
export interface OpenedReplay<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly log: readonly LogEntry<T>[];
}

export type WorkerAnswer<T extends GameTypes> =
  | T['Refusal']
  | string
  | TableRefusal
  | GameRecord
  | readonly Advice<object, object>[]
  | OpenedReplay<T>
  | readonly LogEntry<T>[]
  | TableView<T>
  | RecordCheck
  | Foreseen<T>
  | undefined;

/** Why a game cannot go on; the page says it in words. `stopped`: a fault of the page's, or no game where one was. */
export type GameTrouble = 'notFound' | 'damaged' | 'notStored' | 'storageSilent' | 'movedOnElsewhere' | 'stopped';

export type FromWorker<T extends GameTypes> =
  /** Only the end of the log: what the page has already is not sent again. */
  | { readonly kind: 'table'; readonly table: SeatedTable<T> }
  /** `call`: what gets no other answer than this. `problem`: what is wrong with a record that is no game. */
  | {
      readonly kind: 'trouble';
      readonly trouble: GameTrouble;
      readonly call?: number;
      readonly problem?: RecordProblem;
    }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: WorkerAnswer<T> }
  /** A game wants its other worker to think, now or soon; and what that one thought. */
  | { readonly kind: 'prepare' }
  | ({ readonly kind: 'think' } & ThoughtRequest)
  | ({ readonly kind: 'thought' } & Thought);
