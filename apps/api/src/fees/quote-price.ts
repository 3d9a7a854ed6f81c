import type { FeeBearer } from '@harbour/contract/enums';
import { priceFor } from '@harbour/domain/fees';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { findFeeSchedule } from './find-fee-schedule.ts';

/** The largest sum that a payment may have on the wire. */
const LARGEST = 999_999_999_999;

/** What a payment that starts asks of its payer, in minor units. */
export interface Quote {
  /** All that the payer pays. */
  amount: number;
  fee_bearer: FeeBearer;
  /** The part of the amount that is our fee; zero where the merchant bears it. */
  payer_fee_amount: number;
  /** The version that priced it; none where the merchant bears the fee, which is priced at the capture. */
  fee_schedule_id: string | null;
}

/**
 * Prices a payment that starts. Who bears the fee, and what it is for the payer, is settled here and once, by the schedule
 * for local cards: the payer is shown what to pay before a card is known.
 *
 * Fails with: amount_out_of_range.
 */
export async function quotePrice(
  trx: Transaction,
  wanted: { businessId: string; currency: string; asked: number; at: Date },
): Promise<Quote> {
  const schedule = await findFeeSchedule(trx, { ...wanted, cardOrigin: 'local' });
  const { amount, fee } = priceFor(wanted.asked, schedule, schedule.bearer);
  if (amount > LARGEST) throw new DomainError('amount_out_of_range');
  return {
    amount,
    fee_bearer: schedule.bearer,
    payer_fee_amount: fee,
    fee_schedule_id: schedule.bearer === 'payer' ? schedule.id : null,
  };
}
