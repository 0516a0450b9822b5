import { Id } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../../context.ts';
import { type AccessTokens, hashOfSecret } from '../../people/accessTokens.ts';
import type { TokenHolder } from '../../storage/accessTokens.ts';
import { type Call, Failure, Refused, type Route } from '../api/call.ts';
import { inTime } from '../api/patience.ts';
import { Buckets } from '../bounds.ts';
import { failure } from './failure.ts';
import type { Operation, ProgramCall } from './operation.ts';

const MINUTE = 60;

/** Lets programs in: who they are, how often they come, whether their token is good for it, and what they sent. */
export class Door {
  readonly #context: Pick<ServerContext, 'clock' | 'timers' | 'options'>;
  readonly #tokens: AccessTokens;
  readonly #byPlayer: Buckets;
  /** For secrets that nobody knows: each costs a look into the database. */
  readonly #byAddress: Buckets;

  constructor(context: Pick<ServerContext, 'clock' | 'timers' | 'options'>, tokens: AccessTokens) {
    this.#context = context;
    this.#tokens = tokens;
    const perMinute = context.options.limits.requestsPerMinute;
    this.#byPlayer = new Buckets(perMinute / MINUTE, perMinute);
    this.#byAddress = new Buckets(perMinute / MINUTE, perMinute);
  }

  route(operation: Operation): Route {
    return {
      method: operation.method,
      path: operation.path,
      isUnlimited: true,
      handle: async call => {
        const answer = await inTime(this.#handle(operation, call), this.#context.timers);
        return answer instanceof Refused ? failure({ kind: answer.kind }) : answer;
      },
    };
  }

  async #handle(operation: Operation, call: Call): ReturnType<Operation['handle']> {
    const hash = hashOfSecret(call.bearer);
    const known = hash === undefined ? undefined : this.#tokens.known(hash);
    if (!known && !this.#mayCome(this.#byAddress, call.address, 1, call)) return failure({ kind: 'tooFast' });
    const holder = known ?? (hash === undefined ? undefined : await this.#tokens.find(hash));
    if (!holder || hash === undefined) {
      call.setHeader('www-authenticate', 'Bearer');
      return failure({ kind: 'badToken' });
    }
    const mayCome = this.#mayCome(this.#byPlayer, holder.player.id, operation.cost ?? 1, call);
    if (!mayCome) return failure({ kind: 'tooFast' });
    const why = whyNotFor(operation, holder);
    if (why) return why;
    const given = checked(operation, call);
    return given instanceof Failure ? given : operation.handle({ ...holder, ...given, hash, address: call.address });
  }

  /** Everybody is told how much is left to them; whoever is too fast, when to come again. */
  #mayCome(buckets: Buckets, who: string, cost: number, call: Call): boolean {
    const { isAllowed, left, again, full } = buckets.spend(who, this.#context.clock.elapsed(), cost);
    call.setHeader('ratelimit-limit', String(this.#context.options.limits.requestsPerMinute));
    call.setHeader('ratelimit-remaining', String(left));
    call.setHeader('ratelimit-reset', String(full));
    if (!isAllowed) call.setHeader('retry-after', String(Math.max(1, again)));
    return isAllowed;
  }
}

function whyNotFor({ scope }: Operation, { token, player }: TokenHolder): Failure | undefined {
  if (scope !== undefined && !token.scopes.includes(scope)) return failure({ kind: 'noScope' }, scope);
  // Whoever plays against a program is to know it.
  return scope === 'play' && !player.isBot ? failure({ kind: 'notABot' }) : undefined;
}

/** What was sent, or what is wrong with it. */
function checked(operation: Operation, call: Call): Pick<ProgramCall, 'table' | 'query' | 'body'> | Failure {
  const { table = '' } = call.params;
  // Nobody can have a link that is none.
  if ('table' in call.params && !v.is(Id, table)) return failure({ kind: 'noSuchTable' });
  const query = operation.query && v.safeParse(operation.query, call.query);
  const body = operation.body && v.safeParse(operation.body, call.body);
  for (const read of [query, body]) {
    if (read && !read.success) return failure({ kind: 'badMessage' }, read.issues.map(sentenceOf));
  }
  return { table, query: query?.output, body: body?.output };
}

const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};
