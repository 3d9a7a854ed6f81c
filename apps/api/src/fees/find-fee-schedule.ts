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
  if (schedule === undefined) throw currencyNotSupported(wanted.currency);
  return schedule;
}

/** The refusal of a currency that has no price, or is none, by the field that named it. */
export function currencyNotSupported(currency: string, field = 'currency'): DomainError {
  const message = `Payments in ${currency} are not possible.`;
  return new DomainError('currency_not_supported', {
    message,
    errors: [{ field, message, code: 'not_supported' }],
  });
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
