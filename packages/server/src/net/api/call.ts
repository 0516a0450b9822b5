import type { SimpleRefusal } from '@hanga/protocol';
import * as v from 'valibot';

/** A request to the API, whoever carried it here. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Where it came from, for limits. */
  readonly address: string;
  /** The secret that the browser keeps, if it has one. */
  readonly token: string | undefined;
  /** Gives the browser a new secret; `undefined` takes its secret away. */
  setToken(token: string | undefined): void;
}

/** Why the answer is no, in the same words as over the socket. */
export class Refused {
  readonly kind: SimpleRefusal;
  constructor(kind: SimpleRefusal) {
    this.kind = kind;
  }

  get status(): number {
    return statusOf[this.kind] ?? 400;
  }
}

export const refuse = (kind: SimpleRefusal): Refused => new Refused(kind);

/** An answer that is JSON already. */
export class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A page of its own, with what it may load. */
export class Page {
  readonly html: string;
  readonly policy: string;
  readonly status: number;
  constructor(html: string, policy: string, status: number) {
    this.html = html;
    this.policy = policy;
    this.status = status;
  }
}

/** `path`: parts that begin with a colon are parameters. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  handle(call: Call): Promise<object | Json | Page | Refused>;
}

const statusOf: Partial<Record<SimpleRefusal, number>> = {
  notSignedIn: 401,
  wrongPassword: 403,
  notYourPassword: 403,
  noSpectators: 403,
  noSuchTable: 404,
  noSuchPlayer: 404,
  unknownGame: 404,
  notOver: 409,
  nameTaken: 409,
  hasAccount: 409,
  mixedRules: 409,
  tooFast: 429,
  tooManyTables: 429,
  tooManyMails: 429,
  tooManyPeople: 429,
  mailFailed: 502,
  tryAgain: 503,
};

/** What came from outside, if it has the shape asked for. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}
