import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Timers } from '../environment.ts';
import type { House } from '../house.ts';
import { COOKIE, COOKIE_LASTS } from '../people/sessions.ts';
import { type Call, Json, Refused, type Route, refuse } from './api/call.ts';
import { type Caller, callersBehind } from './clientAddress.ts';

/** Milliseconds after which a request is answered, whatever the database does. */
const PATIENCE = 15_000;

/** Puts the API behind the web server: cookies, status codes, and an answer in bounded time. */
export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { timers, options }: Pick<House, 'timers' | 'options'>,
): void {
  const callerOf = callersBehind(options.trustProxy);
  for (const { method, path, handle } of routes) {
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        const answer = await within(timers, handle(callOf(request, reply, callerOf(request.raw))));
        if (answer instanceof Refused) return reply.code(answer.status).send({ why: { kind: answer.kind } });
        return answer instanceof Json ? reply.type('application/json').send(answer.text) : answer;
      },
    });
  }
}

function within<Answer>(timers: Timers, answer: Promise<Answer>): Promise<Answer | Refused> {
  return new Promise((resolve, reject) => {
    const timer = timers.after(PATIENCE, () => resolve(refuse('tryAgain')));
    answer.then(resolve, reject).finally(() => timer.cancel());
  });
}

const callOf = (request: FastifyRequest, reply: FastifyReply, { address, isSecure }: Caller): Call => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, unknown>,
  body: request.body,
  address,
  token: request.cookies[COOKIE],
  setToken(token) {
    // Too late: the browser has its answer.
    if (reply.sent) return;
    if (token === undefined) void reply.clearCookie(COOKIE, { path: '/' });
    else {
      void reply.setCookie(COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        maxAge: COOKIE_LASTS,
      });
    }
  },
});
