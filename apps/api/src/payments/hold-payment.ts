import type { Transaction } from '../platform/database.ts';
import type { Payment } from './payment.ts';
import { lockPayment } from './payment-repository.ts';

/**
 * Holds a payment for what another module does with it, until the transaction ends: whatever races it waits here.
 *
 * Fails with: not_found.
 */
export function holdPayment(trx: Transaction, businessId: string, id: string): Promise<Payment> {
  return lockPayment(trx, businessId, id);
}
