import { operations } from '@harbour/contract/operations';
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

/** Words that stand where another path has a reference. */
function wordsBesideReferences(paths: readonly string[], parameter: string): string[] {
  const prefixes = paths
    .filter((path) => path.endsWith(parameter))
    .map((path) => path.slice(0, -parameter.length));
  return prefixes.flatMap((prefix) =>
    paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/')[0] ?? ''),
  );
}

test('no page and no call beside a reference can be taken for one', () => {
  const beside = [
    ...wordsBesideReferences(Object.values(routes.checkout), ':reference'),
    ...wordsBesideReferences(
      Object.values(operations).map(({ path }) => path),
      '{reference}',
    ),
  ].filter((word) => /^\w+$/.test(word));
  expect(beside).toContain('success');
  expect(beside).toContain('transaction');
  expect(beside.filter((word) => !reservedReferences.includes(word))).toEqual([]);
});
