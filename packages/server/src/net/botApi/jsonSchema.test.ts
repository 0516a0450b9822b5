import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from './jsonSchema.ts';

test('schemas become JSON Schema, with what is asked of each field', () => {
  const schema = v.object({
    key: v.pipe(v.string(), v.minLength(8), v.maxLength(40), v.regex(/^[\w-]+$/)),
    seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)), 3),
    many: v.array(v.picklist(['a', 'b'])),
    pair: v.strictTuple([v.number(), v.record(v.string(), v.unknown())]),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: 'object',
    properties: {
      key: { type: 'string', minLength: 8, maxLength: 40, pattern: '^[\\w-]+$' },
      seat: { type: 'integer', minimum: 0, maximum: 15, default: 3 },
      many: { type: 'array', items: { enum: ['a', 'b'] } },
      pair: {
        type: 'array',
        prefixItems: [{ type: 'number' }, { type: 'object', additionalProperties: {} }],
        items: false,
        minItems: 2,
      },
    },
    required: ['key', 'many', 'pair'],
  });
});

test('of what is changed on the way, what is sent is described; a length of a list is one of items', () => {
  expect(jsonSchemaOf(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), v.minValue(3)))).toEqual({
    type: 'string',
    pattern: '^\\d$',
  });
  expect(jsonSchemaOf(v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(2)))).toEqual({
    type: 'array',
    items: { type: 'boolean' },
    minItems: 1,
    maxItems: 2,
  });
});

test('what has a name is referred to, and what has no words is an error', () => {
  const part = v.strictObject({ ok: v.literal(true) });
  const names = new Map<v.GenericSchema, string>([[part, 'Part']]);
  expect(jsonSchemaOf(v.variant('ok', [part]), names)).toEqual({ anyOf: [{ $ref: '#/components/schemas/Part' }] });
  expect(() => jsonSchemaOf(v.date())).toThrow('date');
  expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()))).toThrow('email');
});
