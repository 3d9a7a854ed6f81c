import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { loadBusiness } from '../payments/load-business.ts';
import type { Payment } from '../payments/payment.ts';
import type { PaymentFilter } from '../payments/payment-filter.ts';
import { applyFilter } from '../payments/payment-filter.ts';

const BATCH = 1000;

/**
 * Every payment that matches a filter, newest first, read batch by batch so that the memory stays small. The first batch
 * is read at once: a wrong filter fails here, before anything was answered.
 *
 * Fails with: validation_failed, currency_not_supported.
 *
 * @param limit rows at most
 */
export async function readPayments(
  { database }: AppDependencies,
  businessId: string,
  filter: PaymentFilter,
  limit: number = Number.POSITIVE_INFINITY,
): Promise<{ timeZone: string; payments: AsyncIterable<Payment> }> {
  const business = await database.forBusiness(businessId, (trx) => loadBusiness(trx, businessId));
  const batchAfter = (last: Payment | undefined, size: number): Promise<Payment[]> =>
    database.forBusiness(businessId, (trx) =>
      applyFilter(trx.selectFrom('payments as payment').selectAll('payment'), business, filter)
        .where(
          last === undefined
            ? sql<boolean>`true`
            : sql<boolean>`(payment.created_at, payment.id) < (${last.created_at}, ${last.id})`,
        )
        .orderBy('payment.created_at', 'desc')
        .orderBy('payment.id', 'desc')
        .limit(size)
        .execute(),
    );
  const first = await batchAfter(undefined, Math.min(BATCH, limit));
  return { timeZone: business.time_zone, payments: follow(first, batchAfter, limit) };
}

async function* follow(
  first: Payment[],
  batchAfter: (last: Payment | undefined, size: number) => Promise<Payment[]>,
  limit: number,
): AsyncGenerator<Payment> {
  let batch = first;
  let left = limit;
  while (batch.length > 0) {
    yield* batch;
    left -= batch.length;
    if (batch.length < BATCH || left <= 0) return;
    batch = await batchAfter(batch.at(-1), Math.min(BATCH, left));
  }
}
