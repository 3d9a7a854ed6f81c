import type { Payment } from '../payments/payment.ts';
import type { Transaction } from '../platform/database.ts';
import { cardOrigin, feeOf } from './fee-schedule.ts';
import { findFeeSchedule } from './find-fee-schedule.ts';

/**
 * The fee of a payment that is captured, and the version of the schedule that it comes from. What a payer bears was
 * settled when the payment started; what a merchant bears goes by the card.
 */
export async function priceCapture(
  trx: Transaction,
  payment: Payment,
  cardCountry: string | null,
  at: Date,
): Promise<{ fee: number; scheduleId: string | null }> {
  if (payment.fee_bearer === 'payer')
    return { fee: payment.payer_fee_amount, scheduleId: payment.fee_schedule_id };
  const { country } = await trx
    .selectFrom('businesses')
    .select('country')
    .where('id', '=', payment.business_id)
    .executeTakeFirstOrThrow();
  const schedule = await findFeeSchedule(trx, {
    businessId: payment.business_id,
    currency: payment.currency,
    cardOrigin: cardOrigin(cardCountry, country),
    at,
  });
  return { fee: feeOf(payment.amount, schedule), scheduleId: schedule.id };
}
