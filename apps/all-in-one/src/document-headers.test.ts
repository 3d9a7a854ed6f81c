import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, pageHeaders } from './document-headers.ts';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('names every inline script by its hash and leaves out those with a source', () => {
  const html = '<script>a()</script><script src="/x.js"></script><script type="module">b()</script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')]);
});

test('a page allows no script but its own origin’s and its hashed ones, and no frame', () => {
  const policy = pageHeaders('<script>a()</script>')['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});
