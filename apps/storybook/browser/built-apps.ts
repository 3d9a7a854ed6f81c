import { createCheckoutHandler } from '@harbour/checkout/server';
import { handlers } from '@harbour/contract/mocks';
import type { Page, Request as Asked, Route } from '@playwright/test';
import { getResponse, type HttpHandler } from 'msw';
import { existsSync } from 'node:fs';
import path from 'node:path';

const origin = 'http://localhost:4000';
const dashboard = path.join(import.meta.dirname, '../../dashboard/dist');

/** The API of an app: these answers, and the contract's first example for every other call. */
async function answerOf(given: readonly HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse([...given, ...handlers()], request);
  return response ?? new Response(null, { status: 404 });
}

async function fulfill(route: Route, response: Response): Promise<void> {
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Opens a page of the built dashboard, as the product serves it, in front of an API of examples. */
export async function openDashboard(page: Page, at: string, ...given: HttpHandler[]): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/'))
      return fulfill(route, await answerOf(given, requestOf(route.request())));
    const file = path.join(dashboard, pathname);
    const isFile = path.extname(pathname) !== '' && existsSync(file);
    return route.fulfill({ path: isFile ? file : path.join(dashboard, 'index.html') });
  });
  await page.goto(origin + at);
}

/** Opens a page of the built checkout, which its server renders, in front of an API of examples. */
export async function openCheckout(page: Page, at: string, ...given: HttpHandler[]): Promise<void> {
  const handle = createCheckoutHandler({
    publicOrigin: origin,
    apiFetch: (request) => answerOf(given, request),
  });
  await page.route(`${origin}/**`, async (route) => {
    await fulfill(route, await handle(requestOf(route.request()), { clientAddress: '203.0.113.7' }));
  });
  await page.goto(origin + at);
}

function requestOf(asked: Asked): Request {
  return new Request(asked.url(), { method: asked.method(), headers: asked.headers() });
}
