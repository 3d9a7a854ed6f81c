import type { Transaction } from '../platform/database.ts';
import { DomainError } from '../http/errors.ts';
import type { Payment } from './payment.ts';

/** Fails with: not_found. */
export async function loadPayment(trx: Transaction, businessId: string, id: string): Promise<Payment> {
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (payment === undefined) throw new DomainError('not_found');
  return payment;
}

/**
 * Loads a payment and holds its row until the transaction ends, so that whatever races it waits here.
 *
 * Fails with: not_found.
 */
export async function lockPayment(trx: Transaction, businessId: string, id: string): Promise<Payment> {
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) throw new DomainError('not_found');
  return payment;
}
