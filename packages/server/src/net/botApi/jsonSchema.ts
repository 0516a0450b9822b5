import type * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;
type Item = v.GenericSchema | v.GenericPipeItem;

/** A schema that the server checks with, in the words of JSON Schema 2020-12. `names`: those that are referred to. */
export function jsonSchemaOf(
  schema: v.GenericSchema,
  names: ReadonlyMap<v.GenericSchema, string> = new Map(),
  isNamed = true,
): JsonSchema {
  const name = isNamed ? names.get(schema) : undefined;
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const of = (inner: v.GenericSchema): JsonSchema => jsonSchemaOf(inner, names);
  const pipe = 'pipe' in schema ? (schema.pipe as readonly Item[]) : undefined;
  if (!pipe) return plain(schema, of);
  // What comes after a change is about what the server makes of it, not about what is sent.
  const changes = pipe.findIndex(item => item.kind === 'transformation' && item.type === 'transform');
  const [first, ...rest] = pipe.slice(0, changes < 0 ? undefined : changes);
  const base = of(first as v.GenericSchema);
  const constraints = rest.flatMap(item => Object.entries(constraint(item, base['type'] === 'array')));
  return { ...base, ...Object.fromEntries(constraints) };
}

/** Everything that a schema here may be; another one does not get a description that says too little. */
function plain(given: v.GenericSchema, of: (inner: v.GenericSchema) => JsonSchema): JsonSchema {
  const schema = given as Known;
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    case 'array':
      return { type: 'array', items: of(schema.item) };
    case 'strict_tuple':
      return { type: 'array', prefixItems: schema.items.map(of), items: false, minItems: schema.items.length };
    case 'record':
      return { type: 'object', additionalProperties: of(schema.value) };
    case 'union':
    case 'variant':
      return { anyOf: schema.options.map(of) };
    case 'optional':
    case 'exact_optional':
      return { ...of(schema.wrapped), ...(schema.default !== undefined && { default: schema.default }) };
    case 'object':
    case 'strict_object':
      return objectOf(schema, of);
    default:
      throw new TypeError(`no words for the schema ${JSON.stringify((schema as v.GenericSchema).type)}`);
  }
}

function objectOf({ type, entries }: ObjectLike, of: (inner: v.GenericSchema) => JsonSchema): JsonSchema {
  const isOptional = ({ type: kind }: v.GenericSchema): boolean => kind === 'optional' || kind === 'exact_optional';
  const fields = Object.entries(entries);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, inner]) => [field, of(inner)])),
    required: fields.filter(([, inner]) => !isOptional(inner)).map(([field]) => field),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}

function constraint(item: Item, isList: boolean): JsonSchema {
  const { type, requirement, description } = item as { type: string; requirement?: unknown; description?: string };
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return { [isList ? 'minItems' : 'minLength']: requirement };
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'description':
      return { description };
    default:
      throw new TypeError(`no words for the check ${JSON.stringify(type)}`);
  }
}

interface ObjectLike {
  readonly type: 'object' | 'strict_object';
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

type Known =
  | ObjectLike
  | { readonly type: 'string' | 'number' | 'boolean' | 'unknown' }
  | { readonly type: 'literal'; readonly literal: unknown }
  | { readonly type: 'picklist'; readonly options: readonly unknown[] }
  | { readonly type: 'array'; readonly item: v.GenericSchema }
  | { readonly type: 'strict_tuple'; readonly items: readonly v.GenericSchema[] }
  | { readonly type: 'record'; readonly value: v.GenericSchema }
  | { readonly type: 'union' | 'variant'; readonly options: readonly v.GenericSchema[] }
  | { readonly type: 'optional' | 'exact_optional'; readonly wrapped: v.GenericSchema; readonly default?: unknown };
