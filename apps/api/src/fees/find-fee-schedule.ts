import type { Transaction } from '../platform/database.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { sendOn } from '../platform/pipeline.ts';
import { DomainError } from '../http/errors.ts';
import type { CardOrigin, FeeSchedule } from './fee-schedule.ts';

/** The currency of the schedules that price whatever has none of its own. */
export const ANY_CURRENCY = '*';

const FIND_SCHEDULE: Statement = {
  name: 'find_fee_schedule',
  text: `
    select * from fee_schedules
    where (business_id = $1 or business_id is null) and currency in ($2, '${ANY_CURRENCY}') and card_origin = $3
      and effective_from <= $4
    order by currency = '${ANY_CURRENCY}', business_id nulls last, version desc
    limit 1`,
};

/**
 * The schedule that prices a payment captured at `at`: the currency's own before the one of any currency; of these the
 * business's newest version, else the default. There is a default for every currency.
 */
export async function sendForFeeSchedule(
  send: Send,
  wanted: { businessId: string; currency: string; cardOrigin: CardOrigin; at: Date },
): Promise<FeeSchedule> {
  const [schedule] = await send<FeeSchedule>(FIND_SCHEDULE, [
    wanted.businessId,
    wanted.currency,
    wanted.cardOrigin,
    wanted.at,
  ]);
  if (schedule === undefined) throw new Error(`Nothing prices ${wanted.currency}.`);
  return schedule;
}

export function findFeeSchedule(
  trx: Transaction,
  wanted: Parameters<typeof sendForFeeSchedule>[1],
): Promise<FeeSchedule> {
  return sendForFeeSchedule(sendOn(trx), wanted);
}

/** The refusal of what is no currency of ISO 4217, by the field that named it. */
export function currencyNotSupported(currency: string, field = 'currency'): DomainError {
  const message = `Payments in ${currency} are not possible.`;
  return new DomainError('currency_not_supported', {
    message,
    errors: [{ field, message, code: 'not_supported' }],
  });
}
