import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { mock } from '@harbour/contract/mocks';
import { ownerOf } from '@harbour/contract/operation-path';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { FetchHandler } from '@remix-run/node-fetch-server';
import { getResponse } from 'msw';
import { checkoutClientFolder, createCheckoutHandler } from '../server.ts';
import { setSecurityHeaders } from '../src/security-headers.ts';
import { floorHtml } from './floor.ts';

export interface Pages {
  /** Addresses of the card page and of the static page that it is measured against. */
  card: string;
  floor: string;
  /** A page of a merchant, on another site: payers come from one, and the browser then takes another process. */
  shop: string;
  /** Makes the payment payable again. */
  renew: () => void;
  close: () => void;
}

/** The built checkout over an API that answers from the contract's examples, and the floor, on one origin. */
export async function servePages(): Promise<Pages> {
  const always = [
    mock('initiateCardAuthentication', 'charge'),
    mock('chargePayment', 'succeeded'),
    mock('getCheckoutTransaction', 'succeeded'),
  ];
  const unpaid = [mock('openPayment', 'payable'), mock('getPaymentStatus', 'processing')];
  const settled = [mock('openPayment', 'already_paid'), mock('getPaymentStatus', 'succeeded')];
  let paid = false;

  let handle: ReturnType<typeof createCheckoutHandler> | undefined;
  const answer: FetchHandler = (request, client) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/floor') return floor();
    if (pathname === '/shop')
      return html('<!doctype html><title>Adire &amp; Sons</title><h1>Your order</h1>');
    if (pathname.startsWith('/checkout-assets/')) return asset(pathname);
    return handle?.(request, { clientAddress: client.address }) ?? new Response(null, { status: 503 });
  };
  const server = createServer(createRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const publicOrigin = `http://localhost:${port}`;
  handle = createCheckoutHandler({
    publicOrigin,
    apiFetch: async (request) => {
      const operation = ownerOf(request.method, new URL(request.url).pathname);
      const answer = await getResponse([...always, ...(paid ? settled : unpaid)], request);
      if (!answer) throw new Error(`No example answers ${request.method} ${request.url}`);
      if (operation === 'chargePayment') paid = true;
      return answer;
    },
  });
  return {
    card: `${publicOrigin}/pay/order-2026-00418/checkout`,
    floor: `${publicOrigin}/floor`,
    shop: `http://127.0.0.1:${port}/shop`,
    renew: () => {
      paid = false;
    },
    close: () => server.close(),
  };
}

/** Under the headers of every page of ours: what they cost a browser is no difference between the two. */
function floor(): Response {
  const nonce = crypto.randomUUID();
  const answer = html(floorHtml(nonce));
  setSecurityHeaders(answer.headers, { kind: 'page', nonce, bankOrigins: new Set() });
  return answer;
}

function html(text: string): Response {
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Response(new Uint8Array(body), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' },
  });
}

const types: Partial<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function asset(pathname: string): Response {
  const file = createReadStream(path.join(checkoutClientFolder, pathname));
  return new Response(Readable.toWeb(file) as ReadableStream, {
    headers: { 'Content-Type': types[path.extname(pathname)] ?? 'application/octet-stream' },
  });
}
