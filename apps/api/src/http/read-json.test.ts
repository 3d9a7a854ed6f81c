import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { readJson } from './read-json.ts';

const refusal = (text: string): unknown => {
  try {
    return readJson(text);
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":{"a":[{"a":1},{"a":2}]}}', { a: { a: [{ a: 1 }, { a: 2 }] } }],
  [String.raw`{"a":"\\u0000 and \" and }{"}`, { a: String.raw`\u0000 and " and }{` }],
  ['{"张伟":"😀","":null}', { 张伟: '😀', '': null }],
])('reads %s', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

test.each([
  ['nothing', ''],
  ['half an object', '{"a":'],
  ['a bare text', '"a"'],
  ['a list', '[{"a":1}]'],
  ['null', 'null'],
  ['a number that is none', '{"a":NaN}'],
  ['a key twice', '{"a":1,"b":2,"a":3}'],
  ['a key twice, once escaped', String.raw`{"a":1,"\u0061":3}`],
  ['a key twice deep inside', '{"x":[{"y":{"a":1,"a":2}}]}'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__, escaped', String.raw`{"__prot\u006f__":1}`],
  ['a NUL', String.raw`{"a":"x\u0000y"}`],
  ['a NUL in a key', String.raw`{"a\u0000":1}`],
  ['half a surrogate pair', String.raw`{"a":"\ud83d"}`],
  ['a hundred levels', `{"a":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['a hundred thousand levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('refuses %s', (_what, text) => {
  expect(refusal(text)).toBe('malformed_json');
});
