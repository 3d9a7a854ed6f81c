import {
  chargePayment,
  completeChallenge,
  continueCardAuthentication,
  getCheckoutTransaction,
  getPaymentStatus,
  initiateCardAuthentication,
  initiatePaymentLink,
  openPayment,
  openPaymentLink,
} from '@harbour/contract/client';
import type { CheckoutHost, Payer } from '../host.ts';

type Body<Call extends (body: never, ...rest: never[]) => unknown> = Parameters<Call>[0];

/** The calls of the checkout, made for one payer: each reaches the API with that payer's address and browser. */
export interface CheckoutApi {
  openPaymentLink: (reference: string) => ReturnType<typeof openPaymentLink>;
  initiatePaymentLink: (
    linkToken: string,
    body: Body<typeof initiatePaymentLink>,
    idempotencyKey: string,
  ) => ReturnType<typeof initiatePaymentLink>;
  openPayment: (reference: string) => ReturnType<typeof openPayment>;
  getPaymentStatus: (reference: string) => ReturnType<typeof getPaymentStatus>;
  getReceipt: (paymentToken: string) => ReturnType<typeof getCheckoutTransaction>;
  initiateCardAuthentication: (
    paymentToken: string,
    body: Body<typeof initiateCardAuthentication>,
  ) => ReturnType<typeof initiateCardAuthentication>;
  continueCardAuthentication: (
    paymentToken: string,
    body: Body<typeof continueCardAuthentication>,
  ) => ReturnType<typeof continueCardAuthentication>;
  completeChallenge: (body: Body<typeof completeChallenge>) => ReturnType<typeof completeChallenge>;
  chargePayment: (
    paymentToken: string,
    body: Body<typeof chargePayment>,
    idempotencyKey: string,
  ) => ReturnType<typeof chargePayment>;
}

/** Binds the contract's calls to a host's way to the API and to one payer. All of them reject with `ApiError`. */
export function checkoutApi(host: CheckoutHost, payer: Payer, payerHeaders: Headers): CheckoutApi {
  const options = { fetch: fetchFor(host, payer, payerHeaders) };
  return {
    openPaymentLink: (reference) => openPaymentLink(reference, options),
    initiatePaymentLink: (bearerToken, body, idempotencyKey) =>
      initiatePaymentLink(body, { ...options, bearerToken, idempotencyKey }),
    openPayment: (reference) => openPayment(reference, options),
    getPaymentStatus: (reference) => getPaymentStatus(reference, options),
    getReceipt: (bearerToken) => getCheckoutTransaction({ ...options, bearerToken }),
    initiateCardAuthentication: (bearerToken, body) =>
      initiateCardAuthentication(body, { ...options, bearerToken }),
    continueCardAuthentication: (bearerToken, body) =>
      continueCardAuthentication(body, { ...options, bearerToken }),
    completeChallenge: (body) => completeChallenge(body, options),
    chargePayment: (bearerToken, body, idempotencyKey) =>
      chargePayment(body, { ...options, bearerToken, idempotencyKey }),
  };
}

/** EMV 3-D Secure asks for these as the browser sent them, and the API can only know them from us. */
const passedOn = ['User-Agent', 'Accept', 'Accept-Language'];

function fetchFor(host: CheckoutHost, payer: Payer, payerHeaders: Headers): typeof fetch {
  const base = 'apiFetch' in host ? host.publicOrigin : host.apiOrigin;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const name of passedOn) {
      const value = payerHeaders.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(input instanceof Request ? input.url : input, base);
    if ('apiFetch' in host) return host.apiFetch(new Request(url, { ...init, headers }), payer);
    headers.set('X-Forwarded-For', payer.clientAddress);
    return fetch(url, { ...init, headers });
  };
}
