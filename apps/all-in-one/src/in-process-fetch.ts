import type { CheckoutHost, Payer } from '@harbour/checkout/server';
import type { FastifyInstance } from 'fastify';

type ApiFetch = Extract<CheckoutHost, { apiFetch: unknown }>['apiFetch'];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

function methodOf(request: Request): (typeof METHODS)[number] {
  const method = METHODS.find((known) => known === request.method);
  if (method === undefined) throw new TypeError(`The API has no ${request.method} calls.`);
  return method;
}

/**
 * Calls the API without a socket, in the payer's name: the API sees the payer's address as its peer, so that no
 * forwarded header has to be trusted.
 */
export function inProcessFetch(app: FastifyInstance): ApiFetch {
  return async (request: Request, payer: Payer) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: methodOf(request),
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      remoteAddress: payer.clientAddress,
      ...(body ? { payload: body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value].flat()) if (each !== undefined) headers.append(name, String(each));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
