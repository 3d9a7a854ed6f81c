import { randomUUID } from 'node:crypto';

/** Makes Stripe's objects, as far as the adapter reads them and the description wants them. */

export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  [more: string]: unknown;
}

export interface Charge {
  id: string;
  amount_refunded: number;
  [more: string]: unknown;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: CardError | null;
  next_action: object | null;
  /** Shown as its id, or whole where the caller expands it. */
  latest_charge: Charge | null;
  [more: string]: unknown;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  created: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
  [more: string]: unknown;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  card: { country: string; funding: string; [more: string]: unknown };
  [more: string]: unknown;
}

const ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
const BILLING = { address: ADDRESS, email: null, name: null, phone: null };

export const newStripeId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

export function newPaymentMethod(
  card: { country: string; funding: string; last4: string; expMonth: number; expYear: number },
  created: number,
): PaymentMethod {
  return {
    id: newStripeId('pm'),
    object: 'payment_method',
    billing_details: BILLING,
    card: {
      brand: 'visa',
      country: card.country,
      funding: card.funding,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
    },
    created,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function newIntent(
  wanted: {
    amount: number;
    currency: string;
    metadata: Record<string, string>;
    paymentMethod: string | undefined;
  },
  created: number,
): Intent {
  const id = newStripeId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: wanted.amount,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_of_the_payer`,
    confirmation_method: 'automatic',
    created,
    currency: wanted.currency,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: wanted.metadata,
    next_action: null,
    payment_method: wanted.paymentMethod ?? null,
    payment_method_types: ['card'],
    status: wanted.paymentMethod === undefined ? 'requires_payment_method' : 'requires_confirmation',
  };
}

export function newCharge(intent: Intent, method: PaymentMethod, paid: boolean): Charge {
  return {
    id: newStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: BILLING,
    captured: paid,
    created: intent.created,
    currency: intent.currency,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: { ...method.card, ...(paid ? { authorization_code: '042195' } : {}) },
    },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}

export function newRefund(
  wanted: { intent: Intent; amount: number; metadata: Record<string, string> },
  status: string,
  created: number,
): Refund {
  return {
    id: newStripeId('re'),
    object: 'refund',
    amount: wanted.amount,
    charge: wanted.intent.latest_charge?.id ?? null,
    created,
    currency: wanted.intent.currency,
    metadata: wanted.metadata,
    payment_intent: wanted.intent.id,
    reason: null,
    status,
    ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  };
}
