import type { ThreeDSecureChallenge } from '@harbour/contract/model';
import { hasCode } from '../../api/api-errors.ts';
import type { CheckoutApi } from '../../api/checkout-api.ts';
import { withPaymentToken } from '../../api/payment-token.ts';
import { bankPath, cardPath, tryAgainPath } from '../../paths.ts';
import { readMethod } from '../../payer-cookies.ts';
import type { MethodForm } from '../../payer-cookies.ts';
import { refused, takePayment } from '../../take-payment.ts';
import type { CardOutcome } from '../../take-payment.ts';

/** What the bank page has to do. */
export type BankStep =
  /** Let the issuer look at the browser, unseen. */
  | { step: 'method'; method: MethodForm }
  /** Let the payer talk to the issuer. */
  | { step: 'challenge'; challenge: ThreeDSecureChallenge }
  /** The issuer's word isn't in yet. */
  | { step: 'wait' }
  /** All is said: post the form that goes on. */
  | { step: 'continue' };

export type BankPage = BankStep | { step: 'leave'; to: string };

interface Attempt {
  reference: string;
  authenticationToken: string;
}

/** Reads where an attempt stands, for showing it. Changes nothing, so the page may be reloaded. */
export async function readAttempt(
  api: CheckoutApi,
  request: Request,
  { reference, authenticationToken }: Attempt,
): Promise<BankPage> {
  const method = readMethod(request);
  if (method) return { step: 'method', method };
  try {
    const status = await withPaymentToken(api, request, reference, (paymentToken) =>
      api.continueCardAuthentication(paymentToken, { token: authenticationToken }),
    );
    if (status === undefined) return { step: 'leave', to: cardPath(reference) };
    switch (status.next) {
      case 'challenge':
        return status.challenge ? { step: 'challenge', challenge: status.challenge } : { step: 'wait' };
      case 'wait':
        return { step: 'wait' };
      case 'method':
      case 'charge':
        return { step: 'continue' };
      case 'failed':
        return { step: 'leave', to: cardPath(reference) };
    }
  } catch (error) {
    return { step: 'leave', to: leaveTo(error, reference) };
  }
}

/**
 * Goes on with an attempt after the method or the challenge, as far as it can: to the payment's result, to the card form
 * again, or back to this page when the issuer still has something to do. Only what the API says counts.
 */
export async function continueAttempt(
  api: CheckoutApi,
  request: Request,
  { reference, authenticationToken }: Attempt,
  methodCompletion: 'completed' | 'timed_out' | undefined,
): Promise<string> {
  try {
    const outcome = await withPaymentToken(api, request, reference, async (paymentToken) => {
      const status = await api.continueCardAuthentication(paymentToken, {
        token: authenticationToken,
        ...(methodCompletion && { method_completion: methodCompletion }),
      });
      if (status.next !== 'charge') return status.next;
      return takePayment(api, { reference, paymentToken, authenticationToken });
    });
    if (outcome === undefined || outcome === 'failed') return cardPath(reference);
    return typeof outcome === 'string'
      ? bankPath(authenticationToken, reference)
      : pageAfter(outcome, reference);
  } catch (error) {
    return leaveTo(error, reference);
  }
}

/** The card form says itself what the last refusal was; of a try that no card was refused in it has to be told. */
function pageAfter(outcome: CardOutcome, reference: string): string {
  if (outcome.kind === 'leave') return outcome.to;
  return outcome.kind === 'not_now' ? tryAgainPath(reference) : cardPath(reference);
}

/** @throws the error when it says nothing about this attempt */
function leaveTo(error: unknown, reference: string): string {
  const outcome = refused(error, reference);
  if (outcome && outcome.kind !== 'not_now') return pageAfter(outcome, reference);
  // The attempt was given up for a newer one, or never was: the card form knows what is possible now.
  if (hasCode(error, 'invalid_token', 'not_found', 'validation_failed')) return cardPath(reference);
  throw error;
}
