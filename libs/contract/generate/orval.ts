import { fileURLToPath } from 'node:url';
import { generate } from 'orval';
import type { Options } from 'orval';
import { banner } from './document.ts';
import type { OpenApiDocument } from './document.ts';

const http = fileURLToPath(new URL('../src/http.ts', import.meta.url));

const header = () => [banner.replace('// ', '').trim()];

/**
 * Writes what calls the API: types (`model/`), plain functions (`client.ts`), TanStack Query hooks (`queries.ts`) and zod
 * schemas of the request bodies (`validation.ts`). The plain functions are apart, so that the checkout needs no hooks.
 */
export async function generateClients(document: OpenApiDocument, target: string): Promise<void> {
  const calls = {
    mode: 'single',
    schemas: `${target}model`,
    urlEncodeParameters: true,
    override: {
      header,
      mutator: { path: http, name: 'request' },
      fetch: { includeHttpResponseReturnType: false },
      enumGenerationType: 'union',
    },
  } as const;
  const outputs = [
    { ...calls, client: 'fetch', target: `${target}client.ts` },
    { ...calls, client: 'react-query', httpClient: 'fetch', target: `${target}queries.ts` },
    {
      client: 'zod',
      mode: 'single',
      target: `${target}validation.ts`,
      override: {
        header,
        zod: { generate: { body: true, param: false, query: false, header: false, response: false } },
      },
    },
  ] as const;
  // Orval types its document as the specification does; ours names only what the generators read.
  const input = { target: document as object };
  for (const output of outputs) await generate({ input, output } as Options);
}
