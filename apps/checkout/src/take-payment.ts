import { createHash } from 'node:crypto';
import type { PayerDecline } from '@harbour/contract/model';
import { ApiError } from '@harbour/contract/http';
import { hasCode } from './api/api-errors.ts';
import type { CheckoutApi } from './api/checkout-api.ts';
import { alreadyPaidPath, bankPath, cardPath, resultPath } from './paths.ts';

/** What a step towards the payment led to. */
export type CardOutcome =
  /** Another page has the next word. */
  | { kind: 'leave'; to: string }
  /** This card was refused. */
  | { kind: 'declined'; decline: PayerDecline }
  /** Nothing was taken and the same try may be made again. */
  | { kind: 'not_now'; message: string };

export interface Authenticated {
  reference: string;
  /** Bearer of the payment. */
  paymentToken: string;
  /** Of the attempt that was authenticated. */
  authenticationToken: string;
}

/**
 * Takes the money, at most once per attempt: the idempotency key follows from the attempt. An answer that doesn't come, or
 * that says nothing about the outcome, leads to the page that waits; it is never told as a failure.
 */
export async function takePayment(api: CheckoutApi, paid: Authenticated): Promise<CardOutcome> {
  const { reference, paymentToken, authenticationToken } = paid;
  const key = createHash('sha256').update(`charge:${authenticationToken}`).digest('hex');
  try {
    const charged = await api.chargePayment(paymentToken, { reference, token: authenticationToken }, key);
    if (charged.page !== 'failure') return { kind: 'leave', to: resultPath(charged.page, reference) };
    if (charged.decline && !charged.decline.can_retry) {
      return { kind: 'leave', to: resultPath('failure', reference) };
    }
    return declinedOrNewer(charged.decline, reference);
  } catch (error) {
    if (hasCode(error, 'authentication_pending')) {
      return { kind: 'leave', to: bankPath(authenticationToken, reference) };
    }
    const known = refused(error, reference);
    if (known) return known;
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return { kind: 'not_now', message: error.message };
    }
    return { kind: 'leave', to: resultPath('pending', reference) };
  }
}

/**
 * An attempt that failed for no reason of its own was given up for a newer one (a second click): that one decides, and the
 * page that waits will tell.
 */
export function declinedOrNewer(decline: PayerDecline | null, reference: string): CardOutcome {
  return decline ? { kind: 'declined', decline } : { kind: 'leave', to: resultPath('pending', reference) };
}

/**
 * What a refused call means for the payer. Undefined when the error says nothing about the payment: the caller knows
 * whether money may have moved.
 */
export function refused(error: unknown, reference: string): CardOutcome | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.code) {
    case 'payment_already_paid':
      return { kind: 'leave', to: alreadyPaidPath(reference) };
    case 'payment_in_progress':
    case 'authentication_used':
    case 'idempotency_in_progress':
    case 'idempotency_key_reused':
      return { kind: 'leave', to: resultPath('pending', reference) };
    case 'payment_expired':
      return { kind: 'leave', to: resultPath('failure', reference) };
    case 'authentication_failed':
      // The card form says itself why.
      return { kind: 'leave', to: cardPath(reference) };
    case 'acquirer_unavailable':
    case 'rate_limited':
      return { kind: 'not_now', message: error.message };
    default:
      return undefined;
  }
}
