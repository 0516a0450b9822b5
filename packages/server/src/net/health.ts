import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { unlimited } from './requestLimit.ts';

/** Milliseconds within which a database must answer to count as there. */
const PATIENCE = 2000;

/**
 * `/livez`: the process answers. `/readyz`, and `/healthz` for those who know only that: so does its database. Whoever
 * restarts what is not alive must not do so because a database is away: the same would come up again.
 */
export function addHealth(app: FastifyInstance, context: Pick<ServerContext, 'store' | 'timers'>): void {
  const isReady = readiness(context);
  app.get('/livez', unlimited, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, unlimited, async (_request, reply) => {
      void reply.type('text/plain');
      return (await isReady()) ? reply.send('ok\n') : reply.code(503).send('the database does not answer\n');
    });
  }
}

/** Asks the database one question at a time, so that health checks do not queue up at one that hangs. */
function readiness({ store, timers }: Pick<ServerContext, 'store' | 'timers'>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= store.nodes
      .ready()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    const answer = asked;
    return new Promise(resolve => {
      const timer = timers.after(PATIENCE, () => resolve(false));
      void answer.then(resolve).finally(() => timer.cancel());
    });
  };
}
