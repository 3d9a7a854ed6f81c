import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { DomainError } from '../http/errors.ts';
import type { CardOrigin, FeeSchedule } from './fee-schedule.ts';

/**
 * The schedule that prices a payment captured at `at`: the business's own newest version, else the default of the currency.
 *
 * Fails with: currency_not_supported.
 */
export async function findFeeSchedule(
  trx: Transaction,
  wanted: { businessId: string; currency: string; cardOrigin: CardOrigin; at: Date },
): Promise<FeeSchedule> {
  const schedule = await trx
    .selectFrom('fee_schedules')
    .selectAll()
    .where((where) =>
      where.or([where('business_id', '=', wanted.businessId), where('business_id', 'is', null)]),
    )
    .where('currency', '=', wanted.currency)
    .where('card_origin', '=', wanted.cardOrigin)
    .where('effective_from', '<=', wanted.at)
    .orderBy(sql`business_id nulls last`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (schedule === undefined) throw new DomainError('currency_not_supported');
  return schedule;
}

/** Whether payments can be taken in the currency: exactly those that have a price. */
export async function isCurrencySupported(
  trx: Transaction,
  businessId: string,
  currency: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('fee_schedules')
    .select('id')
    .where((where) => where.or([where('business_id', '=', businessId), where('business_id', 'is', null)]))
    .where('currency', '=', currency)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
