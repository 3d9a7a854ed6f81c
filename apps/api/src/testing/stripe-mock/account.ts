import { cardTable } from '@harbour/card-network/card-table';
import type { CardError, Intent, PaymentMethod, Refund } from './objects.ts';
import { newCharge, newIntent, newPaymentMethod, newRefund } from './objects.ts';

/** How Stripe decides on a payment or a refund. `ask`: wants the payer; `ask_anyway`: even where it was told not to ask. */
export type Decision =
  | { kind: 'approve' }
  | { kind: 'decline'; code: string; declineCode?: string }
  | { kind: 'ask' }
  | { kind: 'ask_anyway' }
  | { kind: 'stand'; status: string };

/** What becomes of an answer once the work is done. `silence`: none comes while the mock runs. */
export type Delivery = 'silence' | 'error 500' | 'not JSON' | 'other JSON' | 'redirect';

/** An error answer. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(`Stripe answers ${status}.`);
    this.status = status;
    this.error = error;
  }
}

function invalid(message: string, more: Record<string, unknown> = {}, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });
}

interface Page {
  limit?: number;
  starting_after?: string;
}

interface IntentInput {
  amount: number;
  currency: string;
  confirm?: boolean;
  error_on_requires_action?: boolean;
  payment_method?: string;
  metadata?: Record<string, string>;
}

const MULTIPLES: Readonly<Record<string, number>> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100 };

interface Chosen {
  method: PaymentMethod;
  decision: Decision;
  delivery?: Delivery;
}

/** The errors whose code says it all; behind `card_declined` the issuer's reason stands apart. */
const TELLING_CODES: ReadonlySet<string> = new Set(['expired_card', 'incorrect_cvc', 'processing_error']);

function decisionOf(authorization: (typeof cardTable)[number]['authorization']): Decision {
  if (authorization.startsWith('approve')) return { kind: 'approve' };
  if (authorization === 'authentication_required') return { kind: 'ask' };
  const code = TELLING_CODES.has(authorization) ? authorization : 'card_declined';
  return { kind: 'decline', code, declineCode: authorization };
}

/** One account at Stripe: what it took and gave back, by the rules of Stripe's documentation. */
export class StripeAccount {
  readonly intents: Intent[] = [];
  readonly refunds: Refund[] = [];
  readonly #methods = new Map<string, Chosen>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  createPaymentMethod(input: {
    card: { number: string; exp_month: number; exp_year: number };
  }): PaymentMethod {
    const { number, exp_month: expMonth, exp_year: expYear } = input.card;
    const row = cardTable.find((each) => each.number === number);
    if (row === undefined) {
      const message = 'Your card number is incorrect.';
      throw new StripeRefusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        param: 'number',
        message,
      });
    }
    const { authorization } = row;
    const method = newPaymentMethod({ ...row, last4: number.slice(-4), expMonth, expYear }, this.#seconds());
    this.#methods.set(method.id, {
      method,
      decision: decisionOf(authorization),
      ...(authorization === 'approve_then_silence' ? { delivery: 'silence' } : {}),
      ...(authorization === 'approve_then_error' ? { delivery: 'error 500' } : {}),
    });
    return method;
  }

  /** What the card's number does to the answer of a payment with it. */
  deliveryFor(paymentMethod: unknown): Delivery | undefined {
    return typeof paymentMethod === 'string' ? this.#methods.get(paymentMethod)?.delivery : undefined;
  }

  createIntent(input: IntentInput, scripted?: Decision): Intent {
    const multiple = MULTIPLES[input.currency] ?? 1;
    if (input.currency !== input.currency.toLowerCase())
      throw invalid('Invalid currency', { param: 'currency' });
    if (input.amount % multiple !== 0) {
      throw invalid(`Amounts in ${input.currency} must be multiples of ${multiple}.`, { param: 'amount' });
    }
    if (input.payment_method !== undefined) this.#chosen(input.payment_method);
    const wanted = { ...input, metadata: input.metadata ?? {}, paymentMethod: input.payment_method };
    const intent = newIntent(wanted, this.#seconds());
    this.intents.unshift(intent);
    return input.confirm === true ? this.confirmIntent(intent.id, input, scripted) : intent;
  }

  confirmIntent(
    id: string,
    input: { payment_method?: string; error_on_requires_action?: boolean },
    scripted?: Decision,
  ): Intent {
    const intent = this.intentOf(id);
    if (!intent.status.startsWith('requires_')) {
      const message = `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`;
      throw invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) });
    }
    const { method, decision } = this.#chosen(input.payment_method ?? '');
    intent.payment_method = method.id;
    this.#confirm(intent, method, scripted ?? decision, input.error_on_requires_action === true);
    return intent;
  }

  #chosen(paymentMethod: string): Chosen {
    const chosen = this.#methods.get(paymentMethod);
    if (chosen === undefined) {
      throw invalid('No such PaymentMethod', { code: 'resource_missing', param: 'payment_method' });
    }
    return chosen;
  }

  #confirm(intent: Intent, method: PaymentMethod, decision: Decision, mayNotAsk: boolean): void {
    switch (decision.kind) {
      case 'approve':
        intent.status = 'succeeded';
        intent.amount_received = intent.amount;
        intent.latest_charge = newCharge(intent, method, true);
        return;
      case 'stand':
        intent.status = decision.status;
        return;
      case 'decline':
        throw this.#decline(intent, method, decision.code, decision.declineCode);
      case 'ask':
        if (mayNotAsk) {
          throw this.#decline(intent, method, 'authentication_required', 'authentication_required');
        }
        break;
      case 'ask_anyway':
        break;
    }
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
  }

  #decline(intent: Intent, method: PaymentMethod, code: string, declineCode?: string): StripeRefusal {
    intent.status = 'requires_payment_method';
    intent.latest_charge = newCharge(intent, method, false);
    const error: CardError = {
      type: 'card_error',
      code,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      message: 'Your card was declined.',
    };
    intent.last_payment_error = { ...error, payment_method: method };
    return new StripeRefusal(402, {
      ...error,
      charge: intent.latest_charge.id,
      payment_intent: shown(intent),
    });
  }

  cancelIntent(id: string): Intent {
    const intent = this.intentOf(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      throw invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) });
    }
    intent.status = 'canceled';
    intent.next_action = null;
    return intent;
  }

  listIntents(query: Page & { created?: { gte?: number; lte?: number } }): {
    data: Intent[];
    has_more: boolean;
  } {
    const { gte = 0, lte = Number.MAX_SAFE_INTEGER } = query.created ?? {};
    return page(
      this.intents.filter(({ created }) => created >= gte && created <= lte),
      query,
    );
  }

  createRefund(
    input: { payment_intent: string; amount?: number; metadata?: Record<string, string> },
    scripted?: Decision,
  ): Refund {
    const intent = this.intentOf(input.payment_intent);
    const charge = intent.latest_charge;
    if (intent.status !== 'succeeded' || charge === null) {
      throw invalid('This PaymentIntent does not have a successful charge to refund.', {
        code: 'charge_not_refundable',
      });
    }
    const left = intent.amount_received - charge.amount_refunded;
    if (left === 0)
      throw invalid('The charge has already been refunded.', { code: 'charge_already_refunded' });
    const amount = input.amount ?? left;
    if (amount > left) {
      throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
    }
    const status = scripted?.kind === 'stand' ? scripted.status : 'succeeded';
    const refund = newRefund({ intent, amount, metadata: input.metadata ?? {} }, status, this.#seconds());
    if (status !== 'failed') charge.amount_refunded += amount;
    this.refunds.unshift(refund);
    return refund;
  }

  listRefunds(query: Page & { payment_intent?: string }): { data: Refund[]; has_more: boolean } {
    const { payment_intent: id } = query;
    if (id !== undefined) this.intentOf(id);
    return page(
      this.refunds.filter((refund) => id === undefined || refund.payment_intent === id),
      query,
    );
  }

  intentOf(id: string): Intent {
    const intent = this.intents.find((each) => each.id === id);
    if (intent === undefined) {
      throw invalid('No such payment_intent', { code: 'resource_missing', param: 'intent' }, 404);
    }
    return intent;
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

/** An intent as Stripe shows it without `expand`. */
export function shown(intent: Intent): object {
  return { ...intent, latest_charge: intent.latest_charge?.id ?? null };
}

/** Stripe lists the newest first, ten at a time unless asked otherwise. */
function page<T extends { id: string }>(all: T[], { limit = 10, starting_after }: Page) {
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  return { data: all.slice(start, start + limit), has_more: all.length > start + limit };
}
