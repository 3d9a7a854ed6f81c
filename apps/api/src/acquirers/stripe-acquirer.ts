import type Stripe from 'stripe';
import { HOUR, MINUTE, SECOND } from '../platform/clock.ts';
import { shorten } from '../platform/shorten.ts';
import type { Acquirer, Authorisation, AuthorisationRequest, NoAnswer, RefundOutcome } from './acquirer.ts';
import { stripeAccepts, toStripeAmount } from './stripe-amount.ts';
import { CALL, openStripe } from './stripe-client.ts';
import type { StripeOptions } from './stripe-client.ts';
import { declineCodeOf } from './stripe-declines.ts';
import { readFailure, turnedAwayBy } from './stripe-failure.ts';
import type { StripeFailure } from './stripe-failure.ts';
import { threeDSecureOf } from './stripe-three-d-secure.ts';

/** Our keys in Stripe's metadata, by which an inquiry knows its own again. */
const ATTEMPT = 'harbour_attempt';
const REFUND = 'harbour_refund';

/** How far Stripe's clock may be behind ours or ahead of it; and how long after its claim an authorisation may arrive there. */
const BEFORE_SENT = HOUR;
const AFTER_SENT = 15 * MINUTE;

/** All calls of an authorisation together, in milliseconds: the first inquiry comes 15 s after the claim (`nextTry`). */
const TOGETHER = 14 * SECOND;
/** A call that has less time left than this is not begun. */
const TOO_LATE = SECOND / 2;

const PAGE = 100;
const CANNOT_BE_SENT = { result: 'declined', acquirerId: null, code: 'processing_error' } as const;

/**
 * Stripe, through its own library: a payment method made of the card, then one payment intent that confirms and captures,
 * both under idempotency keys made of the attempt's id. Cards reach Stripe from this server, which Stripe allows to
 * accounts that have proved their PCI DSS compliance alone. Disputes are not read: they are answered in Stripe's dashboard.
 *
 * Fails with: StartError, for a key that is none or is for the other mode.
 */
export function stripeAcquirer(options: StripeOptions): Acquirer {
  const client = openStripe(options);
  const failureOf = (error: unknown): StripeFailure => {
    const status = turnedAwayBy(error);
    if (status !== undefined) options.onTurnedAway?.(status);
    return readFailure(error);
  };
  const now = options.now ?? (() => performance.now());
  const call = options.timeout ?? CALL;
  return {
    name: 'stripe',
    accepts: stripeAccepts,
    async authorise(request) {
      const end = now() + TOGETHER;
      const amount = toStripeAmount(request);
      if (amount === undefined) return CANNOT_BE_SENT;
      try {
        const stripe = await client;
        const method = await stripe.paymentMethods.create(
          {
            type: 'card',
            card: {
              number: request.card.number,
              exp_month: request.card.expMonth,
              exp_year: request.card.expYear,
              cvc: request.card.cvc,
            },
          },
          { idempotencyKey: `${request.key}_card` },
        );
        const left = end - now();
        if (left < TOO_LATE) return { result: 'not_sent' };
        const intent = await stripe.paymentIntents.create(intentParams(request, amount, method.id), {
          idempotencyKey: request.key,
          timeout: Math.min(options.timeout ?? 10 * SECOND, left),
        });
        return await readIntent(stripe, intent, Math.min(call, end - now()));
      } catch (error) {
        const failure = failureOf(error);
        return failure.result === 'refused' ? CANNOT_BE_SENT : failure;
      }
    },

    /** By the list of intents: unlike Stripe's search, it shows what was just made, so that "not found" may be believed. */
    async inquire(key, sentAt) {
      try {
        const stripe = await client;
        const made = stripe.paymentIntents.list({
          created: {
            gte: seconds(sentAt.getTime() - BEFORE_SENT),
            lte: seconds(sentAt.getTime() + AFTER_SENT),
          },
          limit: PAGE,
          expand: ['data.latest_charge'],
        });
        for await (const intent of made) {
          if (intent.metadata[ATTEMPT] === key) return await readIntent(stripe, intent, call);
        }
        return { result: 'not_found' };
      } catch (error) {
        // An inquiry that is refused says nothing about the money.
        return { result: failureOf(error).result === 'not_sent' ? 'not_sent' : 'unknown' };
      }
    },

    /** Looks among the payment's refunds first: Stripe forgets keys after a day, and a refund is asked for until answered. */
    async refund({ key, acquirerId, amount: minor, currency }) {
      const amount = toStripeAmount({ amount: minor, currency });
      if (amount === undefined) {
        const message = `Stripe cannot be told this amount of ${currency} exactly.`;
        return { result: 'refused', code: 'amount_not_expressible', message };
      }
      try {
        const stripe = await client;
        for await (const refund of stripe.refunds.list({ payment_intent: acquirerId, limit: PAGE })) {
          if (refund.metadata?.[REFUND] === key) return readRefund(refund);
        }
        return readRefund(
          await stripe.refunds.create(
            { payment_intent: acquirerId, amount, metadata: { [REFUND]: key } },
            { idempotencyKey: key },
          ),
        );
      } catch (error) {
        const failure = failureOf(error);
        return failure.result === 'declined'
          ? { result: 'refused', code: failure.code, message: 'The bank of the card refused the refund.' }
          : failure;
      }
    },

    async listDisputes(after) {
      return { result: 'page', cases: [], cursor: after ?? '', more: false };
    },

    async respondToDispute() {
      const message = "Disputes of payments through Stripe are answered in Stripe's dashboard.";
      return { result: 'refused', code: 'not_supported', message };
    },
  };
}

function intentParams(
  request: AuthorisationRequest,
  amount: number,
  paymentMethod: string,
): Stripe.PaymentIntentCreateParams {
  const threeDSecure = threeDSecureOf(request.authentication);
  return {
    amount,
    currency: request.currency.toLowerCase(),
    payment_method: paymentMethod,
    payment_method_types: ['card'],
    capture_method: 'automatic',
    confirm: true,
    // The payer was asked before; nobody waits for a second question, so Stripe declines instead of asking it.
    error_on_requires_action: true,
    ...(threeDSecure === undefined
      ? {}
      : { payment_method_options: { card: { three_d_secure: threeDSecure } } }),
    metadata: { [ATTEMPT]: request.key },
    expand: ['latest_charge'],
  };
}

/**
 * What an intent means. One that waits for somebody is closed first, in `timeout` milliseconds: nobody will go on with it,
 * and it must not pay later.
 */
async function readIntent(
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

function readRefund(refund: Stripe.Refund): RefundOutcome {
  switch (refund.status) {
    case 'succeeded':
      return { result: 'succeeded' };
    case 'failed':
    case 'canceled':
      return {
        result: 'refused',
        code: refund.failure_reason ?? refund.status,
        message: 'The refund did not reach the customer’s card.',
      };
    default:
      // Pending, or not a refund at all: asked for again later.
      return { result: 'unknown' };
  }
}

function fundingOf(funding: string | null | undefined): 'credit' | 'debit' | 'prepaid' | 'unknown' {
  return funding === 'credit' || funding === 'debit' || funding === 'prepaid' ? funding : 'unknown';
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / SECOND);
}
