import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { SummarisedPayment } from './payment-answer.ts';
import { SUMMARY_COLUMNS } from './payment-answer.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { applyFilter, isSearched } from './payment-filter.ts';
import { findPayments } from './find-payments.ts';
import { loadBusiness } from './load-business.ts';

const LISTED = SUMMARY_COLUMNS.map((column) => `payment.${column}` as const);

/**
 * A page of a business's payments, newest first. A search shows the newest that it finds, and its total is said to be capped
 * where there may be others.
 *
 * Fails with: validation_failed, currency_not_supported, invalid_cursor.
 */
export function listPayments(
  { database }: AppDependencies,
  businessId: string,
  filter: PaymentFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<SummarisedPayment>> {
  return database.forBusiness(businessId, async (trx) => {
    const business = await loadBusiness(trx, businessId);
    const request = { ...page, filter: ['payments', businessId, filter] };
    const payments = trx.selectFrom('payments as payment').select(LISTED);
    if (!isSearched(filter))
      return readPage(trx, applyFilter(payments, business, filter), 'payment', request);
    const { ids, areAll } = await findPayments(trx, business, filter);
    const found = payments
      .where('payment.business_id', '=', businessId)
      .where('payment.id', '=', sql<string>`any(${ids}::text[])`);
    const { rows, meta } = await readPage(trx, found, 'payment', request);
    return { rows, meta: { ...meta, total_is_capped: !areAll } };
  });
}
