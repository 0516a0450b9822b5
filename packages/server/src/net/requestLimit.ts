import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { refusedBody } from './botApi/failure.ts';
import { Buckets } from './bounds.ts';
import { callersBehind } from './clientAddress.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isUnlimited?: true;
  }
}

/** For what costs next to nothing, or is asked by machines of the own context. */
export const unlimited = { config: { isUnlimited: true } } as const;

/** So many requests a minute of one address, by the time that only goes forward. */
export function limitRequests(
  app: FastifyInstance,
  { options, clock }: Pick<ServerContext, 'options' | 'clock'>,
): void {
  const { requestsPerMinute } = options.limits;
  const buckets = new Buckets(requestsPerMinute / 60, requestsPerMinute);
  const callerOf = callersBehind(options.trustProxy);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isUnlimited) return undefined;
    if (buckets.take(callerOf(request.raw).address, clock.elapsed())) return undefined;
    const wait = Math.ceil(60 / requestsPerMinute);
    return reply.code(429).header('retry-after', wait).send(refusedBody(request.url, 'tooFast'));
  });
}
