import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { claimAddress } from './checkout-address.ts';
import { newReference, refuseReserved } from './new-reference.ts';
import { quotePrice } from '../fees/quote-price.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Customer, Payment } from './payment.ts';
import type { CustomFieldValue, Mode } from './tables.ts';

export interface NewPayment {
  id: string;
  businessId: string;
  mode: Mode;
  /** The merchant's own; left out, an unguessable one is made. */
  reference?: string | undefined;
  /** What the merchant asks for, in minor units. */
  amount: number;
  /** One of ISO 4217: the caller has checked it. */
  currency: string;
  source: Payment['source'];
  paymentLinkId: string | null;
  description: string | null;
  customer: Customer;
  metadata: Record<string, string>;
  customFields: CustomFieldValue[];
  redirectUrl: string | null;
  now: Date;
  expiresAt: Date;
}

/**
 * Starts a payment; with the id of one that was started before, that one comes back.
 *
 * Fails with: amount_out_of_range, reference_taken, reference_reserved.
 */
export async function startPayment(trx: Transaction, wanted: NewPayment): Promise<Payment> {
  const before = await findOwn(trx, wanted);
  if (before !== undefined) return before;
  const reference = wanted.reference ?? newReference();
  refuseReserved(reference);
  const payment = await insert(trx, wanted, reference);
  await recordPaymentEvent(trx, payment, {
    type: 'payment_created',
    message: wanted.source === 'api' ? 'Created by your server.' : 'Started from a payment link.',
    at: wanted.now,
    amount: payment.amount,
    to: 'pending',
  });
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'payment.created',
    subjectId: payment.id,
    payload: { reference, mode: payment.mode, amount: payment.amount, currency: payment.currency },
    occurredAt: wanted.now,
  });
  return payment;
}

function findOwn(trx: Transaction, { businessId, id }: NewPayment): Promise<Payment | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The payer's address: the reference itself, or, where another business has it, one that is made up. */
async function takeAddress(trx: Transaction, wanted: NewPayment, reference: string): Promise<string> {
  const owner = { businessId: wanted.businessId, kind: 'payment', subjectId: wanted.id } as const;
  if (await claimAddress(trx, reference, owner)) return reference;
  const apart = newReference();
  await claimAddress(trx, apart, owner);
  return apart;
}

async function insert(trx: Transaction, wanted: NewPayment, reference: string): Promise<Payment> {
  const checkoutReference = await takeAddress(trx, wanted, reference);
  const payment = await trx
    .insertInto('payments')
    .values({
      id: wanted.id,
      business_id: wanted.businessId,
      mode: wanted.mode,
      reference,
      checkout_reference: checkoutReference,
      ...(await quotePrice(trx, { ...wanted, asked: wanted.amount, at: wanted.now })),
      currency: wanted.currency,
      status: 'pending',
      source: wanted.source,
      payment_link_id: wanted.paymentLinkId,
      description: wanted.description,
      customer: jsonb(wanted.customer),
      metadata: jsonb(wanted.metadata),
      custom_fields: jsonb(wanted.customFields),
      redirect_url: wanted.redirectUrl,
      captured_amount: 0,
      fee_amount: 0,
      refund_claimed_amount: 0,
      refunded_amount: 0,
      created_at: wanted.now,
      expires_at: wanted.expiresAt,
      updated_at: wanted.now,
    })
    .onConflict((conflict) => conflict.columns(['business_id', 'mode', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (payment === undefined) throw new DomainError('reference_taken');
  return payment;
}
