import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../options.ts';
import { COOKIE, COOKIE_LASTS } from '../people/sessions.ts';
import { type Call, Failure, Html, Json, Lines, Page, Png, Refused, type Route, Stream } from './api/call.ts';
import { type Caller, type CallerOf, callersBehind } from './clientAddress.ts';
import { unlimited } from './requestLimit.ts';

const LONGEST_FORM = 4096;
const NDJSON = 'application/x-ndjson';

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
  for (const { method, path, handle, isUnlimited } of routes) {
    app.route({
      method,
      url: path,
      ...(isUnlimited && unlimited),
      async handler(request, reply) {
        const answer = await handle(callOf(request, reply, callerOf(request.raw)));
        if (answer instanceof Refused) return reply.code(answer.status).send({ why: { kind: answer.kind } });
        if (answer instanceof Failure) return reply.code(answer.status).send(answer.body);
        if (answer instanceof Page) return sendPage(reply, answer);
        if (answer instanceof Html) return sendHtml(reply, answer);
        if (answer instanceof Png) return sendPng(request, reply, answer);
        if (answer instanceof Lines) return reply.type(NDJSON).send(answer.text);
        if (answer instanceof Stream) return sendStream(reply, answer);
        return answer instanceof Json ? reply.type('application/json').send(answer.text) : answer;
      },
    });
  }
}

/** Proxies are asked to pass each line on at once. */
function sendStream(reply: FastifyReply, { begin }: Stream): FastifyReply {
  const body = new PassThrough();
  void reply.type(NDJSON).header('x-accel-buffering', 'no').send(body);
  const onGone = begin({
    get backlog() {
      return body.writableLength + body.readableLength + reply.raw.writableLength;
    },
    write: text => void body.write(text),
    end: () => void body.end(),
    cut: () => void reply.raw.destroy(),
  });
  // Who went while the token was looked up would not go again.
  if (reply.raw.closed) onGone();
  else reply.raw.once('close', onGone);
  return reply;
}

const sendPage = (reply: FastifyReply, { html, policy, status }: Page): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    // With `no-referrer` a browser would send no origin with the form, and it would be refused.
    .header('referrer-policy', 'same-origin')
    .send(html);

const sendHtml = (reply: FastifyReply, { html }: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

/** Seconds for which a picture that changes is shown as it is. */
const SHORTLY = 300;
const A_WEEK = 7 * 24 * 3600;

function sendPng(request: FastifyRequest, reply: FastifyReply, { picture }: Png): FastifyReply {
  void reply
    .header('cache-control', `public, max-age=${picture.isLasting ? A_WEEK : SHORTLY}`)
    .header('etag', picture.tag)
    // Those who show links fetch pictures from pages of their own.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send();
  return reply.type('image/png').send(picture.png);
}

const callOf = (request: FastifyRequest, reply: FastifyReply, { address, host, isSecure }: Caller): Call => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, unknown>,
  body: request.body,
  address,
  token: request.cookies[COOKIE],
  bearer: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
  ...(host !== undefined && { origin: `${isSecure ? 'https' : 'http'}://${host}` }),
  ...(request.headers['accept-language'] !== undefined && { languages: request.headers['accept-language'] }),
  setHeader(name, value) {
    if (!reply.sent) void reply.header(name, value);
  },
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
