import type Stripe from 'stripe';
import { HOUR, MINUTE, SECOND, systemClock } from '../platform/clock.ts';
import type { Acquirer, AuthorisationRequest, RefundOutcome } from './acquirer.ts';
import { stripeAccepts, toStripeAmount } from './stripe-amount.ts';
import { CALL, openStripe } from './stripe-client.ts';
import type { StripeOptions } from './stripe-client.ts';
import { readFailure, turnedAwayBy } from './stripe-failure.ts';
import type { StripeFailure } from './stripe-failure.ts';
import { TOO_LATE, closeUnpaid, readIntent } from './stripe-intent.ts';
import { threeDSecureOf } from './stripe-three-d-secure.ts';

/** Our keys in Stripe's metadata, by which an inquiry knows its own again. */
const ATTEMPT = 'harbour_attempt';
const REFUND = 'harbour_refund';

/** How far around the time of its claim an intent is looked for: our clock may have been wrong by so much then. */
const AROUND = HOUR;
/** By how much Stripe's clock may differ from ours for "not found" to be believed. */
const CLOCKS_DIFFER = 5 * MINUTE;

/** All calls of an authorisation together, in milliseconds: the first inquiry comes 15 s after the claim (`nextTry`). */
const TOGETHER = 14 * SECOND;
const PAGE = 100;
const UNKNOWN = { result: 'unknown' } as const;
const NOT_SENT = { result: 'not_sent' } as const;
const NOT_FOUND = { result: 'not_found' } as const;
const CANNOT_BE_SENT = { result: 'declined', acquirerId: null, code: 'processing_error' } as const;

/**
 * Stripe, through its own library, in three calls under idempotency keys made of the attempt's id: a payment method made of
 * the card and, at the same time, an intent that cannot pay yet; then, once we have written down the intent's id, its
 * confirmation with the card, which captures. So an inquiry asks for the one intent that may have paid, and where none was
 * written down none has: what fails before the confirmation is not sent. Cards reach Stripe from this server, which Stripe allows to
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
  const clock = options.clock ?? systemClock;
  const now = options.now ?? (() => performance.now());
  const call = options.timeout ?? CALL;
  return {
    name: 'stripe',
    accepts: stripeAccepts,
    async authorise(request) {
      const end = now() + TOGETHER;
      const amount = toStripeAmount(request);
      if (amount === undefined) return CANNOT_BE_SENT;
      let opening: Promise<Stripe.PaymentIntent> | undefined;
      let confirming = false;
      // Given up in the meantime, or too late: nothing was asked of the card.
      let failure: StripeFailure = NOT_SENT;
      try {
        const stripe = await client;
        opening = stripe.paymentIntents.create(intentParams(request, amount), {
          idempotencyKey: `${request.key}_intent`,
        });
        const [method, { id }] = await Promise.all([
          stripe.paymentMethods.create(methodParams(request), { idempotencyKey: `${request.key}_card` }),
          opening,
        ]);
        const left = (await request.keepId(id)) ? end - now() : 0;
        if (left >= TOO_LATE) {
          confirming = true;
          const intent = await stripe.paymentIntents.confirm(id, confirmParams(request, method.id), {
            idempotencyKey: request.key,
            timeout: Math.min(options.timeout ?? 10 * SECOND, left),
          });
          return await readIntent(stripe, intent, Math.min(call, end - now()));
        }
      } catch (error) {
        failure = failureOf(error);
        // Before it is confirmed an intent takes nothing, whatever became of the calls so far.
        if (failure.result === 'unknown' && !confirming) failure = NOT_SENT;
      }
      if (!confirming || failure.result === 'not_sent') {
        const closed = await closeUnpaid(client, opening, Math.min(call, end - now()));
        // Whoever turned the confirmation away, a proxy say, may have passed it on before.
        if (confirming && !closed) return UNKNOWN;
      }
      return failure.result === 'refused' ? CANNOT_BE_SENT : failure;
    },

    /**
     * By the id that was written down before the intent could pay. Of an attempt of which nobody knows whether one was, by the
     * list of intents: unlike Stripe's search, it shows what was just made. It is bounded by our clock, so that "not found" is
     * believed only as long as Stripe's says about the same.
     */
    async inquire(key, sentAt, keptId) {
      if (keptId === null) return NOT_FOUND;
      try {
        const stripe = await client;
        const expand = ['latest_charge'];
        if (keptId !== undefined) {
          const intent = await stripe.paymentIntents.retrieve(keptId, { expand });
          return intent.metadata[ATTEMPT] === key ? await readIntent(stripe, intent, call) : UNKNOWN;
        }
        const made = stripe.paymentIntents.list({
          created: { gte: seconds(sentAt.getTime() - AROUND), lte: seconds(sentAt.getTime() + AROUND) },
          limit: PAGE,
          expand: expand.map((each) => `data.${each}`),
        });
        for await (const intent of made) {
          if (intent.metadata[ATTEMPT] === key) return await readIntent(stripe, intent, call);
        }
        // Headers as `fetch` makes them, whatever their type says.
        const date = new Headers((await made).lastResponse.headers).get('date') ?? '';
        const difference = Date.parse(date) - clock.now().getTime();
        return Math.abs(difference) <= CLOCKS_DIFFER ? NOT_FOUND : UNKNOWN;
      } catch (error) {
        // An inquiry that is refused says nothing about the money.
        return failureOf(error).result === 'not_sent' ? NOT_SENT : UNKNOWN;
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

function methodParams({ card }: AuthorisationRequest): Stripe.PaymentMethodCreateParams {
  return {
    type: 'card',
    card: { number: card.number, exp_month: card.expMonth, exp_year: card.expYear, cvc: card.cvc },
  };
}

function intentParams(
  { key, currency }: AuthorisationRequest,
  amount: number,
): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: currency.toLowerCase(),
    payment_method_types: ['card'],
    capture_method: 'automatic',
    metadata: { [ATTEMPT]: key },
  };
}

function confirmParams(
  { authentication }: AuthorisationRequest,
  paymentMethod: string,
): Stripe.PaymentIntentConfirmParams {
  const threeDSecure = threeDSecureOf(authentication);
  return {
    payment_method: paymentMethod,
    // The payer was asked before; nobody waits for a second question, so Stripe declines instead of asking it.
    error_on_requires_action: true,
    ...(threeDSecure === undefined
      ? {}
      : { payment_method_options: { card: { three_d_secure: threeDSecure } } }),
    expand: ['latest_charge'],
  };
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

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / SECOND);
}
