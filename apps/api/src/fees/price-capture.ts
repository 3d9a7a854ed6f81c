import type { Payment } from '../payments/payment.ts';
import type { CardOrigin, FeeSchedule } from './fee-schedule.ts';
import { cardOrigin, feeOf } from './fee-schedule.ts';

/** What a capture costs, in minor units, and the version of the schedule that it comes from. */
export interface CapturePrice {
  fee: number;
  scheduleId: string | null;
}

/**
 * The fee of a payment that is captured. What a payer bears was settled when the payment started; what a merchant bears
 * goes by the card.
 *
 * @param scheduleOf finds the schedule of the business that prices the capture
 */
export async function priceCapture(
  payment: Payment,
  { merchant, card }: { merchant: string; card: string | null },
  scheduleOf: (currency: string, origin: CardOrigin) => Promise<FeeSchedule>,
): Promise<CapturePrice> {
  if (payment.fee_bearer === 'payer')
    return { fee: payment.payer_fee_amount, scheduleId: payment.fee_schedule_id };
  const schedule = await scheduleOf(payment.currency, cardOrigin(card, merchant));
  return { fee: feeOf(payment.amount, schedule), scheduleId: schedule.id };
}
