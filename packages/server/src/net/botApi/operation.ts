import type { Scope, SimpleRefusal } from '@hanga/protocol';
import type * as v from 'valibot';
import type { TokenHolder } from '../../storage/accessTokens.ts';
import type { Failure, Lines, Stream } from '../api/call.ts';

type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A request of a program whose token is good for it, with what it sent checked. */
export interface ProgramCall<Query = unknown, Body = unknown> extends TokenHolder {
  /** The table in the path, if there is one. */
  readonly table: string;
  readonly query: Query;
  readonly body: Body;
  readonly address: string;
  /** The hash of the token. */
  readonly hash: string;
}

/** What an operation answers: `one` object, or `lines`, a page of them or for as long as both sides want. */
export type Answer =
  | { readonly kind: 'one'; readonly schema: v.GenericSchema }
  | { readonly kind: 'page' | 'stream'; readonly line: v.GenericSchema };

/** One thing that programs can ask: the server answers by it, and the description is made of it. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Parts that begin with a colon are parameters: `:table` is the only one there is. */
  readonly path: string;
  /** What the token must be good for; without it any will do. */
  readonly scope?: Scope;
  readonly summary: string;
  readonly query?: Fields;
  readonly body?: Fields;
  readonly answer: Answer;
  /** Of its own, besides those that any operation may be refused with. */
  readonly refusals: readonly (SimpleRefusal | 'rules' | 'table')[];
  /** For how many requests it counts. */
  readonly cost?: number;
  handle(call: ProgramCall): Promise<object | Failure | Lines | Stream>;
}

/** An operation whose handler knows the types of what was checked. */
export const operation = <Query extends Fields | undefined, Body extends Fields | undefined>(
  given: Omit<Operation, 'query' | 'body' | 'handle'> & {
    readonly query?: Query;
    readonly body?: Body;
    handle(
      call: ProgramCall<
        Query extends Fields ? v.InferOutput<Query> : undefined,
        Body extends Fields ? v.InferOutput<Body> : undefined
      >,
    ): ReturnType<Operation['handle']>;
  },
): Operation => given as Operation;
