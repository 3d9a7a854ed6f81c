import type { Schemas } from '@harbour/contract/schema';
import { isPaid } from '@harbour/domain/payment-status';
import type { AppDependencies } from '../../dependencies.ts';
import { issueCheckoutToken } from '../../http/checkout-tokens.ts';
import { linkHasRoom } from '../../payment-links/link-capacity.ts';
import { locateAddress } from '../checkout-address.ts';
import { readPayment } from '../expire-payment.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import type { Payment } from '../payment.ts';
import { isPayable } from '../payment.ts';
import { loadPayment } from '../payment-repository.ts';
import { HOUR, after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Merchant } from './checkout-answers.ts';

export interface OpenedPayment {
  state: Schemas['CheckoutState'];
  payment: Payment;
  merchant: Merchant;
  /** The payer's bearer; none unless the payment can be paid. */
  token: { value: string; expiresAt: Date } | null;
}

/** The payer's token outlives the payment's session, so that the receipt can still be read. */
export function payerTokenEnd(payment: Payment): Date {
  return after(payment.expires_at, HOUR);
}

/**
 * Opens the payment of an address for whoever has the address. One that can't be paid comes without a token.
 *
 * Fails with: not_found.
 */
export async function openPayment(deps: AppDependencies, reference: string): Promise<OpenedPayment> {
  const { database, clock } = deps;
  const address = await locateAddress(database, reference, 'payment');
  return database.forBusiness(address.businessId, async (trx) => {
    const now = clock.now();
    const payment = await readPayment(trx, (t) => loadPayment(t, address.businessId, address.subjectId), now);
    const merchant = await trx
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', payment.business_id)
      .executeTakeFirstOrThrow();
    const state = await stateOf(trx, payment, now);
    if (state !== 'payable') return { state, payment, merchant, token: null };
    await recordFirstOpening(trx, payment, now);
    const expiresAt = payerTokenEnd(payment);
    const value = await issueCheckoutToken(trx, {
      businessId: payment.business_id,
      kind: 'payment',
      subjectId: payment.id,
      mode: payment.mode,
      issuedAt: now,
      expiresAt,
    });
    return { state, payment, merchant, token: { value, expiresAt } };
  });
}

async function stateOf(trx: Transaction, payment: Payment, now: Date): Promise<Schemas['CheckoutState']> {
  if (isPaid(payment.status)) return 'already_paid';
  if (payment.status === 'processing') return 'in_progress';
  if (payment.status === 'expired') return 'expired';
  if (!isPayable(payment, now)) return 'failed';
  return (await linkHasRoom(trx, payment)) ? 'payable' : 'link_inactive';
}

async function recordFirstOpening(trx: Transaction, payment: Payment, now: Date): Promise<void> {
  const opened = await trx
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('type', '=', 'payment_opened')
    .limit(1)
    .executeTakeFirst();
  if (opened !== undefined) return;
  await recordPaymentEvent(trx, payment, {
    type: 'payment_opened',
    message: 'The customer opened the checkout.',
    at: now,
  });
}
