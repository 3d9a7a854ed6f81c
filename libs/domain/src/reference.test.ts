import { expect, test } from 'vitest';
import { isReference, reservedReferences } from './reference.ts';
import { routes } from './routes.ts';

test.each(['ref_123456', 'Order-2026.01=A', 'a'.repeat(64), '......', 'successful'])(
  '%s is a reference',
  (text) => {
    expect(isReference(text)).toBe(true);
  },
);

test.each([
  'short',
  'a'.repeat(65),
  'with space',
  'a/b/c/d',
  'ref%20x',
  'référence',
  '',
  'success',
  'PENDING',
  'transaction',
])('%j is none', (text) => {
  expect(isReference(text)).toBe(false);
});

test('no page beside a reference can be taken for one', () => {
  const beside = Object.values(routes.checkout)
    .filter((path) => /^\/pay\/[^/:]+$/.test(path))
    .map((path) => path.slice('/pay/'.length));
  expect(beside.filter((word) => !reservedReferences.includes(word))).toEqual([]);
});
