import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { Payment } from './payment.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { applyFilter } from './payment-filter.ts';
import { loadBusiness } from './load-business.ts';

/**
 * A page of a business's payments, newest first.
 *
 * Fails with: validation_failed, currency_not_supported, invalid_cursor.
 */
export function listPayments(
  { database }: AppDependencies,
  businessId: string,
  filter: PaymentFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<Payment>> {
  return database.forBusiness(businessId, async (trx) => {
    const business = await loadBusiness(trx, businessId);
    return readPage(
      { ...page, filter: ['payments', businessId, filter] },
      ({ condition, direction, limit }) =>
        applyFilter(trx.selectFrom('payments as payment').selectAll('payment'), business, filter)
          .where(condition(sql.ref('payment.created_at'), sql.ref('payment.id')))
          .orderBy('payment.created_at', direction)
          .orderBy('payment.id', direction)
          .limit(limit)
          .execute(),
      async (limit) => {
        const counted = applyFilter(
          trx.selectFrom('payments as payment').select('payment.id'),
          business,
          filter,
        );
        const { total } = await trx
          .selectFrom(counted.limit(limit).as('counted'))
          .select((select) => select.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return total;
      },
    );
  });
}
