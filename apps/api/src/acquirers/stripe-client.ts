import type Stripe from 'stripe';
import type { Clock } from '../platform/clock.ts';
import { SECOND } from '../platform/clock.ts';
import { assertKeyMode } from './stripe-key.ts';

export interface StripeOptions {
  secretKey: string;
  /** The mode of the payments that it takes; the key must be of the same. */
  mode: 'test' | 'live';
  /** Scheme, host and port of a stand-in for Stripe, without a slash at the end. */
  baseUrl?: string | undefined;
  /** Milliseconds until an unanswered call is given up, its body included: by default 4 s, and 10 s for the one with money. */
  timeout?: number;
  /** What Stripe's clock is held against. By default the system's. */
  clock?: Clock;
  /** Milliseconds of a clock that never goes back, by which an authorisation is given up as a whole. */
  now?: () => number;
  /** Told when Stripe turns a call away because of the key or too many calls, which nothing but a person can mend. */
  onTurnedAway?: (status: number) => void;
}

/** Milliseconds until an unanswered call without money is given up. */
export const CALL = 4 * SECOND;

/** The version whose requests and answers this code was written for; it stays when the account's own default moves on. */
export const STRIPE_API_VERSION = '2026-08-26.dahlia';

/**
 * Stripe's library, set up for money: no second try of its own, since an unanswered call is followed by an inquiry; no
 * redirects, which could carry a card elsewhere; no telemetry. It is loaded only where it is used, which takes half a second.
 *
 * Fails with: StartError, for a key that is none or is for the other mode.
 */
export function openStripe({ secretKey, mode, baseUrl, timeout = CALL }: StripeOptions): Promise<Stripe> {
  assertKeyMode(secretKey, mode);
  return loadStripe(secretKey, baseUrl, timeout);
}

async function loadStripe(secretKey: string, baseUrl: string | undefined, timeout: number): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: 'error' })),
    ...(baseUrl === undefined ? {} : addressOf(new URL(baseUrl))),
  });
}

function addressOf(url: URL): { protocol: 'http' | 'https'; host: string; port: string } {
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') };
}
