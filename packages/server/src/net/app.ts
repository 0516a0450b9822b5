import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import { BOT_API, refusedBody } from './botApi/failure.ts';
import { callersBehind } from './clientAddress.ts';
import { addHealth } from './health.ts';
import { isSameOrigin } from './origin.ts';
import { addPage, htmlIn, inlineScripts } from './page.ts';
import { limitRequests, unlimited } from './requestLimit.ts';
import { refuseMalformed } from './wellFormed.ts';

const LARGEST_BODY = 16 * 1024;

/** The web server without its routes: bounds, headers, and what is told when something goes wrong. */
export async function makeApp(
  context: Pick<ServerContext, 'options' | 'metrics' | 'log' | 'store' | 'clock' | 'timers'>,
  firstPage?: string,
): Promise<FastifyInstance> {
  const { options, metrics, log } = context;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    // Requests for which no route can be looked up: no hook runs for them, and no header is set.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      void reply
        .code(error.statusCode ?? 400)
        .header('cache-control', 'no-store')
        .send(refusedBody(request.url, 'badMessage'));
    },
  });
  app.server.headersTimeout = 10_000;
  app.server.maxHeadersCount = 60;
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(options.page === undefined ? [] : inlineScripts(options.page))],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Only where it is reached by TLS: a plain server on the own network must stay reachable.
    strictTransportSecurity: options.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  // No answer of the API is cached: some are about one person, some about a passing fault. The page sets its own.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  refuseMalformed(app);
  limitRequests(app, context);
  const callerOf = callersBehind(options.trustProxy);
  // Against requests forged by another site, besides the cookie's SameSite, for browsers that do not know that.
  app.addHook('onRequest', async (request, reply) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && !isSameOrigin(request.headers.origin, callerOf(request.raw).host, options.publicUrl)) {
      return reply.code(403).send(refusedBody(request.url, 'badMessage'));
    }
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    // How long somebody listened says nothing about the server.
    if (reply.getHeader('content-type') === 'application/x-ndjson') return;
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // The route and not the address: an address may hold an id that only those who have it should know.
    if (status >= 500) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const kind = status === 429 ? 'tooFast' : status >= 500 ? 'tryAgain' : 'badMessage';
    // The status of `tryAgain`, as in `call.ts`: proxies and programs ask again after 503, not after 500.
    return reply.code(kind === 'tryAgain' ? 503 : status).send(refusedBody(request.url, kind));
  });
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(BOT_API)) return reply.code(404).type('text/plain').send('404\n');
    return reply.code(404).send(refusedBody(request.url, 'noSuchRoute'));
  });
  addHealth(app, context);
  app.get('/metrics', unlimited, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  if (options.page !== undefined) addPage(app, options.page, firstPage ?? htmlIn(options.page));
  return app;
}
