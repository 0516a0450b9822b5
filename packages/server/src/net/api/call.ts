import type { SimpleRefusal } from '@hanga/protocol';
import * as v from 'valibot';
import type { Picture } from '../../pictures/shelf.ts';

/** A request to the API, whoever carried it here. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Where it came from, for limits. */
  readonly address: string;
  /** The secret that the browser keeps, if it has one. */
  readonly token: string | undefined;
  /** The secret that a program sends along, if it has one. */
  readonly bearer: string | undefined;
  /** As the caller reached it: scheme and host. Nothing where there is no web around. */
  readonly origin?: string;
  /** The languages that the caller reads, best first. */
  readonly languages?: string;
  /** Gives the browser a new secret; `undefined` takes its secret away. */
  setToken(token: string | undefined): void;
  setHeader(name: string, value: string): void;
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

/** Lines of JSON, all of them. */
export class Lines {
  readonly text: string;
  constructor(lines: readonly object[]) {
    this.text = lines.map(line => `${JSON.stringify(line)}\n`).join('');
  }
}

/** Where the lines of an answer go that goes on: the body of a web answer, or a simulated one. */
export interface LineSink {
  /** Characters that the reader has not taken yet. */
  readonly backlog: number;
  write(text: string): void;
  end(): void;
  /** Hangs up, whatever has not been read. */
  cut(): void;
}

/** Lines of JSON, until either side ends it. `begin` returns what is called when the reader has gone. */
export class Stream {
  readonly begin: (sink: LineSink) => () => void;
  constructor(begin: (sink: LineSink) => () => void) {
    this.begin = begin;
  }
}

/** Why the answer is no, to a program: a stable code and a sentence. */
export class Failure {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
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

/** The page itself. */
export class Html {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** A picture, which may be kept by whoever asked: for ever, or a little while. */
export class Png {
  readonly picture: Picture;
  constructor(picture: Picture) {
    this.picture = picture;
  }
}

/** `path`: parts that begin with a colon are parameters. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** It bounds by itself how often it is called. */
  readonly isUnlimited?: true;
  handle(call: Call): Promise<object | Json | Page | Html | Png | Refused | Failure | Lines | Stream>;
}

export const statusOf: Partial<Record<SimpleRefusal, number>> = {
  notSignedIn: 401,
  badToken: 401,
  noScope: 403,
  notABot: 403,
  notSeated: 403,
  notHost: 403,
  wrongPassword: 403,
  notYourPassword: 403,
  noSpectators: 403,
  noSuchTable: 404,
  noSuchRoute: 404,
  noSuchPlayer: 404,
  unknownGame: 404,
  notOver: 409,
  starting: 409,
  tooLate: 409,
  nameTaken: 409,
  hasAccount: 409,
  mixedRules: 409,
  isBot: 409,
  hasRating: 409,
  atTables: 409,
  alreadySeated: 409,
  seatTaken: 409,
  noSeatFree: 409,
  nameAtTable: 409,
  notOpen: 409,
  notRunning: 409,
  seatsOpen: 409,
  stale: 409,
  pinned: 409,
  notAway: 409,
  logFull: 409,
  tooFast: 429,
  tooManyTables: 429,
  tooManyMails: 429,
  tooManyPeople: 429,
  tooManyTokens: 429,
  tooManyInvitations: 429,
  tooManyStreams: 429,
  mailFailed: 502,
  tryAgain: 503,
  readOnly: 503,
  registrationClosed: 403,
  banned: 403,
  notAdmin: 403,
  confirmAdmin: 403,
  isAdmin: 409,
  noSuchReport: 404,
  severalPeople: 409,
};

/** What came from outside, if it has the shape asked for. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}
