import { Id, type SimpleRefusal } from '@hanga/protocol';
import type * as v from 'valibot';
import { statusOf } from '../api/call.ts';
import { Failed, named } from './answers.ts';
import { failureBody } from './failure.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import type { Operation } from './operation.ts';

/** What any operation may be refused with. */
const ALWAYS = ['badToken', 'noScope', 'tooFast', 'tryAgain'] as const satisfies readonly SimpleRefusal[];
const names: ReadonlyMap<v.GenericSchema, string> = new Map(
  Object.entries(named).map(([name, schema]) => [schema, name]),
);
const schemaOf = (schema: v.GenericSchema): JsonSchema => jsonSchemaOf(schema, names);

/** The description of all operations, in OpenAPI 3.1. */
export function describe(operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][operation.method.toLowerCase()] = operationObject(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hanga for programs',
      version: '1',
      description:
        'How a program plays Hanga. docs/BOTS.md tells it with examples, and has the views and actions of the games.',
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(named).map(([name, schema]) => [name, jsonSchemaOf(schema, names, false)]),
      ),
    },
  };
}

function operationObject(operation: Operation): object {
  const { method, path, summary, scope, query, body } = operation;
  const parameters = [
    ...(path.includes(':table') ? [{ name: 'table', in: 'path', required: true, schema: schemaOf(Id) }] : []),
    ...Object.entries(query?.entries ?? {}).map(([name, schema]) => ({ name, in: 'query', schema: schemaOf(schema) })),
  ];
  return {
    operationId: idOf(method, path),
    summary,
    ...(scope !== undefined && { description: `The token needs the scope \`${scope}\`.`, 'x-scope': scope }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: { 200: success(operation), ...failures(operation) },
  };
}

const idOf = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.split('/').slice(3)].map(part => part.replace(':', '')).join('-');

const limitHeaders = Object.fromEntries(
  ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map(name => [name, { schema: { type: 'integer' } }]),
);

function success({ answer }: Operation): object {
  const content =
    answer.kind === 'one'
      ? { 'application/json': { schema: schemaOf(answer.schema) } }
      : { 'application/x-ndjson': { schema: schemaOf(answer.line) } };
  const description =
    answer.kind === 'one'
      ? 'Done.'
      : answer.kind === 'page'
        ? 'Lines, each of this form.'
        : 'Lines, each of this form, until either side ends it; empty lines in between mean nothing.';
  return { description, headers: limitHeaders, content };
}

/** By status, the codes that come with it. */
function failures({ refusals, query, body, scope }: Operation): object {
  const byStatus = new Map<number, string[]>();
  const add = (status: number, code: string, message: string): void => {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${message}`]);
  };
  const kinds = new Set<Operation['refusals'][number]>([
    ...ALWAYS,
    ...refusals,
    ...(query || body ? (['badMessage'] as const) : []),
    ...(scope === 'play' ? (['notABot', 'readOnly'] as const) : []),
  ]);
  for (const kind of kinds) {
    if (kind === 'rules') add(400, kind, 'The rules do not allow this action.');
    else if (kind === 'table') add(409, 'gameOver, notYourTurn, …', 'It is too late, or not one’s turn.');
    else add(statusOf[kind] ?? 400, kind, failureBody({ kind }).message);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [
      status,
      { description: sentences.join('\n\n'), content: { 'application/json': { schema: schemaOf(Failed) } } },
    ]),
  );
}
