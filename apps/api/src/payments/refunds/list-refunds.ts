import type { Transaction } from '../../platform/database.ts';
import type { Refund } from './refund.ts';

/** The refunds of a payment, oldest first. */
export function listRefundsOf(trx: Transaction, paymentId: string): Promise<Refund[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
