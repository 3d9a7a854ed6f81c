import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import { DomainError } from '../http/errors.ts';
import type { CardOrigin, FeeSchedule } from './fee-schedule.ts';

/** The currency of the schedules that price whatever has none of its own. */
const ANY_CURRENCY = '*';

/**
 * The schedule that prices a payment captured at `at`: the currency's own before the one of any currency; of these the
 * business's newest version, else the default. There is a default for every currency.
 */
export async function findFeeSchedule(
  trx: Transaction,
  wanted: { businessId: string; currency: string; cardOrigin: CardOrigin; at: Date },
): Promise<FeeSchedule> {
  return trx
    .selectFrom('fee_schedules')
    .selectAll()
    .where((where) =>
      where.or([where('business_id', '=', wanted.businessId), where('business_id', 'is', null)]),
    )
    .where('currency', 'in', [wanted.currency, ANY_CURRENCY])
    .where('card_origin', '=', wanted.cardOrigin)
    .where('effective_from', '<=', wanted.at)
    .orderBy((by) => by('currency', '=', ANY_CURRENCY))
    .orderBy(sql`business_id nulls last`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The refusal of what is no currency of ISO 4217, by the field that named it. */
export function currencyNotSupported(currency: string, field = 'currency'): DomainError {
  const message = `Payments in ${currency} are not possible.`;
  return new DomainError('currency_not_supported', {
    message,
    errors: [{ field, message, code: 'not_supported' }],
  });
}
