import { createCheckoutHandler } from '../server.ts';
import type { CheckoutHandler } from '../server.ts';
import { fakeApi } from './fake-api.ts';

export const publicOrigin = 'https://pay.example.com';

export interface Page {
  status: number;
  headers: Headers;
  /** Path and query of a redirect. */
  location: string | undefined;
  cookies: string[];
  html: string;
}

/** The built checkout over an API that answers from the contract's examples. */
export function checkoutWith(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const faults: unknown[] = [];
  const handle = createCheckoutHandler({
    publicOrigin,
    apiFetch: api.apiFetch,
    reportFault: (error) => faults.push(error),
  });
  return { ...visitor(handle), api, faults };
}

/** Requests as a browser would make them. */
function visitor(handle: CheckoutHandler) {
  async function send(path: string, init: RequestInit): Promise<Page> {
    const response = await handle(new Request(`${publicOrigin}${path}`, init), {
      clientAddress: '203.0.113.7',
    });
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('Location') ?? undefined,
      cookies: response.headers.getSetCookie(),
      html: await response.text(),
    };
  }
  return {
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    head: (path: string) => send(path, { method: 'HEAD' }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { Origin: publicOrigin, ...headers },
        body: new URLSearchParams(fields),
      }),
    /** Whatever a program sends in place of a form. */
    postBody: (path: string, body: string | Blob | FormData, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', headers: { Origin: publicOrigin, ...headers }, body }),
  };
}

/** The payer's part of a cookie header, from what the server set. */
export function cookieHeader(cookies: string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
