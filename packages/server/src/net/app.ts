import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { isSameOrigin } from './origin.ts';
import { addPage } from './page.ts';

const LARGEST_BODY = 16 * 1024;

/** The web server without its routes: bounds, headers, and what is told when something goes wrong. */
export async function makeApp(house: Pick<House, 'options' | 'metrics' | 'log' | 'store'>): Promise<FastifyInstance> {
  const { options, metrics, log } = house;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: options.trustProxy,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });
  app.server.headersTimeout = 10_000;
  app.server.maxHeadersCount = 60;
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
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
  await app.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    errorResponseBuilder: () => Object.assign(new Error('tooFast'), { statusCode: 429 }),
  });
  // Another site's page cannot use this one's cookie: besides the cookie's own rule, for browsers that do not know it.
  app.addHook('onRequest', async (request, reply) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && !isSameOrigin(request.headers.origin, request.host, options.publicUrl)) {
      return reply.code(403).send({ why: { kind: 'badMessage' } });
    }
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // The route and not the address: an address may hold an id that only those who have it should know.
    if (status >= 500) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const kind = status === 429 ? 'tooFast' : status >= 500 ? 'tryAgain' : 'badMessage';
    return reply.code(status).send({ why: { kind } });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404\n'));
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await house.store.nodes.ready();
      return 'ok\n';
    } catch {
      return reply.code(503).send('the database does not answer\n');
    }
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  if (options.page !== undefined) addPage(app, options.page);
  return app;
}
