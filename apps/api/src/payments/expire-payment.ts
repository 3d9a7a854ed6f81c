import type { Transaction } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { abandonAttempts } from './abandon-attempts.ts';
import { movePayment } from './move-payment.ts';
import type { Payment } from './payment.ts';
import { hasRunOut } from './payment.ts';
import { lockPayment } from './payment-repository.ts';

/** The payment as it is at `now`: one whose session limit passed expires on being looked at. Hold its row. */
export async function expireIfRunOut(trx: Transaction, payment: Payment, now: Date): Promise<Payment> {
  if (!hasRunOut(payment, now)) return payment;
  await abandonAttempts(trx, payment.id, now);
  const expired = await movePayment(trx, payment, 'expired', {
    type: 'payment_expired',
    message: 'The customer did not pay in time.',
    at: now,
  });
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'payment.expired',
    subjectId: payment.id,
    payload: { reference: payment.reference, mode: payment.mode },
    occurredAt: now,
  });
  return expired ?? payment;
}

/**
 * Reads a payment as it is at `now`, and takes its row only where it has to expire.
 *
 * Fails with: not_found.
 */
export async function readPayment(
  trx: Transaction,
  load: (trx: Transaction) => Promise<Payment>,
  now: Date,
): Promise<Payment> {
  const payment = await load(trx);
  if (!hasRunOut(payment, now)) return payment;
  return expireIfRunOut(trx, await lockPayment(trx, payment.business_id, payment.id), now);
}
