import type { FastifyInstance } from 'fastify';
import { refusedBody } from './botApi/failure.ts';

/** Refuses broken escapes and NUL characters, which PostgreSQL does not store. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) =>
    isWellFormed(request.url) ? undefined : reply.code(400).send(refusedBody(request.url, 'badMessage')),
  );
  app.addHook('preValidation', async (request, reply) =>
    hasNul(request.body) ? reply.code(400).send(refusedBody(request.url, 'badMessage')) : undefined,
  );
}

export function isWellFormed(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

/** Whether a text anywhere in it, or the name of a field, holds a NUL. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inside]) => name.includes('\0') || hasNul(inside));
}
