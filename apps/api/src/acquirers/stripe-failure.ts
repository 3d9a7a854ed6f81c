import type { Authorisation, NoAnswer } from './acquirer.ts';
import { neverConnected } from './network-call.ts';
import { declineCodeOf } from './stripe-declines.ts';

/** `refused`: understood, and surely not done. */
export type StripeFailure =
  | Extract<Authorisation, { result: 'declined' }>
  | { result: 'refused'; code: string; message: string }
  | NoAnswer;

/**
 * What an error of Stripe's library says about the money. Whatever is not a clear "no" is `unknown`: a time-out, any 5xx,
 * a conflict of keys, an answer that is not JSON. Nothing of the error itself is passed on but a refusal's code and words.
 */
export function readFailure(error: unknown): StripeFailure {
  const failure = fieldsOf(error);
  switch (failure.statusCode) {
    case 402:
      return {
        result: 'declined',
        acquirerId: textOf(fieldsOf(failure.payment_intent).id) ?? null,
        code: declineCodeOf(textOf(failure.decline_code), textOf(failure.code)),
      };
    case 400:
    case 404:
      // The key was used before, for something else: what became of that is not told.
      if (failure.rawType === 'idempotency_error') return { result: 'unknown' };
      return {
        result: 'refused',
        code: textOf(failure.code) ?? 'refused',
        message: textOf(failure.message) ?? 'Stripe refused the request.',
      };
    // Turned away at the door: a key that is not valid or may not do this, or too many calls.
    case 401:
    case 403:
    case 429:
      return { result: 'not_sent' };
    case undefined:
      return { result: neverConnected(failure.detail) ? 'not_sent' : 'unknown' };
    default:
      return { result: 'unknown' };
  }
}

/** The status by which a call was turned away at the door; `undefined`: it was let in, or never came so far. */
export function turnedAwayBy(error: unknown): number | undefined {
  const { statusCode } = fieldsOf(error);
  return [401, 403, 429].find((status) => status === statusCode);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
