import { readFileSync } from 'node:fs';
import { matchPage } from '@harbour/domain/routes';
import { expect, test } from 'vitest';

const read = (page: string): string =>
  readFileSync(new URL(`../build/client/${page}index.html`, import.meta.url), 'utf8');

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*)"/gu)].map(([, href = '']) => href);

test.each(['', '404/', '500/'])('/%s has one heading, a title and no script', (page) => {
  const html = read(page);
  expect(html.match(/<h1[\s>]/gu)).toHaveLength(1);
  expect(html).toMatch(/<title>[^<]+<\/title>/u);
  expect(html).not.toContain('<script');
});

test.each(['', '404/', '500/'])('/%s links only to pages that exist and to its own sections', (page) => {
  const html = read(page);
  for (const href of linksOf(html)) {
    if (href.startsWith('#')) expect(html).toContain(`id="${href.slice(1)}"`);
    else expect(matchPage(href.split('#')[0] ?? ''), href).toBeDefined();
  }
});

test('a visitor finds the way to an account and to signing in', () => {
  expect(linksOf(read(''))).toEqual(expect.arrayContaining(['/register', '/login']));
});
