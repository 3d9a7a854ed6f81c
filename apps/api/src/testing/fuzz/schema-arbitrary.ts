import fc from 'fast-check';
import type { JsonSchema } from '../../http/contract-document.ts';
import { contractDocument } from '../../http/contract-document.ts';
import { isObject, typesOf } from './json.ts';

const DEEPEST = 6;

/** A text that fits, from what the run has seen before: ids, references, cursors and tokens of anybody. */
export type Known = (schema: JsonSchema, field: string) => fc.Arbitrary<string> | undefined;

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.integer({ min: 1, max: 60 }).map((number) => `fuzz.${number}@example.com`),
  uuid: fc.uuid(),
  uri: fc.constantFrom(
    'https://example.com/hooks',
    'http://localhost:9/a',
    'https://[::1]/x?y=%00',
    'https://ä.example/',
  ),
  date: dates().map((date) => date.toISOString().slice(0, 10)),
  'date-time': dates().map((date) => date.toISOString()),
  password: fc.constantFrom('correct horse battery staple 42', 'hunter2', 'pässwörd-ẞ-🔑-lang-genug'),
};

function dates(): fc.Arbitrary<Date> {
  return fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
}

/** Values that a schema of the contract allows, or nearly: what JSON Schema says by look-ahead is left to chance. */
export function valuesOf(schema: JsonSchema, known: Known, field = '', depth = 0): fc.Arbitrary<unknown> {
  const { $ref, enum: choices, const: only, oneOf, anyOf, allOf } = schema;
  if (typeof $ref === 'string') return valuesOf(target($ref), known, field, depth + 1);
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
  if (only !== undefined) return fc.constant(only);
  for (const options of [oneOf, anyOf])
    if (Array.isArray(options))
      return fc.oneof(...(options as JsonSchema[]).map((each) => valuesOf(each, known, field, depth + 1)));
  if (Array.isArray(allOf)) {
    const parts = (allOf as JsonSchema[]).map((each) => valuesOf(each, known, field, depth + 1));
    return fc.tuple(...parts).map((values) => {
      const last = values.at(-1);
      return values.every(isObject) ? (Object.assign({}, ...values) as unknown) : last;
    });
  }
  return fc.oneof(...typesOf(schema).map((type) => ofType(type, schema, known, field, depth)));
}

function target($ref: string): JsonSchema {
  const [kind = '', name = ''] = $ref
    .slice($ref.indexOf('#/components/') + '#/components/'.length)
    .split('/');
  return (contractDocument.components[kind]?.[name] ?? {}) as JsonSchema;
}

function bound(schema: JsonSchema, keyword: string, fallback: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : fallback;
}

function ofType(
  type: string,
  schema: JsonSchema,
  known: Known,
  field: string,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const min = bound(schema, 'minimum', 0);
      const max = bound(schema, 'maximum', Number.MAX_SAFE_INTEGER);
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 100_000) }));
    }
    case 'array': {
      const items = schema['items'] as JsonSchema | undefined;
      if (items === undefined || depth > DEEPEST) return fc.constant([]);
      const minLength = bound(schema, 'minItems', 0);
      const maxLength = Math.min(bound(schema, 'maxItems', 3), minLength + 3);
      return fc.array(valuesOf(items, known, field, depth + 1), { minLength, maxLength });
    }
    case 'object':
      return objects(schema, known, depth);
    default:
      return texts(schema, known, field);
  }
}

function objects(schema: JsonSchema, known: Known, depth: number): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = new Set((schema['required'] ?? []) as string[]);
  const chosen = Object.entries(properties).filter(([name]) => required.has(name) || depth <= DEEPEST);
  const fields = fc.record(
    Object.fromEntries(chosen.map(([name, each]) => [name, valuesOf(each, known, name, depth + 1)])),
    { requiredKeys: chosen.map(([name]) => name).filter((name) => required.has(name)) },
  );
  const { additionalProperties: others } = schema;
  if (!isObject(others)) return fields;
  return fc
    .tuple(
      fields,
      fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), valuesOf(others, known, '', depth + 1), {
        maxKeys: 3,
      }),
    )
    .map(([own, more]) => ({ ...more, ...own }));
}

function texts(schema: JsonSchema, known: Known, field: string): fc.Arbitrary<string> {
  const minLength = bound(schema, 'minLength', 0);
  const maxLength = Math.min(bound(schema, 'maxLength', 40), minLength + 60);
  const plain = fc.string({ minLength, maxLength, unit: 'grapheme' });
  const { format, pattern } = schema;
  const fitting =
    (typeof format === 'string' ? FORMATS[format] : undefined) ??
    (typeof pattern === 'string' && !pattern.includes('(?')
      ? fc.stringMatching(new RegExp(pattern, 'u'))
      : plain);
  const seen = known(schema, field);
  return seen === undefined
    ? fitting
    : fc.oneof({ weight: 4, arbitrary: seen }, { weight: 1, arbitrary: fitting });
}
