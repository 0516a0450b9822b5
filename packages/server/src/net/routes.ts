import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, COOKIE_LASTS } from '../people/sessions.ts';
import { type Call, Json, Refused, type Route } from './api/call.ts';

/** Puts the API behind the web server: cookies and status codes. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  for (const { method, path, handle } of routes) {
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        const answer = await handle(callOf(request, reply));
        // What is about one person is nobody else's, and not for ever.
        void reply.header('cache-control', 'no-store');
        if (answer instanceof Refused) return reply.code(answer.status).send({ why: { kind: answer.kind } });
        return answer instanceof Json ? reply.type('application/json').send(answer.text) : answer;
      },
    });
  }
}

const callOf = (request: FastifyRequest, reply: FastifyReply): Call => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, unknown>,
  body: request.body,
  address: request.ip,
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
        secure: request.protocol === 'https',
        maxAge: COOKIE_LASTS,
      });
    }
  },
});
