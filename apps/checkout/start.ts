import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { FetchHandler } from '@remix-run/node-fetch-server';
import { checkoutClientFolder, createCheckoutHandler } from './server.ts';

/** Runs the checkout alone, in front of any API that keeps the contract. Settings come from the environment. */
const settings = {
  apiOrigin: required('API_ORIGIN', 'origin of the API, for example https://api.example.com'),
  publicOrigin: required('PUBLIC_ORIGIN', 'origin that payers see, for example https://pay.example.com'),
  port: Number(process.env['PORT'] ?? 4100),
};

const handle = createCheckoutHandler(settings);
const assets = /^\/checkout-assets\/[\w.-]+$/;
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

const answer: FetchHandler = (request, client) => {
  const { pathname } = new URL(request.url);
  return assets.test(pathname) ? asset(pathname) : handle(request, { clientAddress: client.address });
};
const server = createServer(createRequestListener(answer));
server.listen(settings.port, () => {
  process.stdout.write(
    `Checkout for ${settings.publicOrigin} on port ${settings.port}, API at ${settings.apiOrigin}\n`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());

async function asset(pathname: string): Promise<Response> {
  const file = path.join(checkoutClientFolder, pathname);
  const type = types[path.extname(file)];
  const found = type && (await stat(file).catch(() => undefined));
  if (!type || !found) return new Response('Not found', { status: 404 });
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(found.size),
      // The name changes with the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function required(name: string, meaning: string): string {
  const value = process.env[name];
  if (value && URL.canParse(value)) return value;
  process.stderr.write(`Set ${name}: ${meaning}.\n`);
  process.exit(1);
}
