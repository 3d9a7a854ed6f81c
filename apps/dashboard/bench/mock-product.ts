import { handlers } from '@harbour/contract/mocks';
import { getResponse } from 'msw';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Partial<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built dashboard, and answers its calls with the first example of the contract for each. */
export function mockProduct(dist: string): Server {
  const api = handlers();
  return createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const found = await getResponse(api, new Request(`http://localhost${url}`, { method }));
      response.writeHead(found?.status ?? 404, { 'content-type': 'application/json' });
      response.end(await found?.text());
      return;
    }
    const asset = pathname.startsWith('/dashboard-assets/');
    const body = await readFile(join(dist, asset ? pathname : 'index.html'));
    response.writeHead(200, {
      'content-type': asset ? (types[extname(pathname)] ?? 'application/octet-stream') : 'text/html',
      'cache-control': asset ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(body);
  }
}
