import { routes } from '@harbour/domain/routes';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { checkoutApi } from './api/checkout-api.ts';
import { compressPage } from './compress.ts';
import { apiContext, faultContext, policyContext } from './contexts.ts';
import { ENHANCED_HEADER, LOCATION_HEADER } from './enhance/submit-form.ts';
import { takeChallengeAnswer } from './features/three-d-secure/take-challenge-answer.ts';
import type { CheckoutHandler, CheckoutHost } from './host.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { DocumentPolicy } from './security-headers.ts';

const bankPage = /^\/checkout\/card\/3ds\/[^/]+\/?$/;

/**
 * The checkout as one function from request to response, for whichever server mounts it. It carries all security headers,
 * refuses forms posted from other sites (all but the issuer's answer to a challenge) and never rejects.
 */
export function createCheckoutHandler(host: CheckoutHost): CheckoutHandler {
  const handle = createRequestHandler(build, 'production');
  const publicOrigin = new URL(host.publicOrigin).origin;
  const reportFault = host.reportFault ?? logFault;

  return async (incoming, payer) => {
    const { pathname, search } = new URL(incoming.url);
    const policy = policyFor(pathname);
    const answer = (response: Response): Promise<Response> => finish(incoming, response, policy);
    const fault = (error: unknown): void => reportFault(error, incoming);
    try {
      // Whatever the Host header claims, pages are those of the public origin.
      const request = new Request(new URL(`${publicOrigin}${pathname}${search}`), sameRequest(incoming));
      const api = checkoutApi(host, payer, request.headers);
      const isChallengeAnswer = pathname === routes.checkout.challengeComplete && request.method === 'POST';
      if (isChallengeAnswer) return await answer(await takeChallengeAnswer(request, api, fault));
      if (!isOwnForm(request, publicOrigin)) {
        return await answer(plain(403, 'This form was sent from another site. Open the payment page again.'));
      }
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(policyContext, policy);
      context.set(faultContext, fault);
      return await answer(await handle(request, context));
    } catch (error) {
      fault(error);
      return answer(plain(500, 'Error occurred, please contact support'));
    }
  };
}

/** The body is read as it comes, by the page that it is for. */
function sameRequest({ method, headers, body, signal }: Request): RequestInit & { duplex: 'half' } {
  return { method, headers, body, signal, duplex: 'half' };
}

function policyFor(pathname: string): DocumentPolicy {
  const kind =
    pathname === routes.checkout.challengeComplete ? 'framed' : bankPage.test(pathname) ? 'bank' : 'page';
  return { nonce: crypto.randomUUID(), kind, bankOrigins: new Set() };
}

/** Browsers name the origin of every form that is posted. */
function isOwnForm(request: Request, publicOrigin: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads || request.headers.get('Origin') === publicOrigin;
}

async function finish(request: Request, response: Response, policy: DocumentPolicy): Promise<Response> {
  const headers = new Headers(response.headers);
  setSecurityHeaders(headers, policy);
  const location = headers.get('Location');
  if (location !== null && request.headers.has(ENHANCED_HEADER)) {
    headers.delete('Location');
    headers.set(LOCATION_HEADER, location);
    return new Response(null, { status: 204, headers });
  }
  const body = await compressPage(request, response, headers);
  return new Response(body, { status: response.status, headers });
}

function plain(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Says what failed and where, and nothing that a payer sent. */
function logFault(error: unknown, request: Request): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`checkout: ${request.method} ${new URL(request.url).pathname}: ${reason}\n`);
}
