import type { Transaction } from '../platform/database.ts';
import { recordPaymentEvent } from '../payments/payment-events.ts';
import type { Payment } from '../payments/payment.ts';

/** Notes on a payment's timeline that a notice of its dispute was refused; once, however often the notice comes. */
export async function recordRefusal(
  trx: Transaction,
  payment: Payment,
  message: string,
  now: Date,
): Promise<void> {
  const before = await trx
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('type', '=', 'transition_refused')
    .where('message', '=', message)
    .executeTakeFirst();
  if (before !== undefined) return;
  await recordPaymentEvent(trx, payment, { type: 'transition_refused', message, at: now });
}
