import type { SimpleRefusal } from '@hanga/protocol';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const statusOf: Partial<Record<SimpleRefusal, number>> = {
  notSignedIn: 401,
  wrongPassword: 403,
  noSpectators: 403,
  noSuchTable: 404,
  noSuchPlayer: 404,
  unknownGame: 404,
  notOver: 409,
  nameTaken: 409,
  mixedRules: 409,
  tooFast: 429,
  tooManyTables: 429,
};

/** The same words over HTTP as over the socket. */
export const refuse = (reply: FastifyReply, kind: SimpleRefusal): FastifyReply =>
  reply.code(statusOf[kind] ?? 400).send({ why: { kind } });

/** What came from outside, if it has the shape asked for. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
}
