import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../options.ts';
import { COOKIE, COOKIE_LASTS } from '../people/sessions.ts';
import { type Call, Json, Page, Refused, type Route } from './api/call.ts';
import { type Caller, type CallerOf, callersBehind } from './clientAddress.ts';

const LONGEST_FORM = 4096;

/** Adds the API to the web server, with cookies and status codes. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], options: ServerOptions): void {
  const callerOf = callersBehind(options.trustProxy);
  const isForm = ({ path }: Route): boolean => path.startsWith('/mail/');
  add(
    app,
    routes.filter(route => !isForm(route)),
    callerOf,
  );
  // Forms, of our page or of a mail program, are taken here and nowhere else; what is in them does not matter.
  void app.register(async scope => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: LONGEST_FORM }, async () => undefined);
    add(scope, routes.filter(isForm), callerOf);
  });
}

function add(app: FastifyInstance, routes: readonly Route[], callerOf: CallerOf): void {
  for (const { method, path, handle } of routes) {
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        const answer = await handle(callOf(request, reply, callerOf(request.raw)));
        if (answer instanceof Refused) return reply.code(answer.status).send({ why: { kind: answer.kind } });
        if (answer instanceof Page) return sendPage(reply, answer);
        return answer instanceof Json ? reply.type('application/json').send(answer.text) : answer;
      },
    });
  }
}

const sendPage = (reply: FastifyReply, { html, policy, status }: Page): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    // With `no-referrer` a browser would send no origin with the form, and it would be refused.
    .header('referrer-policy', 'same-origin')
    .send(html);

const callOf = (request: FastifyRequest, reply: FastifyReply, { address, isSecure }: Caller): Call => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, unknown>,
  body: request.body,
  address,
  token: request.cookies[COOKIE],
  setToken(token) {
    // Too late for a header: the answer has been sent.
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
