import type { Transaction } from '../platform/database.ts';
import type { Statement } from '../platform/pipeline.ts';
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

/** The same of several that nobody else holds; whatever is held is not waited for. By the business and the ids. */
export const LOCK_PAYMENTS: Statement = {
  name: 'lock_payments',
  text: 'select * from payments where business_id = $1 and id = any($2) for update skip locked',
};
