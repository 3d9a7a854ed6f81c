import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchPage, routes } from '@harbour/domain/routes';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');
const pages = ['index.html', '404/index.html', '500/index.html'];

/** Pages of other apps that a visitor without an account can open. */
const elsewhere: readonly string[] = [routes.dashboard.login, routes.dashboard.register];

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

describe.each(pages)('%s', (file) => {
  const html = read(file);

  it('needs no script and asks no other origin', () => {
    expect(html).not.toMatch(/<script/i);
    expect(html).not.toMatch(/\son\w+="/);
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      expect(address).toMatch(/^[/#]/);
      expect(address).not.toMatch(/^\/\//);
    }
  });

  it('links only to what there is', () => {
    for (const href of attributes(html, 'href')) {
      const [path = '', anchor] = href.split('#');
      if (path.startsWith('/site-assets/')) expect(existsSync(folder + path), href).toBe(true);
      else if (path !== '' && path !== routes.site.home) {
        expect(elsewhere, href).toContain(path);
        expect(matchPage(path)?.app).toBe('dashboard');
      }
      if (anchor && path === routes.site.home) expect(read('index.html'), href).toContain(`id="${anchor}"`);
      if (anchor && path === '') expect(html, href).toContain(`id="${anchor}"`);
    }
  });

  it('has one h1, a title and a language', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('<html lang="en">');
  });
});

it('shows the sample of the product, which cannot be focused or read out', () => {
  const html = read('index.html');
  expect(html).toMatch(/<div class="[^"]*" inert="" aria-hidden="true">/);
  expect(html).toContain('sample data');
});

it('tells the code on a card from the code that a bank asks for', () => {
  expect(read('index.html')).toContain('any future date and any security code.');
  expect(read('index.html')).toContain('The bank asks for a code: 1234 confirms');
});

it('keeps its error pages out of search engines', () => {
  expect(read('404/index.html')).toContain('content="noindex"');
  expect(read('500/index.html')).toContain('content="noindex"');
  expect(read('index.html')).not.toContain('noindex');
});
