import type Stripe from 'stripe';
import { SECOND } from '../platform/clock.ts';
import { shorten } from '../platform/shorten.ts';
import type { Authorisation, NoAnswer } from './acquirer.ts';
import { fromStripeAmount } from './stripe-amount.ts';
import { declineCodeOf } from './stripe-declines.ts';

/** A call that has less time left than this, in milliseconds, is not begun. */
export const TOO_LATE = SECOND / 2;

/**
 * What an intent means. One that waits for somebody is closed first, in `timeout` milliseconds: nobody will go on with it,
 * and it must not pay later.
 */
export async function readIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  timeout: number,
): Promise<Authorisation | NoAnswer> {
  switch (intent.status) {
    case 'succeeded':
      return capturedBy(intent);
    case 'canceled':
      return declinedBy(intent);
    case 'requires_payment_method':
      return intent.last_payment_error === null ? close(stripe, intent, timeout) : declinedBy(intent);
    case 'requires_action':
    case 'requires_capture':
    case 'requires_confirmation':
      return close(stripe, intent, timeout);
    default:
      return { result: 'unknown' };
  }
}

/**
 * Closes an intent that was made, or may be, and will not be confirmed; where that fails, it stays as one that takes nothing.
 * Whether Stripe says that it is closed: only then has one surely taken nothing that may have been confirmed.
 */
export async function closeUnpaid(
  client: Promise<Stripe>,
  opening: Promise<Stripe.PaymentIntent> | undefined,
  timeout: number,
): Promise<boolean> {
  const intent = await opening?.catch(() => undefined);
  return intent !== undefined && (await close(await client, intent, timeout)).result === 'declined';
}

async function close(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  timeout: number,
): Promise<Authorisation | NoAnswer> {
  if (timeout < TOO_LATE) return { result: 'unknown' };
  try {
    const closed = await stripe.paymentIntents.cancel(
      intent.id,
      { cancellation_reason: 'abandoned' },
      { idempotencyKey: `${intent.id}_close`, timeout },
    );
    return closed.status === 'canceled' ? declinedBy(closed, intent.status) : { result: 'unknown' };
  } catch {
    // It may have been paid in this moment. The next inquiry sees.
    return { result: 'unknown' };
  }
}

function capturedBy(intent: Stripe.PaymentIntent): Authorisation {
  const charge = typeof intent.latest_charge === 'string' ? undefined : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    result: 'captured',
    acquirerId: intent.id,
    approvalCode: shorten(card?.authorization_code ?? charge?.id ?? intent.id, 100),
    taken: fromStripeAmount(intent.amount_received, intent.currency),
    card: { country: card?.country ?? null, funding: fundingOf(card?.funding) },
  };
}

function declinedBy(intent: Stripe.PaymentIntent, stoodAt: string = intent.status): Authorisation {
  const error = intent.last_payment_error;
  const code =
    stoodAt === 'requires_action'
      ? 'authentication_failed'
      : error === null
        ? 'processing_error'
        : declineCodeOf(error.decline_code, error.code);
  return { result: 'declined', acquirerId: intent.id, code };
}

function fundingOf(funding: string | null | undefined): 'credit' | 'debit' | 'prepaid' | 'unknown' {
  return funding === 'credit' || funding === 'debit' || funding === 'prepaid' ? funding : 'unknown';
}
